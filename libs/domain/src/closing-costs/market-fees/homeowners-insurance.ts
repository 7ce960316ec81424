import { formatCents } from '../../money/index.js';
import type { Purchase } from '../purchase.js';
import type { LocalCosts } from './local-costs.js';

/** A year's premium in dollars; `calculation` writes how the typical one was found. */
export type YearlyPremium = Readonly<{
  low: number;
  typical: number;
  high: number;
  calculation: () => string;
}>;

type DwellingRows = LocalCosts['homeownersInsurance']['byDwelling'];

/** A condo owner insures the unit, the association the building. */
const condoPremium: YearlyPremium = {
  low: 400,
  typical: 600,
  high: 1000,
  calculation: () => 'Condo owner (HO-6) policy',
};

/** The dwelling that a state's single figure stands for, and the least that is insured, in dollars. */
const usualDwelling = 300_000;
const leastDwelling = 100_000;

const written = (dollars: number): string => formatCents(Math.round(dollars) * 100);

function betweenRows(
  rows: DwellingRows,
  dwelling: number,
): Pick<YearlyPremium, 'typical' | 'calculation'> | null {
  const upper = rows.findIndex((row) => row.dwelling >= dwelling);
  const at = upper === -1 ? rows.length - 1 : Math.max(1, upper);
  const [from, to] = [rows[at - 1], rows[at]];
  if (!from || !to) return null;
  const typical =
    from.annual + ((to.annual - from.annual) * (dwelling - from.dwelling)) / (to.dwelling - from.dwelling);
  return {
    typical: Math.max(typical, from.annual / 2),
    calculation: () =>
      `${written(from.annual)} for a dwelling of ${written(from.dwelling)}, ${written(to.annual)} for ${written(to.dwelling)}, in proportion for ${written(dwelling)}`,
  };
}

/**
 * Premiums grow slower than the dwelling: in the states with several figures, 0.3 of the premium is fixed
 * and 0.7 grows with the dwelling.
 */
const grown = (usual: number, dwelling: number): Pick<YearlyPremium, 'typical' | 'calculation'> => ({
  typical: usual * (0.3 + (0.7 * dwelling) / usualDwelling),
  calculation: () => `${written(usual)} × (0.3 + 0.7 × ${written(dwelling)} ÷ ${written(usualDwelling)})`,
});

/** The premium of the first year; the price stands for the dwelling. */
export function yearlyPremium(purchase: Purchase, { homeownersInsurance }: LocalCosts): YearlyPremium {
  if (purchase.propertyType === 'condo') return condoPremium;
  const { typical: usual, low, high, byDwelling } = homeownersInsurance;
  const dwelling = Math.max(leastDwelling, purchase.priceCents / 100);
  const found = betweenRows(byDwelling, dwelling) ?? grown(usual, dwelling);
  const scale = found.typical / usual;
  return { ...found, low: (low ?? usual * 0.7) * scale, high: (high ?? usual * 1.6) * scale };
}
