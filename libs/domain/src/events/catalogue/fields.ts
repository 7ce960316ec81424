import { z } from 'zod';

/** A text that the system chose or checked by its form, such as an id, a code or an ISO time; or one that is public. */
export const text = z.string();
/**
 * A text that somebody typed. Whoever decides the event has passed it to `assertNamesNobody`, which free-text.test.ts tries for
 * each field; `person` can be erased and needs no check.
 */
export const freeText = z.string().meta({ isFreeText: true });
/** A whole number: cents, whole percent, counts and revisions; no event holds a fraction. */
export const whole = z.int();
export const flag = z.boolean();
/** An affiliate by id, or an organization by tag. */
export const payee = z.object({ kind: z.enum(['affiliate', 'organization']), id: text });
