import { savingByQuotes } from './index.js';

describe('what comparing quotes saves', () => {
  it('reaches from the cheapest of three quotes, as in half of all cases, to the low end', () => {
    expect(savingByQuotes({ lowCents: 100_000, typicalCents: 200_000 })).toEqual({
      lowCents: 35_766,
      highCents: 100_000,
    });
  });

  it('is nothing where the amount is fixed', () => {
    expect(savingByQuotes({ lowCents: 90_000, typicalCents: 90_000 })).toEqual({ lowCents: 0, highCents: 0 });
  });
});
