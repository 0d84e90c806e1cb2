/** What there is to learn, in English. */
export const learning = {
	/** Rows of the list, by the variant's name. */
	lesson: (variant: string) => `Lesson: ${variant}`,
	drill: (variant: string) => `Find the best: ${variant}`,
};

/** The words of the list of lessons; every language has all of them. */
export type LearningWords = typeof learning;
