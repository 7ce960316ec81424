import { inCents, purchaseOf } from '../input/normalize-purchase.js';
import { purchasePlaceOf } from '../input/purchase-place.js';
import type { PropertyInput } from '../property.js';
import { readRuleBook } from '../test/rule-book.js';
import { conformingLimitCents, highestFhaLimitCents, isHighBalance, isJumbo } from './loan-limits.js';

const { national, places } = readRuleBook();

function purchase(input: Omit<PropertyInput, 'price'>) {
  const property = inCents({ price: 3_000_000, ...input });
  return purchaseOf(property, purchasePlaceOf(property, places, new Set()), '2026-11-20');
}

const harris = { state: 'TX', county: 'Harris' } as const;
const losAngeles = { state: 'CA', county: 'Los Angeles' } as const;

describe('a county’s loan limits', () => {
  it.each([
    ['Harris County, at the baseline', harris, 832_750],
    ['Los Angeles County, at the ceiling', losAngeles, 1_249_125],
    ['a fourplex there', { ...losAngeles, propertyType: 'multi-family', units: 4 }, 2_402_625],
    ['Texas, county unknown', { state: 'TX' }, 832_750],
    ['Alaska, where the law raises the baseline', { state: 'AK' }, 1_249_125],
  ] as const)('allow a conforming loan in %s', (_, input, dollars) => {
    expect(conformingLimitCents(purchase(input), national)).toBe(dollars * 100);
  });

  it.each([
    ['Harris County, at the floor', harris, 541_287],
    ['Los Angeles County, at the ceiling', losAngeles, 1_249_125],
    ['Texas, where an unknown county may have the highest limit', { state: 'TX' }, 1_249_125],
    ['Hawaii, county unknown', { state: 'HI' }, 1_873_675],
  ] as const)('allow an FHA loan in %s', (_, input, dollars) => {
    expect(highestFhaLimitCents(purchase(input), national)).toBe(dollars * 100);
  });

  it.each([
    ['at the baseline', { ...harris, loanAmount: 832_750 }, false, false],
    ['a cent over it', { ...harris, loanAmount: 832_750.01 }, true, false],
    ['over the baseline in a high-cost county', { ...losAngeles, loanAmount: 832_751 }, false, true],
    ['over the limit of a high-cost county', { ...losAngeles, loanAmount: 1_250_000 }, true, false],
    ['at Hawaii’s raised baseline', { state: 'HI', county: 'Honolulu', loanAmount: 1_249_125 }, false, false],
    ['of the VA, which has no limit', { ...harris, loanAmount: 2_000_000, loanType: 'VA' }, false, false],
    ['on a shop', { ...harris, loanAmount: 2_000_000, propertyType: 'commercial' }, false, false],
    [
      'on six homes',
      { ...harris, loanAmount: 2_000_000, propertyType: 'multi-family', units: 6 },
      false,
      false,
    ],
  ] as const)('classify a loan %s as jumbo or high-balance', (_, input, jumbo, highBalance) => {
    expect(isJumbo(purchase(input), national)).toBe(jumbo);
    expect(isHighBalance(purchase(input), national)).toBe(highBalance);
  });
});
