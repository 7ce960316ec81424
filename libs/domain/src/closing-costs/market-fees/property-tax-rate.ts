import type { County, CountyPropertyTax } from '../../place/index.js';
import type { FeeSource } from '../estimate.js';
import { countyAsPublished, knownCountyOf } from '../jurisdiction/index.js';
import type { Purchase } from '../purchase.js';
import { memoize } from '../memoize.js';
import type { DataSource } from '../sources/source.js';
import { localSource } from './fee-source.js';
import type { LocalCosts } from './local-costs.js';
import {
  type PropertyTaxRate,
  otherUseOf,
  rateOfClass,
  rateOfFarm,
  rateOfHomes,
  ruleOfUse,
  nearby,
  openUpward,
} from './tax-of-other-use.js';

type StateTax = LocalCosts['propertyTax'];

const surveySource: DataSource = {
  publisher: 'U.S. Census Bureau',
  title: 'U.S. Census Bureau, American Community Survey 2020-2024, tables B25103 and B25077',
  url: 'https://data.census.gov',
  dateChecked: null,
  provenance: 'official-page',
  remarks: [],
};

const bounds = { top: 'least', bottom: 'most' } as const;

const rounded = (percent: number): number => Math.round(percent * 1000) / 1000;

const stateRate = memoize((tax: StateTax): PropertyTaxRate => {
  const source = localSource(tax);
  return {
    percent: tax.newBuyerRatePercent ?? tax.effectiveRatePercent,
    ...(tax.newOwner !== undefined && tax.newBuyerRatePercent === null ? openUpward : nearby),
    steps: [],
    source: tax.newOwner ? { ...source, statute: tax.newOwner.statute } : source,
  };
});

function ownersRate(county: County, { effectiveRatePercent, coded }: CountyPropertyTax): PropertyTaxRate {
  return {
    percent: effectiveRatePercent,
    ...(coded === 'top' ? openUpward : nearby),
    steps: [
      {
        kind: 'owners-tax-rate',
        county: countyAsPublished(county),
        percent: effectiveRatePercent,
        bound: coded && bounds[coded],
      },
    ],
    source: { ...surveySource, effectiveFrom: null, confidence: coded ? 'low' : 'medium' },
  };
}

/** Where a sale resets the taxable value, raises the owners' rate by the statewide factor; an assumption. */
function newOwnerRate(owners: PropertyTaxRate, tax: StateTax): PropertyTaxRate {
  const { newOwner, newBuyerRatePercent, effectiveRatePercent } = tax;
  if (!newOwner) return owners;
  const source: FeeSource = { ...owners.source, statute: newOwner.statute, confidence: 'low' };
  if (newBuyerRatePercent === null) return { ...owners, ...openUpward, source };
  const percent = rounded((owners.percent * newBuyerRatePercent) / effectiveRatePercent);
  const step = {
    kind: 'new-owners-tax-rate',
    percent,
    stateNewPercent: newBuyerRatePercent,
    stateOwnersPercent: effectiveRatePercent,
  } as const;
  return { ...owners, percent, steps: [...owners.steps, step], source };
}

/** An assumption; nobody publishes the difference. */
const mostWithoutRelief = 2;

/** A home that is not the owner's residence loses the relief included in the owners' rate. */
function nonResidenceRate(rate: PropertyTaxRate, { notResidence, ownersRelief }: StateTax): PropertyTaxRate {
  if (!notResidence) {
    if (!ownersRelief?.claimed) return rate;
    return {
      ...rate,
      most: Math.max(rate.most, mostWithoutRelief),
      steps: [...rate.steps, { kind: 'tax-rate-of-residents' }],
      source: { ...rate.source, confidence: 'low' },
    };
  }
  const { times, plusPercent, statute } = notResidence;
  const percent = rounded(rate.percent * times + plusPercent);
  return {
    ...rate,
    percent,
    steps: [...rate.steps, { kind: 'tax-rate-without-residence', times, plusPercent, percent }],
    source: { ...rate.source, statute },
  };
}

const ratesByCounty = memoize((tax: StateTax) =>
  memoize((county: County): PropertyTaxRate => {
    const { propertyTax } = county;
    return propertyTax === null || tax.newOwner?.isSameInAllCounties
      ? stateRate(tax)
      : newOwnerRate(ownersRate(county, propertyTax), tax);
  }),
);

/** The rate of an owner-occupant who buys in the county, by the state's rules for new owners. */
export const propertyTaxRateOfCounty = (county: County, { propertyTax }: LocalCosts): PropertyTaxRate =>
  ratesByCounty(propertyTax)(county);

const homeRate = (rate: PropertyTaxRate, { principalResidence }: Purchase, tax: StateTax): PropertyTaxRate =>
  principalResidence ? rate : nonResidenceRate(rate, tax);

/** By the law for the use. A farm's house can be the owner's residence; a business or land cannot. */
function rateForUse(rate: PropertyTaxRate, purchase: Purchase, tax: StateTax): PropertyTaxRate {
  const use = otherUseOf(purchase);
  if (use === 'farm') return rateOfFarm(homeRate(rate, purchase, tax), purchase);
  const rule = ruleOfUse(purchase, tax);
  if (rule) return rateOfClass(rate, use ?? 'apartments', rule, tax);
  if (use === null) return homeRate(rate, purchase, tax);
  return tax.notResidence ? nonResidenceRate(rate, tax) : rateOfHomes(rate, use);
}

/** Adds the old county to the name of a Connecticut planning region. */
function withOldCounty(rate: PropertyTaxRate, purchase: Purchase): PropertyTaxRate {
  if (purchase.state !== 'CT') return rate;
  const county = knownCountyOf(purchase);
  const steps = rate.steps.map((step) =>
    step.kind === 'owners-tax-rate' && county ? { ...step, county } : step,
  );
  return { ...rate, steps };
}

/** The county's rate under the state's rules for new owners and for the use; the state's if unknown. */
export function propertyTaxRate(purchase: Purchase, local: LocalCosts): PropertyTaxRate {
  const { knownCounty } = purchase;
  const rate = knownCounty
    ? withOldCounty(propertyTaxRateOfCounty(knownCounty, local), purchase)
    : stateRate(local.propertyTax);
  return rateForUse(rate, purchase, local.propertyTax);
}
