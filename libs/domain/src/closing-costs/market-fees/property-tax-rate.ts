import type { County, CountyPropertyTax } from '../../place/index.js';
import type { FeeSource } from '../estimate.js';
import { countyAsPublished } from '../jurisdiction/index.js';
import type { Purchase } from '../purchase.js';
import type { Workings } from '../workings/index.js';
import { oncePer } from '../once-per.js';
import type { DataSource } from '../sources/index.js';
import { localSource } from './fee-source.js';
import type { LocalCosts } from './local-costs.js';

type StateTax = LocalCosts['propertyTax'];

/** What a new owner pays of the price in a year. */
export type PropertyTaxRate = Readonly<{
  percent: number;
  /** The figure is known to be too low, or the law sets the value anew by an amount that nobody publishes. */
  isOpenUpwards: boolean;
  /** How it was found, from what owners of the county pay; empty for a state's own rate. */
  steps: Workings;
  source: FeeSource;
}>;

const inCounty: DataSource = {
  publisher: 'U.S. Census Bureau',
  title: 'U.S. Census Bureau, American Community Survey 2020-2024, tables B25103 and B25077',
  url: 'https://data.census.gov',
  dateChecked: null,
  provenance: 'official-page',
  remarks: [],
};

const bounds = { top: 'least', bottom: 'most' } as const;

const rounded = (percent: number): number => Math.round(percent * 1000) / 1000;

const ofState = oncePer((tax: StateTax): PropertyTaxRate => {
  const source = localSource(tax);
  return {
    percent: tax.newBuyerRatePercent ?? tax.effectiveRatePercent,
    isOpenUpwards: tax.newOwner !== undefined && tax.newBuyerRatePercent === null,
    steps: [],
    source: tax.newOwner ? { ...source, statute: tax.newOwner.statute } : source,
  };
});

function ofOwners(county: County, { effectiveRatePercent, coded }: CountyPropertyTax): PropertyTaxRate {
  return {
    percent: effectiveRatePercent,
    isOpenUpwards: coded === 'top',
    steps: [
      {
        kind: 'owners-tax-rate',
        county: countyAsPublished(county),
        percent: effectiveRatePercent,
        bound: coded && bounds[coded],
      },
    ],
    source: { ...inCounty, effectiveFrom: null, confidence: coded ? 'low' : 'medium' },
  };
}

/** Where the sale sets the value anew: the owners' rate raised as in the whole state, which is an assumption. */
function ofNewOwner(owners: PropertyTaxRate, tax: StateTax): PropertyTaxRate {
  const { newOwner, newBuyerRatePercent, effectiveRatePercent } = tax;
  if (!newOwner) return owners;
  const source: FeeSource = { ...owners.source, statute: newOwner.statute, confidence: 'low' };
  if (newBuyerRatePercent === null) return { ...owners, isOpenUpwards: true, source };
  const percent = rounded((owners.percent * newBuyerRatePercent) / effectiveRatePercent);
  const step = {
    kind: 'new-owners-tax-rate',
    percent,
    stateNewPercent: newBuyerRatePercent,
    stateOwnersPercent: effectiveRatePercent,
  } as const;
  return { ...owners, percent, steps: [...owners.steps, step], source };
}

/** A home that is not its owner's residence loses the relief that the owners' rate holds. */
function withoutResidence(rate: PropertyTaxRate, { notResidence }: StateTax): PropertyTaxRate {
  if (!notResidence) return rate;
  const { times, plusPercent, statute } = notResidence;
  const percent = rounded(rate.percent * times + plusPercent);
  return {
    ...rate,
    percent,
    steps: [...rate.steps, { kind: 'tax-rate-without-residence', times, plusPercent, percent }],
    source: { ...rate.source, statute },
  };
}

const ratesByCounty = oncePer((tax: StateTax) =>
  oncePer((county: County): PropertyTaxRate => {
    const { propertyTax } = county;
    return propertyTax === null || tax.newOwner?.isSameInAllCounties
      ? ofState(tax)
      : ofNewOwner(ofOwners(county, propertyTax), tax);
  }),
);

/** What someone who buys their home in the county pays, by the state's rules for a new owner. */
export const propertyTaxRateOfCounty = (county: County, { propertyTax }: LocalCosts): PropertyTaxRate =>
  ratesByCounty(propertyTax)(county);

/** The rate of the county, by the state's rules for a new owner; the state's where the county or its rate is not known. */
export function propertyTaxRate(purchase: Purchase, local: LocalCosts): PropertyTaxRate {
  const { knownCounty } = purchase;
  const { propertyTax } = local;
  const rate = knownCounty ? propertyTaxRateOfCounty(knownCounty, local) : ofState(propertyTax);
  return purchase.principalResidence ? rate : withoutResidence(rate, propertyTax);
}
