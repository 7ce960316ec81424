import { centsOf, dollarsOf } from '../../money/index.js';
import { conditionHolds, placeScopeCovers } from '../applicability/index.js';
import type { Purchase } from '../purchase.js';
import type { Step } from '../workings/index.js';
import { dwellingCover } from './dwelling-cover.js';
import type { LocalCosts, OtherUse } from './local-costs.js';
import type { OtherPropertyUse } from './property-use.js';
import type { PropertyTaxRate } from './yearly-rate.js';

type StateTax = LocalCosts['propertyTax'];

const rounded = (percent: number): number => Math.round(percent * 1000) / 1000;

/** The relief of homes is in the owners' rate, and by how much is not known. */
const withoutRelief = 1.5;
/** Another class of property is seldom taxed higher than this over homes: a market assumption. */
const ofUnknownClass = 2.5;

type Changes = Partial<Pick<PropertyTaxRate, 'percent' | 'least' | 'most'>>;

const withStep = (rate: PropertyTaxRate, step: Step, changes: Changes): PropertyTaxRate => ({
  ...rate,
  ...changes,
  steps: [...rate.steps, step],
  source: { ...rate.source, confidence: 'low' },
});

type UsedOtherwise = Exclude<OtherPropertyUse, 'farm'>;

/** Between homes and the limit that the law sets. */
function rateBetween(
  rate: PropertyTaxRate,
  use: UsedOtherwise,
  leastPercent: number,
  mostPercent: number,
): PropertyTaxRate {
  const percent = rounded((leastPercent + mostPercent) / 2);
  return withStep(
    rate,
    { kind: 'tax-rate-of-use-between', use, leastPercent, mostPercent, percent },
    { percent, least: (rate.least * leastPercent) / percent, most: mostPercent / percent },
  );
}

function byClass(
  rate: PropertyTaxRate,
  use: UsedOtherwise,
  { times, timesAtMost, percent: fixed, percentAtMost }: OtherUse,
  { newOwner }: StateTax,
): PropertyTaxRate {
  if (fixed !== undefined)
    return withStep(rate, { kind: 'tax-rate-of-use', use, times: null, percent: fixed }, { percent: fixed });
  const percent = rounded(rate.percent * times);
  const limit = percentAtMost ?? rounded(rate.percent * (timesAtMost ?? times));
  if (limit > percent) return rateBetween(rate, use, percent, limit);
  const most = newOwner?.isSameInAllCounties ? rate.most : Math.max(rate.most, withoutRelief);
  return withStep(rate, { kind: 'tax-rate-of-use', use, times, percent }, { percent, most });
}

/** The rate by the class that the law has for the use. */
export function rateOfClass(
  homes: PropertyTaxRate,
  use: UsedOtherwise,
  rule: OtherUse,
  tax: StateTax,
): PropertyTaxRate {
  const cited = { ...homes, source: { ...homes.source, statute: rule.statute } };
  const rate = byClass(cited, use, rule, tax);
  return rule.checkedAt === null ? withStep(rate, { kind: 'tax-class-not-checked' }, {}) : rate;
}

/** The rate of homes, as that of this use is not known. */
export const rateOfHomes = (rate: PropertyTaxRate, use: UsedOtherwise): PropertyTaxRate =>
  withStep(rate, { kind: 'tax-rate-of-homes', use }, { most: Math.max(rate.most, ofUnknownClass) });

/** Farm land is mostly taxed by what it yields, which no price tells: between the tax on a home alone and that on the price. */
export function rateOfFarm(rate: PropertyTaxRate, purchase: Purchase): PropertyTaxRate {
  const dwelling = dwellingCover(purchase).dollars;
  if (rate.percent === 0) return rate;
  const part = Math.min(1, dwelling / dollarsOf(purchase.priceCents));
  const percent = rounded((rate.percent * (part + 1)) / 2);
  return withStep(
    rate,
    { kind: 'tax-rate-of-farm', dwellingCents: centsOf(dwelling), wholePercent: rate.percent, percent },
    {
      percent,
      least: (rate.least * rate.percent * part) / percent,
      most: (rate.most * rate.percent) / percent,
    },
  );
}

/** What the law says of the use in the place; null where our data have nothing. */
export const ruleOfUse = (purchase: Purchase, { otherUses }: StateTax): OtherUse | null =>
  otherUses?.find(
    ({ when, appliesIn }) => conditionHolds(when, purchase) && placeScopeCovers(appliesIn ?? null, purchase),
  ) ?? null;
