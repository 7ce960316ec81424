import type { z } from 'zod';

/**
 * Marks a field of an answer that says who somebody is or where they live: a name, an e-mail or street address, a website,
 * a number of a member. Auditors get it masked; in the OpenAPI document it carries `x-personal`.
 */
export const personal = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ 'x-personal': true });

/** Whether a field was marked as personal. */
export const isPersonal = (schema: z.ZodType): boolean => schema.meta()?.['x-personal'] === true;
