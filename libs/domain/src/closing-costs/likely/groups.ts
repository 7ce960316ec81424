import type { Cents } from '../../money/index.js';
import type { FeeLine } from '../estimate.js';
import { isPaidAtClosing } from '../paid-at-closing.js';

/** Lines that move together: what makes one dear makes the others dear. */
export type LikelyGroup = Readonly<{
  /** How far all of them together may lie under and over their typical amounts. */
  belowCents: Cents;
  aboveCents: Cents;
}>;

/** Kinds that hang on the same bill: one yearly tax, one premium. */
const sameBill: Readonly<Record<string, string>> = {
  'fee.property_tax_prepaid': 'property-tax',
  'fee.escrow_tax': 'property-tax',
  'fee.hoi_premium': 'insurance',
  'fee.escrow_insurance': 'insurance',
};

const groupOf = ({ key, kind }: Pick<FeeLine, 'key' | 'kind'>): string => sameBill[key] ?? kind;

/** Nothing is expected of it, so that its high is no outcome of most purchases but of those in which it arises. */
const arisesInSome = ({ range }: FeeLine): boolean => range.typicalCents === 0;

/**
 * What the lines at closing may differ by, those of one kind together; what is certain, or arises in some purchases only,
 * is in no group.
 */
export function likelyGroups(lines: readonly FeeLine[]): readonly LikelyGroup[] {
  const groups = new Map<string, { belowCents: Cents; aboveCents: Cents }>();
  for (const line of lines) {
    const { lowCents, typicalCents, highCents } = line.range;
    if (line.exact || lowCents === highCents || arisesInSome(line) || !isPaidAtClosing(line)) continue;
    const name = groupOf(line);
    const group = groups.get(name);
    if (group) {
      group.belowCents += typicalCents - lowCents;
      group.aboveCents += highCents - typicalCents;
    } else groups.set(name, { belowCents: typicalCents - lowCents, aboveCents: highCents - typicalCents });
  }
  return [...groups.values()];
}
