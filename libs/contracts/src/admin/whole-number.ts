import { z } from 'zod';

/** A whole number from 1 to `most` in a query, where all is text; a refusal begins with the name of its field. */
export const wholeNumber = (most: number, otherwise: number) => {
  const message = `must be a whole number from 1 to ${most}`;
  return z
    .string()
    .regex(/^\d{1,6}$/, message)
    .transform(Number)
    .pipe(z.number().min(1, message).max(most, message))
    .default(otherwise);
};
