import type { Cents } from '../money/index.js';

/** A survey estimate with its 90% margin of error, null if not published. */
export type SurveyEstimate = Readonly<{
  value: number;
  marginOfError: number | null;
  /** Whether the publisher only says `value` or more, or `value` or less; null for an estimate. */
  openEnd: 'or-more' | 'or-less' | null;
}>;

/** Null where the survey covers too few homes to publish a figure. */
export type NeighbourhoodStatistics = Readonly<{
  /** Such as `Census Tract 1000.01`. */
  tract: string;
  /** 11 digits: state, county, tract. */
  tractFips: string;
  /** Years of the survey, such as `2019-2023`. */
  years: string;
  medianHomeValueCents: SurveyEstimate | null;
  medianPropertyTaxCents: SurveyEstimate | null;
  medianHouseholdIncomeCents: SurveyEstimate | null;
  /** Gross monthly rent. */
  medianRentCents: SurveyEstimate | null;
  /** Percent of occupied homes. */
  ownerOccupiedPercent: SurveyEstimate | null;
  /** Percent of all homes. */
  vacantPercent: SurveyEstimate | null;
  medianYearBuilt: SurveyEstimate | null;
}>;

/** Converts a survey's dollars and their margin to cents. */
export const inCents = (dollars: SurveyEstimate): SurveyEstimate => ({
  ...dollars,
  value: centsOfDollars(dollars.value),
  marginOfError: dollars.marginOfError === null ? null : centsOfDollars(dollars.marginOfError),
});

const centsOfDollars = (dollars: number): Cents => Math.round(dollars * 100);

/**
 * A part of a whole in percent, to a tenth; null if the whole is zero. The margin of error is that of a proportion, or of
 * a ratio where the proportion's would be the root of a negative number (Census Bureau, `Understanding and Using ACS
 * Data`, 2020, chapter 8).
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
