import type { LocalCosts } from './local-costs.js';
import type { Purchase } from '../purchase.js';

type YearlyPremium = Readonly<{ low: number; typical: number; high: number }>;

/** A condo owner insures the unit, the association the building (HO-6 policy, dollars a year). */
const condoPremium: YearlyPremium = { low: 400, typical: 600, high: 1000 };

/** The dwelling that a state's single figure stands for, in dollars. */
const usualDwelling = 300_000;

/**
 * Premiums grow slower than the dwelling: in the states with several figures, 0.3 of the premium is fixed
 * and 0.7 grows with the dwelling.
 */
const growth = (dwelling: number): number => 0.3 + (0.7 * dwelling) / usualDwelling;

function atDwelling(rows: LocalCosts['homeownersInsurance']['byDwelling'], dwelling: number): number | null {
  const upper = rows.findIndex((row) => row.dwelling >= dwelling);
  const at = upper === -1 ? rows.length - 1 : upper;
  const [from, to] = [rows[at - 1], rows[at]];
  if (!from || !to) return null;
  return (
    from.annual + ((to.annual - from.annual) * (dwelling - from.dwelling)) / (to.dwelling - from.dwelling)
  );
}

/** The first year's premium in dollars; the price stands for the dwelling. */
export function yearlyPremium(purchase: Purchase, { homeownersInsurance }: LocalCosts): YearlyPremium {
  if (purchase.propertyType === 'condo') return condoPremium;
  const { typical: usual, low, high, byDwelling } = homeownersInsurance;
  const dwelling = Math.max(100_000, purchase.priceCents / 100);
  const typical = atDwelling(byDwelling, dwelling) ?? usual * growth(dwelling);
  const scale = typical / usual;
  return { low: (low ?? usual * 0.7) * scale, typical, high: (high ?? usual * 1.6) * scale };
}
