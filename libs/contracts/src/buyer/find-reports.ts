import { z } from 'zod';
import { languageSchema } from './create-report.js';
import { isEmailAddress, personText } from './shared-fields.js';

const invalid = 'Please enter a valid email address';

/** Body of POST /api/reports/find. `language` is the page's, and the email's. */
export const findReportsRequest = z
  .strictObject({
    email: personText(254).refine(isEmailAddress, invalid),
    language: languageSchema.default('en'),
  })
  .meta({ example: { email: 'ana@example.com', language: 'en' } });
export type FindReportsRequest = z.input<typeof findReportsRequest>;

/** Response of POST /api/reports/find, the same for every address. */
export const findReportsView = z.object({ success: z.literal(true), message: z.string() }).meta({
  example: {
    success: true,
    message: 'If reports were bought with this address, their links are on their way to it.',
  },
});
export type FindReportsView = z.infer<typeof findReportsView>;
