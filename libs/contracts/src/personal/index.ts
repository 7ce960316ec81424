import type { z } from 'zod';

/**
 * Marks a response field as personal data: a name, an email or street address, a website, a member number.
 * Auditors see it masked; in the OpenAPI document it has `x-personal`.
 */
export const personal = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ 'x-personal': true });

export const isPersonal = (schema: z.ZodType): boolean => schema.meta()?.['x-personal'] === true;
