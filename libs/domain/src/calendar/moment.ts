/** The moment so many milliseconds before another. */
export const before = (moment: Date, ms: number): Date => new Date(moment.getTime() - ms);

/** The moment so many milliseconds after another. */
export const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);
