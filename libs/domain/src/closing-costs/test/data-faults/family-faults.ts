import type { TaxRule } from '../../rules/index.js';

const firstDay = '0000-01-01';
const lastDay = '9999-12-31';

/** `ri-tier-1-to-2025-09-30` and `ri-tier-1-2026-01-01` are versions of `ri-tier-1`. */
const family = ({ id }: TaxRule): string => id.replace(/(?:-to)?-\d{4}(?:-\d{2}-\d{2})?$/, '');

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

function faultBetween(before: TaxRule, after: TaxRule): string[] {
  const until = before.effectiveTo ?? lastDay;
  const from = after.effectiveFrom ?? firstDay;
  if (until >= from) return [`${after.id}: in force together with ${before.id}`];
  return dayAfter(until) === from ? [] : [`${after.id}: no rule between ${until} and ${from}`];
}

/** Versions of one rule that overlap or leave days without a rule. */
export function familyFaults(taxes: readonly TaxRule[]): string[] {
  const families = Map.groupBy(taxes, family);
  return [...families.values()].flatMap((versions) =>
    versions
      .toSorted((a, b) => (a.effectiveFrom ?? firstDay).localeCompare(b.effectiveFrom ?? firstDay))
      .flatMap((after, index, ordered) => {
        const before = ordered[index - 1];
        return before ? faultBetween(before, after) : [];
      }),
  );
}
