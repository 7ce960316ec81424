import { z } from 'zod';

export const healthView = z.object({ status: z.literal('alive') });
/** `reasons` by check; empty when ready. */
export const readyView = z.object({ ready: z.boolean(), reasons: z.record(z.string(), z.string()) });
