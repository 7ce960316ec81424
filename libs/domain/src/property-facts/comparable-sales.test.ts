import { medianCents, pricePerSquareFootCents, type ComparableSale } from './comparable-sales.js';

const sale: ComparableSale = {
  address: '1410 Oak St, Houston, TX 77002',
  soldOn: '2026-08-14',
  priceCents: 41_250_000,
  livingAreaSquareFeet: 1_870,
  bedrooms: 3,
  bathrooms: 2,
  yearBuilt: 1998,
  distanceMiles: 0.3,
};

describe('comparable sales', () => {
  it('have a price per square foot if the size is known', () => {
    expect(pricePerSquareFootCents(sale)).toBe(22_059);
    expect(pricePerSquareFootCents({ ...sale, livingAreaSquareFeet: null })).toBeNull();
    expect(pricePerSquareFootCents({ ...sale, livingAreaSquareFeet: 0 })).toBeNull();
  });

  it.each([
    [[], null],
    [[300], 300],
    [[500, 100, 300], 300],
    [[100, 400, 200, 300], 250],
  ])('of %j have the median %s', (amounts, median) => {
    expect(medianCents(amounts)).toBe(median);
  });
});
