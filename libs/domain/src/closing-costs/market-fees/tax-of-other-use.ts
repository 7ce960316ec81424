import type { PropertyType } from '../property.js';
import type { Purchase } from '../purchase.js';
import { centsOf, dollarsOf } from '../../money/index.js';
import { conditionHolds } from '../applicability/condition-holds.js';
import { placeScopeCovers } from '../applicability/place-scope-covers.js';
import type { Step, Workings } from '../workings/step.js';
import { dwellingCover } from './dwelling-cover.js';
import type { LocalCosts, OtherUse } from './local-costs.js';
import type { FeeSource } from '../estimate.js';

/** A use that states tax differently from owner-occupied homes. */
type OtherPropertyUse = 'apartments' | 'business' | 'farm' | 'land';

const uses: Readonly<Partial<Record<PropertyType, OtherPropertyUse>>> = {
  commercial: 'business',
  industrial: 'business',
  'mixed-use': 'business',
  'farm-ranch': 'farm',
  'vacant-land': 'land',
};

/** The property's other use; null for a one- to four-family home. */
export const otherUseOf = ({ propertyType, units }: Purchase): OtherPropertyUse | null =>
  propertyType === 'multi-family' && units > 4 ? 'apartments' : (uses[propertyType] ?? null);

type StateTax = LocalCosts['propertyTax'];

const rounded = (percent: number): number => Math.round(percent * 1000) / 1000;

/** The owners' rate includes homestead relief of an unknown size. */
const mostWithoutRelief = 1.5;
/** An assumption: another class is rarely taxed higher than this, relative to homes. */
const mostForUnknownClass = 2.5;

type Changes = Partial<Pick<PropertyTaxRate, 'percent' | 'least' | 'most'>>;

const withStep = (rate: PropertyTaxRate, step: Step, changes: Changes): PropertyTaxRate => ({
  ...rate,
  ...changes,
  steps: [...rate.steps, step],
  source: { ...rate.source, confidence: 'low' },
});

type NonFarmUse = Exclude<OtherPropertyUse, 'farm'>;

/** Between the homes' rate and the legal limit. */
function rateBetween(
  rate: PropertyTaxRate,
  use: NonFarmUse,
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

function rateByClass(
  rate: PropertyTaxRate,
  use: NonFarmUse,
  { times, timesAtMost, percent: fixed, percentAtMost }: OtherUse,
  { newOwner }: StateTax,
): PropertyTaxRate {
  if (fixed !== undefined)
    return withStep(rate, { kind: 'tax-rate-of-use', use, times: null, percent: fixed }, { percent: fixed });
  const percent = rounded(rate.percent * times);
  const limit = percentAtMost ?? rounded(rate.percent * (timesAtMost ?? times));
  if (limit > percent) return rateBetween(rate, use, percent, limit);
  const most = newOwner?.isSameInAllCounties ? rate.most : Math.max(rate.most, mostWithoutRelief);
  return withStep(rate, { kind: 'tax-rate-of-use', use, times, percent }, { percent, most });
}

/** The rate of the legal class for the use. */
export function rateOfClass(
  homes: PropertyTaxRate,
  use: NonFarmUse,
  rule: OtherUse,
  tax: StateTax,
): PropertyTaxRate {
  const cited = { ...homes, source: { ...homes.source, statute: rule.statute } };
  const rate = rateByClass(cited, use, rule, tax);
  return rule.checkedAt === null ? withStep(rate, { kind: 'tax-class-not-checked' }, {}) : rate;
}

/** The homes' rate, used if the rate for this use is unknown. */
export const rateOfHomes = (rate: PropertyTaxRate, use: NonFarmUse): PropertyTaxRate =>
  withStep(rate, { kind: 'tax-rate-of-homes', use }, { most: Math.max(rate.most, mostForUnknownClass) });

/**
 * Farmland is mostly taxed by its yield, which the price does not show: between the tax on a home alone and on the full
 * price.
 */
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

/** The rule for the use in this place; null if our data has none. */
export const ruleOfUse = (purchase: Purchase, { otherUses }: StateTax): OtherUse | null =>
  otherUses?.find(
    ({ when, appliesIn }) => conditionHolds(when, purchase) && placeScopeCovers(appliesIn ?? null, purchase),
  ) ?? null;

/** A new owner's yearly tax as a part of the price. */
export type PropertyTaxRate = Readonly<{
  percent: number;
  /** Bounds of the tax as factors of it. */
  least: number;
  most: number;
  /** How the rate was derived from what the county's owners pay; empty for a statewide rate. */
  steps: Workings;
  source: FeeSource;
}>;

/** Approximately right. */
export const nearby = { least: 0.75, most: 1.25 } as const;

/** Known to be too low, or reassessed by an unpublished amount. */
export const openUpward = { least: 0.75, most: 1.5 } as const;
