import { z } from 'zod';
import { feeKinds } from '../estimate.js';
import { condition } from './condition.js';
import { bilingual, isoDate, optional } from './fields.js';
import { placeScope } from './place-scope.js';

/** What is known to be missing from a state's rules, in the words that a buyer reads. */
export const gap = z.strictObject({
  kind: z.enum(feeKinds),
  text: bilingual,
  /** The rule of the same file that cannot be computed, or not exactly. */
  rule: optional(z.string()),
  /** Where it may matter; a place that is not given may lie there. */
  appliesIn: optional(placeScope),
  when: optional(condition),
  effectiveFrom: optional(isoDate),
  effectiveTo: optional(isoDate),
});
export type Gap = z.infer<typeof gap>;
