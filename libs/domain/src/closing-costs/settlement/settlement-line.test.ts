import { readFileSync } from 'node:fs';
import { normalizePurchase } from '../input/normalize-purchase.js';
import type { PropertyInput } from '../property.js';
import { parseJurisdictionRules } from '../rules/index.js';
import { withCalculation } from '../test/with-calculation.js';
import { settlementLine } from './settlement-line.js';

const data = new URL('../../../data/closing-costs/', import.meta.url);
const closingFee = (input: Partial<PropertyInput> & { state: string }) =>
  withCalculation(
    settlementLine(
      parseJurisdictionRules(JSON.parse(readFileSync(new URL(`${input.state}.json`, data), 'utf8'))),
      normalizePurchase({ price: 500_000, closingDate: '2026-11-21', ...input }, '2026-11-21'),
    ),
  );

describe('the closing fee', () => {
  it('in Hawaii is half of the filed fee, including excise tax', () => {
    expect(closingFee({ state: 'HI' })).toMatchObject({
      // $2,250.00 × 1.04712 = $2,356.02
      shares: { buyerCents: 117_801, sellerCents: 117_801 },
      exact: false,
      calculation: '$500,000.00 per the fee schedule plus 4.712% excise tax = $2,356.02',
    });
  });

  it('in California grows with the price, and is lower without a loan', () => {
    expect(closingFee({ state: 'CA' })).toMatchObject({
      // $2.00 × 500 + $150 + $280 and $2.75 × 500 + $300 + $280; First American charges $1,750, Pacific Coast Title $1,530
      range: { lowCents: 143_000, typicalCents: 169_250, highCents: 195_500 },
      shares: { buyerCents: 169_250 },
      source: { confidence: 'low' },
      calculation:
        '$500,000.00 × $2.00 to $2.75 per $1,000 + $150.00 to $300.00 + $280.00 for the loan, about $1,692.50',
    });
    expect(closingFee({ state: 'CA', price: 1_000_000 }).range.typicalCents).toBe(288_000);
    expect(closingFee({ state: 'CA', buyerType: 'cash' })).toMatchObject({
      range: { typicalCents: 141_250 },
      calculation: expect.not.stringContaining('loan'),
    });
  });

  it.each(['Santa Clara', 'San Benito'])(
    'in %s County is the seller’s, except what the loan adds',
    (county) => {
      const fee = closingFee({ state: 'CA', county });
      expect(fee).toMatchObject({
        range: { lowCents: 21_000, typicalCents: 28_000, highCents: 35_000 },
        shares: { buyerCents: 28_000, sellerCents: 141_250 },
        calculation: expect.stringContaining('the seller customarily pays it in this county'),
      });
      expect(fee.whatToAskFor.en).toContain('The seller customarily pays it');
      expect(fee.whatToAskFor.en).not.toContain('pay half');
      expect(closingFee({ state: 'CA', county, buyerType: 'cash' }).shares.buyerCents).toBe(0);
      expect(closingFee({ state: 'CA', county: 'San Mateo' }).shares.sellerCents).toBe(0);
    },
  );

  it('in Alaska says at which price the filed schedule ends', () => {
    expect(closingFee({ state: 'AK', price: 1_000_000 }).calculation).toBe(
      '$1,000,000.00 per the fee schedule = $2,000.00',
    );
    expect(closingFee({ state: 'AK', price: 1_500_000 }).calculation).toBe(
      '$1,500,000.00 per the fee schedule = $2,800.00; the fee schedule ends at $1,000,000.00',
    );
  });

  it('follows the county’s filed schedule and its minimum', () => {
    expect(closingFee({ state: 'ID', county: 'Ada' }).shares.buyerCents).toBe(82_500);
    expect(closingFee({ state: 'ID', county: 'Kootenai', price: 100_000 }).shares.buyerCents).toBe(25_000);
    expect(closingFee({ state: 'IL', county: 'Cook', price: 600_000 }).shares.buyerCents).toBe(235_000);
  });

  it('ranges up to the fee of Chicago’s counties if an Illinois county is unknown', () => {
    const [open, cook, downstate] = [{}, { county: 'Cook' }, { county: 'Sangamon' }].map((place) =>
      closingFee({ state: 'IL', price: 400_000, ...place }),
    );
    expect(open!.range).toEqual({ ...downstate!.range, highCents: cook!.range.highCents });
    expect(open!.calculation).toContain(
      'a different fee applies in Cook, DuPage, Kane, Kendall, Lake, McHenry, Will',
    );
    expect(downstate!.calculation).not.toContain('Cook');
  });

  it('asks the seller for half only if the seller does not pay it already', () => {
    expect(closingFee({ state: 'HI' }).whatToAskFor.en).toContain('leaves the seller the usual half');
    expect(closingFee({ state: 'TN' }).whatToAskFor.en).toContain(
      'ask the seller in the contract to pay half',
    );
  });

  it('respects who customarily shares it, and does not ask the seller to pay half of the buyer’s attorney', () => {
    expect(closingFee({ state: 'HI' }).whatToAskFor.en).toContain('leaves the seller the usual half');
    expect(closingFee({ state: 'NY' }).whatToAskFor.en).toContain('a credit from the seller');
  });

  it.each(['AL', 'AR', 'ID', 'KS', 'NE', 'SD', 'WY'])(
    'in %s is the buyer’s part of a shared fee, and does not mention a seller’s half',
    (state) => {
      const fee = closingFee({ state });
      expect(fee.shares.sellerCents).toBe(0);
      expect(fee.calculation).toContain('the buyer’s part');
      expect(fee.whatToAskFor.en).toContain('The figure is the buyer’s part');
      expect(fee.whatToAskFor.es).toContain('La cifra es la parte del comprador');
      expect(`${fee.whatToAskFor.en} ${fee.whatToAskFor.es}`).not.toMatch(/half|mitad/);
    },
  );

  it('in Idaho is half of the filed schedule’s full fee', () => {
    const { shares, whatToAskFor } = closingFee({ state: 'ID', county: 'Ada' });
    expect(shares.sellerCents).toBe(shares.buyerCents);
    expect(whatToAskFor.en).toContain('leaves the seller the usual half');
  });

  it('is customarily paid by each side for itself, which the contract should keep', () => {
    const fee = closingFee({ state: 'UT' });
    // $250 to $500 for the buyer's side, as much for the seller's
    expect(fee.shares).toEqual({ buyerCents: 37_500, sellerCents: 37_500, lenderCents: 0 });
    expect(fee.range.typicalCents).toBe(37_500);
    expect(fee.whatToAskFor.en).toContain('leaves the seller the fee for their own side');
    expect(fee.whatToAskFor.es).toContain('deje al vendedor el cargo de su propia parte');
  });

  it('in New Jersey follows the rating bureau, and is higher if the title agency disburses', () => {
    expect(closingFee({ state: 'NJ', county: 'Camden' }).shares.buyerCents).toBe(30_000);
    const north = closingFee({ state: 'NJ', county: 'Bergen' });
    expect(north.shares.buyerCents).toBe(15_000);
    expect(north.calculation).toBe('$500,000.00 per the fee schedule = $150.00');
  });

  it('is paid separately by each side in Florida, Montana, Virginia and the District of Columbia', () => {
    for (const state of ['FL', 'MT', 'VA', 'DC']) {
      const { buyerCents, sellerCents } = closingFee({ state }).shares;
      expect(sellerCents).toBe(buyerCents);
    }
  });

  it.each(['TX', 'CA'])('speaks of no loan to a cash buyer in %s', (state) => {
    const { en, es } = closingFee({ state, buyerType: 'cash' }).whatToAskFor;
    expect(en).not.toMatch(/loan|lender/);
    expect(es).not.toMatch(/préstamo|prestamista/);
    expect(closingFee({ state }).whatToAskFor.en).toMatch(/loan|lender/);
  });

  it('is required by law only if the law requires an attorney', () => {
    expect(closingFee({ state: 'SC' }).requiredBy).toBe('law');
    expect(closingFee({ state: 'TX' }).requiredBy).toBeNull();
  });
});
