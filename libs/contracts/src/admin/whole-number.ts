import { z } from 'zod';

/** A query parameter with a whole number from 1 to `max`. The error message is written to follow the field's name. */
export const wholeNumber = (max: number, defaultValue: number) => {
  const message = `must be a whole number from 1 to ${max}`;
  return z
    .string()
    .regex(/^\d{1,6}$/, message)
    .transform(Number)
    .pipe(z.number().min(1, message).max(max, message))
    .default(defaultValue);
};
