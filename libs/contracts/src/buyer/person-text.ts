import { z } from 'zod';

/** Text of a person: no control characters or lone surrogates; markup is ordinary text. */
export const personText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !/[\u0000-\u001f\u007f]/.test(value) && value.isWellFormed(), {
      message: 'must not contain control characters',
    });
