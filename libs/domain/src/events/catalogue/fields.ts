import { z } from 'zod';

/** Any text, also one that means something to a module, such as an id or an ISO time. */
export const text = z.string();
/** A whole number: cents, whole percent, counts and revisions; no event holds a fraction. */
export const whole = z.int();
export const flag = z.boolean();
/** An affiliate by id, or an organization by tag. */
export const payee = z.object({ kind: z.enum(['affiliate', 'organization']), id: text });
