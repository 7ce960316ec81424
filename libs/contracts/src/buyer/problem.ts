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
    .describe('The card provider’s code for why the card was declined, such as insufficient_funds')
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
    .describe('For a contradictory refinement: a sentence for each field with a problem')
    .optional(),
  requestId: z.string().optional(),
});
export type ProblemView = z.infer<typeof problemView>;

/** The message for an unknown or unpaid report, the same in every response. */
export const noReportMessage = 'There is no report at this address';
