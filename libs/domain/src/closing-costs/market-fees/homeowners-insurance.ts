import { centsOf } from '../../money/index.js';
import type { Purchase } from '../purchase.js';
import type { Step, Workings } from '../workings/step.js';
import { buildingCover, dwellingCover, usualDwelling } from './dwelling-cover.js';
import type { LocalCosts, Peril, PerilArea } from './local-costs.js';
import { mayLieIn, placeScopeCovers, type KnownPlace } from '../applicability/place-scope-covers.js';

/** A yearly premium in dollars, with the steps behind the typical one. */
export type YearlyPremium = Readonly<{
  low: number;
  typical: number;
  high: number;
  steps: Workings;
}>;

type DwellingRows = LocalCosts['homeownersInsurance']['byDwelling'];

/** A condo owner insures the unit; the association insures the building. */
const condoPremium: YearlyPremium = {
  low: 400,
  typical: 600,
  high: 1000,
  steps: [{ kind: 'condo-policy' }],
};

/** In dollars, for one dwelling coverage. */
type Premium = Readonly<{ typical: number; step: Step }>;

const cents = (dollars: number): number => centsOf(Math.round(dollars));

function betweenRows(rows: DwellingRows, dwelling: number): Premium | null {
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

/** Premiums grow more slowly than coverage, as states with several published figures show. */
const fixedPart = 0.3;
const growingPart = 0.7;

const grown = (usual: number, dwelling: number): Premium => ({
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

const premiumFor = ({ byDwelling, typical }: LocalCosts['homeownersInsurance'], dollars: number): Premium =>
  betweenRows(byDwelling, dollars) ?? grown(typical, dollars);

/**
 * The first-year premium of a commercial building. None is published by state; assumed at half to two and a half times
 * a home's with the same coverage.
 */
export function yearlyPremiumOfBusiness(
  purchase: Purchase,
  { homeownersInsurance }: LocalCosts,
): YearlyPremium {
  const cover = buildingCover(purchase);
  const { typical, step } = premiumFor(homeownersInsurance, cover.dollars);
  return {
    low: typical / 2,
    typical,
    high: typical * 2.5,
    steps: [cover.step, { kind: 'premium-as-of-home' }, step],
  };
}

/** The first-year premium. */
export function yearlyPremium(purchase: Purchase, { homeownersInsurance }: LocalCosts): YearlyPremium {
  if (purchase.propertyType === 'condo') return condoPremium;
  if (purchase.propertyType === 'co-op') return { ...condoPremium, steps: [{ kind: 'cooperative-policy' }] };
  const { typical: usual, low, high } = homeownersInsurance;
  const cover = dwellingCover(purchase);
  const { typical, step } = premiumFor(homeownersInsurance, cover.dollars);
  const scale = typical / usual;
  return {
    low: (low ?? usual * 0.7) * scale,
    typical,
    high: (high ?? usual * 1.6) * scale,
    steps: [cover.step, step],
  };
}

type Insurance = Readonly<{ perils: readonly Peril[]; perilAreas: readonly PerilArea[] }>;

/** The state's perils that affect this place: coastal windstorms do not reach El Paso. */
export const perilsAt = ({ perils, perilAreas }: Insurance, place: KnownPlace): readonly Peril[] =>
  perilAreas.length === 0
    ? perils
    : perils.filter((peril) => {
        const area = perilAreas.find((each) => each.peril === peril)?.appliesIn ?? null;
        return placeScopeCovers(area, place) || mayLieIn(area, place);
      });
