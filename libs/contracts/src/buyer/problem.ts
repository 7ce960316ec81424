import { z } from 'zod';
import { errorCodes, errorMeanings, errorStatuses } from '../errors/index.js';

/**
 * application/problem+json of every refusal; `title` is the name of the status or the refusal's own heading, `message`
 * what a person reads, `code` names a refusal of the business.
 */
export const problemView = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  success: z.literal(false),
  message: z.string(),
  code: z.enum(errorCodes).meta({ 'x-statuses': errorStatuses, 'x-meanings': errorMeanings }).optional(),
  declineCode: z
    .string()
    .describe('Why the card was declined, in the words of the card provider, such as insufficient_funds')
    .optional(),
  requestId: z.string().optional(),
});
export type ProblemView = z.infer<typeof problemView>;
