import type { ClosingCostRuleBook, PropertyInput } from '../closing-costs/index.js';
import type { County } from '../place/index.js';

/** No state's median is published with the data, so that one price makes the states comparable. */
export const examplePriceDollars = 400_000;
const downPaymentPercent = 20;

export type ExamplePurchase = Readonly<{
  priceDollars: number;
  downPaymentPercent: number;
  loanType: 'Conventional';
  /** The one in which most people of the state live. */
  county: County;
}>;

export function exampleOf(state: string, { places }: ClosingCostRuleBook): ExamplePurchase {
  const county = places
    .countiesOf(state)
    .reduce((most, one) => (one.population > most.population ? one : most));
  return { priceDollars: examplePriceDollars, downPaymentPercent, loanType: 'Conventional', county };
}

/** The example as the engine reads it, without its place in the state. */
export const exampleInput = (state: string): PropertyInput => ({
  state,
  price: examplePriceDollars,
  propertyType: 'single-family',
  buyerType: 'financing',
  loanType: 'Conventional',
  downPaymentPercent,
});
