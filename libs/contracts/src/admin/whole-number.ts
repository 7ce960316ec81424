import { z } from 'zod';

/** A query parameter with a whole number from 1 to `most`. The error message follows the name of the field. */
export const wholeNumber = (most: number, otherwise: number) => {
  const message = `must be a whole number from 1 to ${most}`;
  return z
    .string()
    .regex(/^\d{1,6}$/, message)
    .transform(Number)
    .pipe(z.number().min(1, message).max(most, message))
    .default(otherwise);
};
