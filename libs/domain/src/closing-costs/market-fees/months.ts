/** So many months of a yearly amount in cents. */
export const months = (yearlyCents: number, count: number): number => Math.round((yearlyCents * count) / 12);
