import { z } from 'zod';

/** Response of GET /health. */
export const healthView = z.object({ status: z.literal('alive') }).meta({ example: { status: 'alive' } });
export type HealthView = z.infer<typeof healthView>;

/**
 * Response of GET /ready; `reasons` by check, empty when ready. `attention` is for the operator; the process
 * still takes requests.
 */
export const readyView = z
  .object({
    ready: z.boolean(),
    reasons: z.record(z.string(), z.string()),
    attention: z.record(z.string(), z.string()).optional(),
  })
  .meta({ example: { ready: false, reasons: { database: 'not reachable' } } });
export type ReadyView = z.infer<typeof readyView>;
