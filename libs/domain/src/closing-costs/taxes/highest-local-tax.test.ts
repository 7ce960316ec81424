import { normalizePurchase } from '../input/normalize-purchase.js';
import type { PropertyInput } from '../property.js';
import type { Purchase } from '../purchase.js';
import { readRuleBook } from '../test/rule-book.js';
import { highestAddedLocalTax } from './highest-local-tax.js';
import { taxLines } from './tax-lines.js';

const { jurisdictions } = readRuleBook();
const rulesOf = (state: string) => jurisdictions.get(state)!.taxes;

/** Every place named by a rule of the state. */
const placesOf = (state: string): Pick<Purchase, 'county' | 'city'>[] =>
  rulesOf(state).flatMap(({ appliesIn }) => [
    ...(appliesIn?.counties ?? []).map((county) => ({ county, city: null })),
    ...(appliesIn?.cities ?? []).map((city) => ({ county: appliesIn?.cityCounty ?? null, city })),
  ]);

const buyerTaxes = (purchase: Purchase): number =>
  taxLines(rulesOf(purchase.state), purchase).reduce((sum, { shares }) => sum + shares.buyerCents, 0);

describe('the most that local taxes could add', () => {
  it.each([
    ['a first home', { price: 612_345, buyerType: 'first-time' }],
    ['an expensive home bought in cash', { price: 6_100_000, buyerType: 'cash' }],
    ['an investment', { price: 248_750, investment: true }],
    ['a co-operative', { price: 890_000, propertyType: 'co-op' }],
  ] satisfies [string, Partial<PropertyInput>][])('to %s is what its dearest place takes', (_, input) => {
    for (const state of jurisdictions.keys()) {
      const purchase = normalizePurchase({ ...input, state }, '2026-11-21');
      const there = placesOf(state).map((place) => buyerTaxes({ ...purchase, ...place }));
      const most = Math.max(0, ...there.map((cents) => cents - buyerTaxes(purchase)));
      expect([state, highestAddedLocalTax(rulesOf(state), purchase)]).toEqual([state, most]);
    }
  });
});
