import { estimateClosingCosts } from '../../estimate-closing-costs.js';
import type { Estimate, FeeLine } from '../../estimate.js';
import type { PropertyInput } from '../../property.js';
import { readRuleBook } from '../rule-book.js';

const rules = readRuleBook();

/** An estimate from the real data, closing on an ordinary day. */
export const estimateOf = (property: PropertyInput): Estimate =>
  estimateClosingCosts({ closingDate: '2026-11-20', ...property }, rules, '2026-11-20');

/** The line with that key; throws if it is missing. */
export function lineOf({ lines }: Estimate, key: string): FeeLine {
  const line = lines.find((candidate) => candidate.key === key);
  if (!line) throw new Error(`no line ${key}`);
  return line;
}

export const keysOf = ({ lines }: Estimate): string[] => lines.map(({ key }) => key);

/** The given keys that the estimate has. */
export const presentKeys = (estimate: Estimate, ...keys: readonly string[]): string[] =>
  keysOf(estimate).filter((key) => keys.includes(key));
