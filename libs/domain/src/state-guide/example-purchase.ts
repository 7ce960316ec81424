import type { ClosingCostRuleBook, PropertyInput } from '../closing-costs/index.js';
import type { County } from '../place/index.js';

/** The data has no state medians; one price makes states comparable. */
export const examplePriceDollars = 400_000;
const downPaymentPercent = 20;

export type ExamplePurchase = Readonly<{
  priceDollars: number;
  downPaymentPercent: number;
  loanType: 'Conventional';
  /** The state's most populous county. */
  county: County;
}>;

export function exampleOf(state: string, { places }: ClosingCostRuleBook): ExamplePurchase {
  const county = places
    .countiesOf(state)
    .reduce((most, one) => (one.population > most.population ? one : most));
  return { priceDollars: examplePriceDollars, downPaymentPercent, loanType: 'Conventional', county };
}

/** The example as the engine's input, without a county. */
export const exampleInput = (state: string): PropertyInput => ({
  state,
  price: examplePriceDollars,
  propertyType: 'single-family',
  buyerType: 'financing',
  loanType: 'Conventional',
  downPaymentPercent,
});
