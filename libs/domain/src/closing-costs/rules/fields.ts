import { z } from 'zod';
import { decimal } from '../decimal.js';

/** A figure of a rule file, parsed into an exact decimal once. */
export const exactNumber = z.number().nonnegative().transform(decimal);
export const whole = z.number().int().nonnegative();
export const isoDate = z.iso.date();
export const confidence = z.enum(['high', 'medium', 'low']);
export type Confidence = z.infer<typeof confidence>;

export { source } from '../sources/source.js';

export const note = z.object({ text: z.string(), machineReadable: z.boolean() });
export const payer = z.enum(['buyer', 'seller', 'lender']);
export type Payer = z.infer<typeof payer>;

export const rounding = z.strictObject({
  to: exactNumber,
  mode: z.enum(['half-up', 'up', 'nearest-half-down']),
});

/** A name or a tariff's wording, in both languages. */
export const bilingual = z.strictObject({ en: z.string().min(1), es: z.string().min(1) });

/** Absent or null means it does not apply. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullable().default(null as never);
export const list = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .array(schema)
    .nullish()
    .transform((items) => items ?? []);
