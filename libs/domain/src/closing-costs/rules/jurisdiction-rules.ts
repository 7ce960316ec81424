import { z } from 'zod';
import { feeKinds } from '../estimate.js';
import { condition, placeScope } from './condition.js';
import { bilingual, isoDate, optional, confidence, source } from './fields.js';
import { parseLocalCosts, type LocalCosts } from '../market-fees/local-costs.js';
import { closingAgentRules } from './closing-agent-rules.js';
import { recordingRules } from './recording-rules.js';
import { taxRule } from './tax-rule.js';
import { titleRules } from './title-rules.js';

/** Something known to be missing from a state's rules, in the buyer's words. */
const gap = z.strictObject({
  kind: z.enum(feeKinds),
  text: bilingual,
  /** The rule in the same file that cannot be computed, or not exactly. */
  rule: optional(z.string()),
  /** Where it can matter; an unknown place might be there. */
  appliesIn: optional(placeScope),
  when: optional(condition),
  effectiveFrom: optional(isoDate),
  effectiveTo: optional(isoDate),
});
export type Gap = z.infer<typeof gap>;

/** Whether the state has a transfer tax at any level, with the source. */
const transferTaxSummary = z.object({ none: z.boolean(), source, confidence });

const statutoryRules = z.object({
  state: z.string().regex(/^[A-Z]{2}$/),
  name: z.string().min(1),
  asOf: z.iso.date(),
  /** All counties by their Census Bureau names. */
  counties: z.array(z.string().min(1)).min(1),
  taxes: z.array(taxRule),
  transferTaxSummary,
  recordingFees: recordingRules,
  titleInsurance: titleRules,
  closingAgent: closingAgentRules,
  gaps: z.array(gap),
});

/** A state's rules, with every figure of a tax, recording fee or premium as an exact decimal. */
export type JurisdictionRules = Readonly<z.infer<typeof statutoryRules> & LocalCosts>;

/** Parses data/closing-costs/XX.json; throws on a rule that the engine cannot compute. */
export function parseJurisdictionRules(json: unknown): JurisdictionRules {
  return { ...parseLocalCosts(json), ...statutoryRules.parse(json) };
}
