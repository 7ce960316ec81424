import { z } from 'zod';

/** A whole number from 1 to `most` in a query, where all is text; a refusal names the field. */
export const wholeNumber = (name: string, most: number, otherwise: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, `${name} must be a whole number from 1 to ${most}`)
    .transform(Number)
    .pipe(
      z
        .number()
        .min(1, `${name} must be a whole number from 1 to ${most}`)
        .max(most, `${name} must be a whole number from 1 to ${most}`),
    )
    .default(otherwise);
