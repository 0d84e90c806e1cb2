/** What there is to learn, in Polish. */
import type {LearningWords} from '../en/learning.js';

export const learning: LearningWords = {
	lesson: variant => `Lekcja: ${variant}`,
	drill: variant => `Znajdź najlepszy ruch: ${variant}`,
};
