import { centsOf, dollarsOf } from '../../money/index.js';
import type { Purchase } from '../purchase.js';
import type { Step } from '../workings/index.js';
import type { LocalCosts } from './local-costs.js';

/** A year's premium in dollars; `step` tells how the typical one was found. */
export type YearlyPremium = Readonly<{
  low: number;
  typical: number;
  high: number;
  step: Step;
}>;

type DwellingRows = LocalCosts['homeownersInsurance']['byDwelling'];

/** A condo owner insures the unit, the association the building. */
const condoPremium: YearlyPremium = {
  low: 400,
  typical: 600,
  high: 1000,
  step: { kind: 'condo-policy' },
};

/** The dwelling that a state's single figure stands for, and the least that is insured, in dollars. */
const usualDwelling = 300_000;
const leastDwelling = 100_000;

const cents = (dollars: number): number => centsOf(Math.round(dollars));

function betweenRows(rows: DwellingRows, dwelling: number): Pick<YearlyPremium, 'typical' | 'step'> | null {
  const upper = rows.findIndex((row) => row.dwelling >= dwelling);
  const at = upper === -1 ? rows.length - 1 : Math.max(1, upper);
  const [from, to] = [rows[at - 1], rows[at]];
  if (!from || !to) return null;
  const typical =
    from.annual + ((to.annual - from.annual) * (dwelling - from.dwelling)) / (to.dwelling - from.dwelling);
  return {
    typical: Math.max(typical, from.annual / 2),
    step: {
      kind: 'premium-in-proportion',
      dwellingCents: cents(dwelling),
      from: { dwellingCents: cents(from.dwelling), premiumCents: cents(from.annual) },
      to: { dwellingCents: cents(to.dwelling), premiumCents: cents(to.annual) },
    },
  };
}

/** Premiums grow slower than the dwelling: so it is in the states with several figures. */
const fixedPart = 0.3;
const growingPart = 0.7;

const grown = (usual: number, dwelling: number): Pick<YearlyPremium, 'typical' | 'step'> => ({
  typical: usual * (fixedPart + (growingPart * dwelling) / usualDwelling),
  step: {
    kind: 'premium-by-dwelling',
    usualPremiumCents: cents(usual),
    fixedPart,
    growingPart,
    dwellingCents: cents(dwelling),
    usualDwellingCents: cents(usualDwelling),
  },
});

/** The premium of the first year; the price stands for the dwelling. */
export function yearlyPremium(purchase: Purchase, { homeownersInsurance }: LocalCosts): YearlyPremium {
  if (purchase.propertyType === 'condo') return condoPremium;
  if (purchase.propertyType === 'co-op') return { ...condoPremium, step: { kind: 'cooperative-policy' } };
  const { typical: usual, low, high, byDwelling } = homeownersInsurance;
  const dwelling = Math.max(leastDwelling, dollarsOf(purchase.priceCents));
  const found = betweenRows(byDwelling, dwelling) ?? grown(usual, dwelling);
  const scale = found.typical / usual;
  return { ...found, low: (low ?? usual * 0.7) * scale, high: (high ?? usual * 1.6) * scale };
}
