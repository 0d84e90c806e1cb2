/** Programs from outside that play a seat, in Polish. */
import type {ProgramWords} from '../en/programs.js';

export const programs: ProgramWords = {
	troubles: {
		'not-started': reason => `nie da się go uruchomić, ${reason}`,
		ended: by => /^\d/.test(by) ? `koniec programu z kodem ${by}` : `koniec programu przez sygnał ${by}`,
		late: milliseconds => `brak odpowiedzi w ciągu ${milliseconds} ms`,
		endless: 'wiersz bez końca',
		unnamed: 'nie podano go',
		unasked: wrote => `wiersz bez pytania: ${wrote}`,
		'not-understood': wrote => `odpowiedź nie jest ruchem: ${wrote}`,
		'not-allowed': move => `niedozwolony ruch ${move}`,
	},
	failed: (name, why, complaint) => `Kłopot z programem ${name}: ${why}.${said(complaint)}`,
	unnamed: name => `Nie podano programu dla ${name}, więc dalej gra tam amator; podaje się go przez --bots exec:POLECENIE.`,
	failedOften: ({bot, share, first, why, complaint}) =>
		`Zamiast programu ${bot} gra amator (${share}), pierwszy raz w numerze ${first}: ${why}.${said(complaint)}`,
};

function said(complaint: string): string {
	return complaint === '' ? '' : ` Jego ostatnie słowa: ${complaint}`;
}
