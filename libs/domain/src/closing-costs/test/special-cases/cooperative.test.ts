import type { PropertyInput } from '../../property.js';
import { writeWorkings } from '../../workings/write-workings.js';
import { estimateOf, keysOf, lineOf } from './estimate-of.js';

const apartment: PropertyInput = {
  state: 'NY',
  city: 'New York',
  county: 'New York',
  price: 1_200_000,
  propertyType: 'co-op',
  hoaMonthlyDollars: 1_850,
};

describe('a co-operative apartment in Manhattan for $1,200,000', () => {
  const estimate = estimateOf(apartment);

  it('owes New York’s taxes on shares', () => {
    expect(
      estimate.lines
        .filter(({ key }) => key.startsWith('tax.'))
        .map(({ key, shares, exact }) => [key, shares.buyerCents, shares.sellerCents, exact]),
    ).toEqual([
      ['tax.ny-nys-real-estate-transfer-tax', 0, 480_000, true],
      ['tax.ny-nyc-rpt-residential-1-3-family-condo-co-op', 0, 1_710_000, true],
      ['tax.ny-mansion-tax-base', 1_200_000, 0, true],
    ]);
  });

  it('has no recording, title insurance or tax escrow', () => {
    const odd = /^recording\.|^title\.|mortgage-tax|escrow_|property_tax|title_|survey|hoa_|tax_cert|condo_/;
    expect(keysOf(estimate).filter((key) => odd.test(key))).toEqual([]);
  });

  it('has the charges of its board, managing agent and loan', () => {
    expect(keysOf(estimate)).toEqual(
      expect.arrayContaining([
        'fee.coop_lender_review',
        'fee.coop_lien_search',
        'fee.coop_ucc_filing',
        'fee.coop_application',
        'fee.coop_transfer',
        'fee.coop_move_in',
        'settlement.closing-fee',
      ]),
    );
    expect(lineOf(estimate, 'fee.coop_application')).toMatchObject({
      requiredBy: 'association',
      range: { lowCents: 30_000, typicalCents: 60_000, highCents: 100_000 },
      source: { provenance: 'market-assumption', confidence: 'low' },
    });
  });

  it('includes a month of maintenance, and a flip tax only if the bylaws charge the buyer', () => {
    expect(lineOf(estimate, 'fee.coop_maintenance').range).toEqual({
      lowCents: 0,
      typicalCents: 185_000,
      highCents: 370_000,
    });
    expect(lineOf(estimate, 'fee.coop_flip_tax')).toMatchObject({
      category: 'optional',
      range: { typicalCents: 0, highCents: 3_600_000 },
    });
  });

  it('has no UCC filing without a loan', () => {
    const cash = keysOf(estimateOf({ ...apartment, buyerType: 'cash' }));
    expect(cash).toContain('fee.coop_lien_search');
    expect(cash.filter((key) => /ucc|lender_review|lender_attorney/.test(key))).toEqual([]);
  });

  it.each([{ propertyType: 'condo' }, { propertyType: 'multi-family', units: 120 }, {}] as const)(
    'is the same as a home type that is a co-operative: %j',
    (kind) => {
      const { propertyType: _, ...rest } = apartment;
      expect(estimateOf({ ...rest, ...kind, cooperative: true })).toEqual(estimate);
    },
  );
});

describe('shares of a co-operative elsewhere', () => {
  it('divide the recordation tax of the District of Columbia between buyer and seller', () => {
    const { shares, exact } = lineOf(
      estimateOf({ state: 'DC', price: 399_999, propertyType: 'co-op' }),
      'tax.dc-economic-interest-recordation-tax',
    );
    expect([shares.buyerCents, shares.sellerCents, exact]).toEqual([439_999, 439_999, true]);
    const dearer = estimateOf({ state: 'DC', price: 400_000, propertyType: 'co-op' });
    expect(lineOf(dearer, 'tax.dc-economic-interest-recordation-tax').shares.buyerCents).toBe(580_000);
    expect(keysOf(dearer).filter((key) => key.startsWith('tax.'))).toHaveLength(1);
  });

  it('leave New Jersey’s realty transfer fee to the seller', () => {
    const estimate = estimateOf({ state: 'NJ', price: 300_000, propertyType: 'co-op' });
    const { shares } = lineOf(estimate, 'tax.nj-realty-transfer-fee-to-350000');
    expect([shares.buyerCents, shares.sellerCents > 0]).toEqual([0, true]);
    expect(estimate.notIncluded.map(({ en }) => en).join(' ')).toContain('May 7, 1988');
  });

  it.each(['IL', 'MN', 'WA', 'FL', 'CA', 'MA', 'MD', 'MI'])(
    'are not taxed in %s while its law on shares is unknown, and the estimate says so',
    (state) => {
      const estimate = estimateOf({ state, price: 400_000, propertyType: 'co-op' });
      expect(keysOf(estimate).filter((key) => key.startsWith('tax.'))).toEqual([]);
      expect(estimate.notIncluded.filter(({ en }) => en.includes('transfer of co-op shares'))).toHaveLength(
        1,
      );
    },
  );

  it('say that hardly any lender makes FHA loans for them', () => {
    const estimate = estimateOf({ ...apartment, buyerType: 'first-time' });
    const { workings } = lineOf(estimate, 'notice.loan-program-does-not-fit');
    expect(writeWorkings(workings, 'en')).toContain('hardly any lender makes an FHA loan');
  });
});
