import type { PropertyType } from '../../../closing-costs/index.js';
import type { ReportInputs } from '../report-inputs.js';
import { contractProblems, propertyProblems } from './property-problems.js';

const home = {
  priceCents: 40_000_000,
  propertyType: 'single-family',
  units: null,
  hasAssociation: null,
  hoaMonthlyCents: null,
  closingDate: null,
  sellerCreditCents: null,
  depositCents: null,
} as unknown as ReportInputs;
const reasons = (problems: readonly { reason: string }[]): string[] => problems.map(({ reason }) => reason);
const ofHome = (changes: Partial<ReportInputs>) => reasons(propertyProblems({ ...home, ...changes }));
const ofContract = (changes: Partial<ReportInputs>) =>
  reasons(contractProblems({ ...home, ...changes }, '2026-11-21'));

describe('the limits of a refinement', () => {
  it.each([
    [99, ['price-out-of-range']],
    [100, []],
    [100_000_000_000, []],
    [100_000_000_001, ['price-out-of-range']],
  ])('apply to the price: %d cents', (priceCents, expected) => {
    expect(ofHome({ priceCents })).toEqual(expected);
  });

  it.each<[PropertyType, number | null, string[]]>([
    ['single-family', 1, []],
    ['single-family', 2, ['units-of-one-home']],
    ['condo', 2, ['units-of-one-home']],
    ['townhouse', 2, ['units-of-one-home']],
    ['mobile-home', 2, ['units-of-one-home']],
    ['vacant-land', 2, ['units-of-one-home']],
    ['co-op', 2, ['units-of-one-home']],
    ['co-op', 1, []],
    ['multi-family', 1, ['units-out-of-range']],
    ['multi-family', 2, []],
    ['multi-family', null, []],
    ['mixed-use', 1, []],
    ['commercial', 12, []],
  ])('apply to the number of homes: %s of %j', (propertyType, units, expected) => {
    expect(ofHome({ propertyType, units })).toEqual(expected);
  });

  it.each([
    [false, 1, ['no-association']],
    [false, 0, []],
    [false, null, []],
    [null, 1, []],
    [true, 10_000_000, []],
    [true, 10_000_001, ['dues-out-of-range']],
    [null, 10_000_001, ['dues-out-of-range']],
    [false, 10_000_001, ['no-association', 'dues-out-of-range']],
  ])('apply to an association (%j) and its dues: %j cents', (hasAssociation, hoaMonthlyCents, expected) => {
    expect(ofHome({ hasAssociation, hoaMonthlyCents })).toEqual(expected);
  });

  it.each([
    // Somewhere in the United States it is still yesterday.
    ['2026-11-19', ['date-past']],
    ['2026-11-20', []],
    ['2026-11-21', []],
    ['2028-11-20', []],
    ['2028-11-21', ['date-far']],
    ['2026-02-30', ['date-unknown']],
    [null, []],
  ])('apply to the closing date: %j', (closingDate, expected) => {
    expect(ofContract({ closingDate })).toEqual(expected);
  });

  it.each([
    [{ sellerCreditCents: 40_000_000 }, []],
    [{ sellerCreditCents: 40_000_001 }, ['above-price']],
    [{ depositCents: 40_000_000 }, []],
    [{ depositCents: 40_000_001 }, ['above-price']],
    [{ sellerCreditCents: 40_000_001, depositCents: 40_000_001 }, ['above-price', 'above-price']],
  ])('apply to the deposit and the seller’s credit: %j', (changes, expected) => {
    expect(ofContract(changes)).toEqual(expected);
  });
});
