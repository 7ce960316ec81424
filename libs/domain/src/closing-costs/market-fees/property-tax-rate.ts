import type { County, CountyPropertyTax } from '../../place/index.js';
import type { FeeSource } from '../estimate.js';
import { countyAsPublished, knownCountyOf } from '../jurisdiction/index.js';
import type { Purchase } from '../purchase.js';
import { oncePer } from '../once-per.js';
import type { DataSource } from '../sources/index.js';
import { localSource } from './fee-source.js';
import type { LocalCosts } from './local-costs.js';
import { otherUseOf } from './property-use.js';
import { rateOfClass, rateOfFarm, rateOfHomes, ruleOfUse } from './tax-of-other-use.js';
import { nearby, openUpwards, type PropertyTaxRate } from './yearly-rate.js';

type StateTax = LocalCosts['propertyTax'];

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
    ...(tax.newOwner !== undefined && tax.newBuyerRatePercent === null ? openUpwards : nearby),
    steps: [],
    source: tax.newOwner ? { ...source, statute: tax.newOwner.statute } : source,
  };
});

function ofOwners(county: County, { effectiveRatePercent, coded }: CountyPropertyTax): PropertyTaxRate {
  return {
    percent: effectiveRatePercent,
    ...(coded === 'top' ? openUpwards : nearby),
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
  if (newBuyerRatePercent === null) return { ...owners, ...openUpwards, source };
  const percent = rounded((owners.percent * newBuyerRatePercent) / effectiveRatePercent);
  const step = {
    kind: 'new-owners-tax-rate',
    percent,
    stateNewPercent: newBuyerRatePercent,
    stateOwnersPercent: effectiveRatePercent,
  } as const;
  return { ...owners, percent, steps: [...owners.steps, step], source };
}

/** Nobody publishes by how much: a market assumption. */
const withoutRelief = 2;

/** A home that is not its owner's residence loses the relief that the owners' rate holds. */
function withoutResidence(rate: PropertyTaxRate, { notResidence, ownersRelief }: StateTax): PropertyTaxRate {
  if (!notResidence) {
    if (!ownersRelief?.claimed) return rate;
    return {
      ...rate,
      most: Math.max(rate.most, withoutRelief),
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

const ofHome = (rate: PropertyTaxRate, { principalResidence }: Purchase, tax: StateTax): PropertyTaxRate =>
  principalResidence ? rate : withoutResidence(rate, tax);

/** By the law for the use; a farm's home may be its owner's residence, a business or land is none. */
function ofUse(rate: PropertyTaxRate, purchase: Purchase, tax: StateTax): PropertyTaxRate {
  const use = otherUseOf(purchase);
  if (use === 'farm') return rateOfFarm(ofHome(rate, purchase, tax), purchase);
  const rule = ruleOfUse(purchase, tax);
  if (rule) return rateOfClass(rate, use ?? 'apartments', rule, tax);
  if (use === null) return ofHome(rate, purchase, tax);
  return tax.notResidence ? withoutResidence(rate, tax) : rateOfHomes(rate, use);
}

/** A planning region of Connecticut is named with the county that its towns were in. */
function withOldCounty(rate: PropertyTaxRate, purchase: Purchase): PropertyTaxRate {
  if (purchase.state !== 'CT') return rate;
  const county = knownCountyOf(purchase);
  const steps = rate.steps.map((step) =>
    step.kind === 'owners-tax-rate' && county ? { ...step, county } : step,
  );
  return { ...rate, steps };
}

/**
 * The rate of the county, by the state's rules for a new owner and for the use; the state's where the county or its rate
 * is not known.
 */
export function propertyTaxRate(purchase: Purchase, local: LocalCosts): PropertyTaxRate {
  const { knownCounty } = purchase;
  const rate = knownCounty
    ? withOldCounty(propertyTaxRateOfCounty(knownCounty, local), purchase)
    : ofState(local.propertyTax);
  return ofUse(rate, purchase, local.propertyTax);
}
