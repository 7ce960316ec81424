import fc from 'fast-check';
import type { FeeLine } from '../estimate.js';
import { normalizePurchase } from '../input/normalize-purchase.js';
import { propertyTypes, type PropertyInput } from '../property.js';
import { parseJurisdictionRules } from '../rules/index.js';
import { taxLines } from '../taxes/tax-lines.js';
import { placesOf } from './cases.js';
import { dataFile, stateCodes, type StateData } from './oracle/data.js';

const states = stateCodes.map((state) => {
  const data = dataFile(state) as StateData;
  return { data, rules: parseJurisdictionRules(data) };
});

const taxed = fc.constantFrom(...states.filter(({ data }) => data.taxes.length > 0));
const rule = taxed.chain((state) => fc.constantFrom(...state.data.taxes.map((tax) => ({ ...state, tax }))));
const placed = rule.chain((one) =>
  fc.constantFrom(...placesOf(one.tax.appliesIn).map((place) => ({ ...one, place }))),
);
const cents = fc.oneof(
  fc.integer({ min: 1, max: 100_000_000_000 }),
  fc.integer({ min: 1, max: 500_000_000 }),
  fc.integer({ min: 1, max: 1_000_000 }),
);
const facts = fc.record({
  propertyType: fc.constantFrom(...propertyTypes),
  units: fc.integer({ min: 1, max: 7 }),
  principalResidence: fc.boolean(),
  firstTimeBuyer: fc.boolean(),
  closingDate: fc.constantFrom('2020-06-15', '2024-10-01', '2025-10-01', '2026-11-20', '2027-01-01'),
});

const totalOf = (lines: readonly FeeLine[]): number =>
  lines.reduce((sum, { shares }) => sum + shares.buyerCents + shares.sellerCents + shares.lenderCents, 0);

const linesOf = (state: (typeof states)[number], property: PropertyInput): FeeLine[] =>
  taxLines(state.rules.taxes, normalizePurchase(property, '2026-11-20'));

const runs = { numRuns: process.env['LONG'] ? 30_000 : 2_000 };

it('never falls with a higher price, even at cliffs', () => {
  fc.assert(
    fc.property(placed, facts, cents, cents, (one, fact, a, b) => {
      const home = { ...one.place, ...fact, state: one.data.state };
      const loanAmount = Math.min(a, b) / 100;
      const [low, high] = [Math.min(a, b), Math.max(a, b)].map((price) =>
        linesOf(one, { ...home, price: price / 100, loanAmount }),
      );
      expect(totalOf(low!)).toBeLessThanOrEqual(totalOf(high!));
    }),
    runs,
  );
});

it('never falls with a larger loan, unless it is on the price above the loan', () => {
  fc.assert(
    fc.property(placed, facts, cents, cents, (one, fact, a, b) => {
      const home = { ...one.place, ...fact, state: one.data.state, price: Math.max(a, b) / 100 };
      const besidesLoan = new Set(
        one.data.taxes.filter(({ basis }) => basis === 'price-minus-loan').map(({ id }) => `tax.${id}`),
      );
      const [small, large] = [Math.min(a, b), Math.max(a, b)].map((loan) =>
        linesOf(one, { ...home, loanAmount: loan / 100 }).filter(({ key }) => !besidesLoan.has(key)),
      );
      expect(totalOf(small!)).toBeLessThanOrEqual(totalOf(large!));
    }),
    runs,
  );
});

it('reduces only the relieved payer’s part', () => {
  const first = { state: 'DE', buyerType: 'first-time', closingDate: '2026-11-20' } as const;
  const delaware = states.find(({ data }) => data.state === 'DE')!;
  fc.assert(
    fc.property(cents, (price) => {
      const [relieved, usual] = [true, false].map((firstTimeBuyer) =>
        linesOf(delaware, { ...first, firstTimeBuyer, price: price / 100 }),
      );
      const [less, full] = [relieved!, usual!].map(
        (lines) => lines.find(({ level }) => level === 'state')?.shares,
      );
      expect(less?.sellerCents).toBe(full?.sellerCents);
      const relief = (full?.buyerCents ?? 0) - (less?.buyerCents ?? 0);
      expect(relief).toBe(price > 10_000 ? Math.round(Math.min(price, 40_000_000) / 200) : 0);
    }),
    { numRuns: 300 },
  );
});
