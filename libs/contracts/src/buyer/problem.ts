import { z } from 'zod';
import { inputFields, inputProblemReasons } from '@closewise/domain/reporting';
import { errorCodes, errorMeanings, errorStatuses } from '../errors/index.js';

/**
 * The application/problem+json of every error: `title` is the status or a heading, `message` is for people,
 * `code` identifies a business rule. Some errors have more members, such as the refundable amount.
 */
export const problemView = z.looseObject({
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
  problems: z
    .array(
      z.object({
        field: z.enum(inputFields),
        reason: z.enum(inputProblemReasons),
        message: z.string(),
        limitCents: z.number().int().nullable(),
      }),
    )
    .describe('Of a refinement that contradicts itself: what is wrong with each field, one sentence each')
    .optional(),
  requestId: z.string().optional(),
});
export type ProblemView = z.infer<typeof problemView>;
