import { z } from 'zod';
import { refusalCodes, refusalStatuses } from '../refusals/index.js';

/** application/problem+json of every refusal; `message` is what a person reads, `code` names a refusal of the business. */
export const problemView = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  success: z.literal(false),
  message: z.string(),
  code: z.enum(refusalCodes).meta({ 'x-statuses': refusalStatuses }).optional(),
  requestId: z.string().optional(),
});
export type ProblemView = z.infer<typeof problemView>;
