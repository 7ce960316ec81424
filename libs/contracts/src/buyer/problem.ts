import { z } from 'zod';

/** application/problem+json of every refusal; `message` is what a person reads. */
export const problemView = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  success: z.literal(false),
  message: z.string(),
  code: z.string().optional(),
  requestId: z.string().optional(),
});
export type ProblemView = z.infer<typeof problemView>;
