import { estimateClosingCosts } from '../../estimate-closing-costs.js';
import type { Estimate, FeeLine } from '../../estimate.js';
import type { PropertyInput } from '../../property.js';
import { readRuleBook } from '../rule-book.js';

const rules = readRuleBook();

/** The estimate by the project's own data, closing on an ordinary day. */
export const estimateOf = (property: PropertyInput): Estimate =>
  estimateClosingCosts({ closingDate: '2026-11-20', ...property }, rules, '2026-11-20');

/** The line of that key, which must be there. */
export function lineOf({ lines }: Estimate, key: string): FeeLine {
  const line = lines.find((candidate) => candidate.key === key);
  if (!line) throw new Error(`no line ${key}`);
  return line;
}

export const keysOf = ({ lines }: Estimate): string[] => lines.map(({ key }) => key);

/** Those of the keys that the estimate has, which is none where they do not apply. */
export const amongKeys = (estimate: Estimate, ...keys: readonly string[]): string[] =>
  keysOf(estimate).filter((key) => keys.includes(key));
