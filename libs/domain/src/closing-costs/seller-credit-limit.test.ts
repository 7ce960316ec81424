import type { LoanType, PropertyType } from './property.js';
import { sellerCreditLimit } from './seller-credit-limit.js';

const limitOf = (loanType: LoanType, loanCents: number, propertyType: PropertyType = 'single-family') =>
  sellerCreditLimit({ priceCents: 40_000_050, loanCents, loanType, propertyType, investment: false });

const fannieMae = 'Fannie Mae Selling Guide B3-4.1-02';

describe('the limit of seller credits', () => {
  it.each<[LoanType, number, number, number, string]>([
    ['FHA', 38_600_000, 6, 2_400_003, 'HUD Handbook 4000.1, II.A.4.d'],
    ['USDA', 40_000_000, 6, 2_400_003, '7 CFR 3555.102; HB-1-3555, ch. 6'],
    ['Conventional', 36_000_046, 3, 1_200_001, fannieMae],
    ['Conventional', 36_000_045, 6, 2_400_003, fannieMae],
    ['Conventional', 30_000_038, 6, 2_400_003, fannieMae],
    ['Conventional', 30_000_037, 9, 3_600_004, fannieMae],
  ])(
    'with %s and a loan of %i cents is %i percent, %i cents',
    (loanType, loanCents, percent, cents, rule) => {
      expect(limitOf(loanType, loanCents)).toStrictEqual({ percent, cents, rule });
    },
  );

  it('is 2 percent for a rental home, whatever the down payment', () => {
    const rental = {
      priceCents: 40_000_050,
      loanType: 'Conventional',
      propertyType: 'condo',
      investment: true,
    } as const;
    for (const loanCents of [20_000_000, 38_000_000])
      expect(sellerCreditLimit({ ...rental, loanCents })).toStrictEqual({
        percent: 2,
        cents: 800_001,
        rule: fannieMae,
      });
  });

  it.each<[LoanType, PropertyType]>([
    ['VA', 'single-family'],
    ['Cash', 'single-family'],
    ['FHA', 'vacant-land'],
    ['Conventional', 'commercial'],
    ['Conventional', 'industrial'],
    ['Conventional', 'mixed-use'],
    ['USDA', 'farm-ranch'],
  ])('is unknown with %s for %s', (loanType, propertyType) => {
    expect(limitOf(loanType, 20_000_000, propertyType)).toBeNull();
  });
});
