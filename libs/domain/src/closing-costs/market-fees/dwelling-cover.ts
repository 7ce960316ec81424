import { centsOf, dollarsOf } from '../../money/index.js';
import { knownCountyOf } from '../jurisdiction/index.js';
import type { Purchase } from '../purchase.js';
import type { Step } from '../workings/index.js';

/** What a policy pays to build the home again, in dollars, and how it was found. */
export type DwellingCover = Readonly<{ dollars: number; step: Step }>;

/** The dwelling that surveys of premiums ask for, in dollars: taken for what the median home costs to build. */
export const usualDwelling = 300_000;

/** Where a home of the median value costs less than it takes to build: the land is the rest. */
const shareAtMost = 0.8;
const leastDwelling = 100_000;

/** Dwelling in whole thousands, as policies are written. */
const inThousands = (dollars: number): number => Math.round(dollars / 1000) * 1000;

function shareOfPrice(purchase: Purchase): DwellingCover {
  const { priceCents, knownCounty } = purchase;
  const county = knownCountyOf(purchase);
  const medianValue = knownCounty?.propertyTax?.medianValueDollars;
  const price = dollarsOf(priceCents);
  if (county && medianValue && usualDwelling / medianValue < shareAtMost) {
    const dollars = inThousands((price * usualDwelling) / medianValue);
    return {
      dollars,
      step: {
        kind: 'dwelling-beside-land',
        dwellingCents: centsOf(dollars),
        priceCents,
        usualDwellingCents: centsOf(usualDwelling),
        medianValueCents: centsOf(medianValue),
        county,
      },
    };
  }
  const dollars = inThousands(price * shareAtMost);
  return {
    dollars,
    step: {
      kind: 'dwelling-by-price',
      dwellingCents: centsOf(dollars),
      priceCents,
      percent: shareAtMost * 100,
    },
  };
}

/** Of a farm the price is mostly land: its dwelling is taken for a usual one, where the price would give more. */
function coverOf(purchase: Purchase): DwellingCover {
  const cover = shareOfPrice(purchase);
  return purchase.propertyType === 'farm-ranch' && cover.dollars > usualDwelling
    ? { dollars: usualDwelling, step: { kind: 'dwelling-of-farm', dwellingCents: centsOf(usualDwelling) } }
    : cover;
}

/**
 * The price without its land, which a policy does not insure: where the county's median home is worth more than it
 * costs to build, the price falls in proportion, elsewhere by a fifth. A market assumption, as no register tells the
 * cost of building a home again.
 */
export function dwellingCover(purchase: Purchase): DwellingCover {
  const cover = coverOf(purchase);
  return cover.dollars >= leastDwelling
    ? cover
    : {
        dollars: leastDwelling,
        step: { kind: 'least-dwelling', dwellingCents: centsOf(leastDwelling) },
      };
}

/** Of a building for business no survey tells the land: the same fifth of the price. */
export function buildingCover({ priceCents }: Purchase): DwellingCover {
  const dollars = inThousands(dollarsOf(priceCents) * shareAtMost);
  return {
    dollars,
    step: {
      kind: 'building-by-price',
      buildingCents: centsOf(dollars),
      priceCents,
      percent: shareAtMost * 100,
    },
  };
}
