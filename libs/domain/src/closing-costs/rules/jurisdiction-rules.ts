import { z } from 'zod';
import { parseLocalCosts, type LocalCosts } from '../market-fees/local-costs.js';
import { closingAgentRules } from './closing-agent-rules.js';
import { confidence, source } from './fields.js';
import { gap } from './gap.js';
import { recordingRules } from './recording-rules.js';
import { taxRule } from './tax-rule.js';
import { titleRules } from './title-rules.js';

/** Whether the state knows a transfer tax at all, at any level, by whose word. */
const transferTaxSummary = z.object({ none: z.boolean(), source, confidence });

const statutoryRules = z.object({
  state: z.string().regex(/^[A-Z]{2}$/),
  name: z.string().min(1),
  asOf: z.iso.date(),
  /** Names of all counties as the Census Bureau has them. */
  counties: z.array(z.string().min(1)).min(1),
  taxes: z.array(taxRule),
  transferTaxSummary,
  recordingFees: recordingRules,
  titleInsurance: titleRules,
  closingAgent: closingAgentRules,
  gaps: z.array(gap),
});

/** The rules of one state, every figure of a tax, recording fee or premium an exact decimal. */
export type JurisdictionRules = Readonly<z.infer<typeof statutoryRules> & LocalCosts>;

/** Reads data/closing-costs/XX.json; throws on a rule that the engine does not know how to compute. */
export function parseJurisdictionRules(json: unknown): JurisdictionRules {
  return { ...parseLocalCosts(json), ...statutoryRules.parse(json) };
}
