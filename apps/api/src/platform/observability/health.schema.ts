import { z } from 'zod';

/** Answer of GET /health. */
export const healthView = z.object({ status: z.literal('alive') }).meta({ example: { status: 'alive' } });
/** Answer of GET /ready; `reasons` by check, empty when ready. */
export const readyView = z
  .object({ ready: z.boolean(), reasons: z.record(z.string(), z.string()) })
  .meta({ example: { ready: false, reasons: { database: 'not reachable' } } });
