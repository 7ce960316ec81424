import type { FeeLine } from './estimate.js';
import type { Purchase } from './purchase.js';
import { recordingLines } from './recording/index.js';
import type { JurisdictionRules } from './rules/index.js';
import { settlementLine } from './settlement/index.js';
import { taxLines } from './taxes/index.js';
import { titleLines } from './title/index.js';

/** What the property's state, county and city decide: taxes, recording, title insurance and closing. */
export function statutoryLines(purchase: Purchase, rules: JurisdictionRules): FeeLine[] {
  return [
    ...titleLines(rules, purchase),
    settlementLine(rules, purchase),
    ...taxLines(rules.taxes, purchase),
    ...recordingLines(rules, purchase),
  ];
}
