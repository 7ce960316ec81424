import { z } from 'zod';
import { inputFields, inputProblemReasons } from '@closewise/domain/reporting';
import { errorCodes, errorMeanings, errorStatuses } from '../errors/index.js';

/**
 * application/problem+json of every refusal; `title` is the name of the status or the refusal's own heading, `message`
 * what a person reads, `code` names a refusal of the business. Some refusals say more in members of their own, such as
 * what is left to refund.
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
