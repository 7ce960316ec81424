import { loanEstimateSections, type FeeLine, type LoanEstimateSection } from './estimate.js';

const places = Object.fromEntries(loanEstimateSections.map((section, place) => [section, place])) as Record<
  LoanEstimateSection,
  number
>;

/** Compares by the order of the Loan Estimate's sections. */
export const bySection = (one: Pick<FeeLine, 'section'>, other: Pick<FeeLine, 'section'>): number =>
  places[one.section] - places[other.section];
