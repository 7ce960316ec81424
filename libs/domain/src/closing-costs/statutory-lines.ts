import type { FeeLine } from './estimate.js';
import type { Purchase } from './purchase.js';
import { recordingLines } from './recording/recording-lines.js';
import type { JurisdictionRules } from './rules/index.js';
import { settlementLine } from './settlement/settlement-line.js';
import { taxLines } from './taxes/tax-lines.js';
import { titleLines } from './title/title-lines.js';

/** Costs set by the state, county and city: taxes, recording, title insurance and closing. */
export function statutoryLines(purchase: Purchase, rules: JurisdictionRules): FeeLine[] {
  return [
    ...titleLines(rules, purchase),
    settlementLine(rules, purchase),
    ...taxLines(rules.taxes, purchase),
    ...recordingLines(rules, purchase),
  ];
}
