import { languages } from '@closewise/domain/language';
import { z } from 'zod';
import { confidence, prose } from './text.js';

/** A source of figures. `url` is null for a statute or a range without a page of its own. */
export const reportSourceSchema = z.strictObject({
  /** `S1`, `S2` … in the order of first use. */
  id: z.string().regex(/^S[1-9]\d*$/),
  name: prose,
  /** The language of the name; statutes and publishers keep their own. */
  nameLanguage: z.enum(languages),
  /** A limitation of the source in the reader's language, such as that it was not checked again. */
  caveat: prose.nullable().default(null),
  url: z.url({ protocol: /^https?$/ }).nullable(),
  effectiveFrom: z.iso.date().nullable(),
  confidence,
});
export type ReportSource = z.infer<typeof reportSourceSchema>;
