/** What the signs on the table mean, in Polish: each sign, then its meaning after blanks. */

/** The signs of the board, and last that of the hand. */
export const signs = [
	'A  koniec, który się liczy; wybiera go jego litera',
	'e  mała litera: koniec, do którego można dołożyć, ale się nie liczy',
	'·  koniec, który się liczy, ale jeszcze nie można do niego dołożyć',
	'+  w dublecie: spinner, można dokładać do wszystkich czterech boków; zwykły dublet ma tu kreskę',
	':  w kamieniu: ostatnio zgrany; kropki pokazują, gdzie trafi twój',
	'[5-3]  w ręce: pasuje; > to kursor oraz osoba, której kolej',
];

/** Those of what stands under the board. */
export const tableSigns = [
	'A=5  na końcu A jest 5 oczek i tyle się liczy',
	'B=6+6  na końcu leży dublet: liczą się obie połówki (0+0 to nadal koniec, choć liczy się 0)',
	'B=6*  to samo tam, gdzie chodzi o jednakowe końce',
	'e(4)  do końca e można dołożyć kamień z 4, ale ten koniec się nie liczy',
	'·=4  koniec z 4 oczkami już się liczy, ale jeszcze nie można do niego dołożyć',
	'→  ile daje układ na stole albo kamień, który dołożysz',
	'+3  przy wyborze miejsca: tyle dałoby to miejsce; w pełnym zapisie → 3 punkty',
	'po  „po 5-3:”: jak będzie, gdy dołożysz ten kamień',
	'[pas]  także [dobierz] i [koniec kolejki]: działanie bez kamienia; prowadzi tam też strzałka',
	'(1)  za wynikiem: wygrane rundy',
	'…  na resztę nie ma miejsca; = pokazuje wszystkie ramiona',
];
