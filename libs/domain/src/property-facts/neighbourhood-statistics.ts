import type { Cents } from '../money/index.js';

/** An estimate of a survey; `marginOfError` is that of 90 percent, null where the publisher gives none. */
export type SurveyEstimate = Readonly<{
  value: number;
  marginOfError: number | null;
  /** The publisher tells no more than that it is `value` or more, or `value` or less; null where it is the estimate itself. */
  openEnd: 'or-more' | 'or-less' | null;
}>;

/** Amounts are in cents; null is what the survey does not tell of so few homes. */
export type NeighbourhoodStatistics = Readonly<{
  /** The census tract by its name: `Census Tract 1000.01`. */
  tract: string;
  /** 11 digits: state, county, tract. */
  tractFips: string;
  /** The years of the survey: `2019-2023`. */
  years: string;
  medianHomeValueCents: SurveyEstimate | null;
  medianPropertyTaxCents: SurveyEstimate | null;
  medianHouseholdIncomeCents: SurveyEstimate | null;
  /** Gross rent of a month. */
  medianRentCents: SurveyEstimate | null;
  /** Percent of the occupied homes. */
  ownerOccupiedPercent: SurveyEstimate | null;
  /** Percent of all homes. */
  vacantPercent: SurveyEstimate | null;
  medianYearBuilt: SurveyEstimate | null;
}>;

/** Dollars of a survey as cents, with their margin. */
export const inCents = (dollars: SurveyEstimate): SurveyEstimate => ({
  ...dollars,
  value: centsOfDollars(dollars.value),
  marginOfError: dollars.marginOfError === null ? null : centsOfDollars(dollars.marginOfError),
});

const centsOfDollars = (dollars: number): Cents => Math.round(dollars * 100);

/**
 * A part of a whole in percent, to a tenth. The margin is that of a proportion in the Census Bureau's handbook `Understanding and
 * Using ACS Data` (2020, chapter 8): the one of a ratio where the root would be of a negative number. Null of nothing.
 */
export function shareOf(part: SurveyEstimate, whole: SurveyEstimate): SurveyEstimate | null {
  if (whole.value <= 0) return null;
  const share = part.value / whole.value;
  return { value: tenth(share), marginOfError: marginOfShare(part, whole, share), openEnd: null };
}

function marginOfShare(part: SurveyEstimate, whole: SurveyEstimate, share: number): number | null {
  if (part.marginOfError === null || whole.marginOfError === null) return null;
  const own = part.marginOfError ** 2;
  const others = share ** 2 * whole.marginOfError ** 2;
  return tenth(Math.sqrt(own >= others ? own - others : own + others) / whole.value);
}

const tenth = (share: number): number => Math.round(share * 1000) / 10;
