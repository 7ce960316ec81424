// A typical calculator: for each state one average percentage of the price per kind of cost, the same
// in every county and city and at every price. The averages are taken over all places that the state's tax rules
// name and over three prices, from exact figures: more care than a published average has.
import { estimateClosingCosts, usualLoan } from '../../libs/domain/dist/closing-costs/index.js';
import { amountOf } from '../expected-amount.mjs';

const prices = [250_000, 400_000, 750_000];

function placesOf({ taxes }) {
  const named = taxes.flatMap(({ appliesIn }) => [
    ...(appliesIn?.counties ?? []).map((county) => ({ county })),
    ...(appliesIn?.cities ?? []).map((city) => ({ city })),
  ]);
  return [{}, ...named];
}

export function stateAverageCalculator(rules, closingDate) {
  const estimatesOfState = new Map();
  const estimatesFor = (state, loanType) => {
    const key = `${state} ${loanType}`;
    const known = estimatesOfState.get(key);
    if (known) return known;
    const estimates = placesOf(rules.jurisdictions.get(state)).flatMap((place) =>
      prices.map((price) => ({
        price,
        estimate: estimateClosingCosts({ state, price, loanType, ...place }, rules, closingDate),
      })),
    );
    estimatesOfState.set(key, estimates);
    return estimates;
  };

  /** The expected cents of one sort of cost by the state's average percentage. */
  return ({ state, price, buyerType, loanType }, expectation) => {
    const estimates = estimatesFor(state, loanType ?? usualLoan[buyerType] ?? 'Conventional');
    const shares = estimates.map((one) => amountOf(one.estimate, expectation) / one.price);
    return Math.round((shares.reduce((sum, share) => sum + share, 0) / shares.length) * price);
  };
}
