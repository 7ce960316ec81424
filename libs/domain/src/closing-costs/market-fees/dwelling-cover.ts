import { centsOf, dollarsOf } from '../../money/index.js';
import { knownCountyOf } from '../jurisdiction/index.js';
import type { Purchase } from '../purchase.js';
import type { Step } from '../workings/step.js';

/** A policy's dwelling coverage in dollars, and how it was derived. */
export type DwellingCover = Readonly<{ dollars: number; step: Step }>;

/** The dwelling coverage that premium surveys assume, in dollars; taken as the cost to build a median home. */
export const usualDwelling = 300_000;

/** The rest is land where a median home costs less than it takes to build. */
const shareAtMost = 0.8;
const leastDwelling = 100_000;

/** Policies are written in whole thousands. */
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

/** A farm's price is mostly land, so its dwelling coverage is capped at the usual one. */
function coverOf(purchase: Purchase): DwellingCover {
  const cover = shareOfPrice(purchase);
  return purchase.propertyType === 'farm-ranch' && cover.dollars > usualDwelling
    ? { dollars: usualDwelling, step: { kind: 'dwelling-of-farm', dwellingCents: centsOf(usualDwelling) } }
    : cover;
}

/**
 * The price without the land, which is not insured. Where the county's median home is worth more than it costs to
 * build, the price is reduced in proportion; elsewhere by a fifth. An assumption: no register lists rebuilding costs.
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

/** No survey publishes the land share of commercial buildings, so a fifth of the price is assumed here too. */
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
