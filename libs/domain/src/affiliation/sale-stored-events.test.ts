import { readFileSync } from 'node:fs';
import { saleDecider } from './sale-decider.js';
import { saleStream, type SaleEvent } from './sale-events.js';

const file = new URL('sale-stored-events.json', import.meta.url);
const stored = JSON.parse(readFileSync(file, 'utf8')) as SaleEvent[];
const [split] = stored;

/** The compiler requires an entry for a new event. */
const everyType: Record<SaleEvent['type'], true> = {
  SaleSplit: true,
  SaleReversed: true,
  SaleRestored: true,
};

describe('stored events about sales', () => {
  it('exist for every type', () => {
    expect(stored.map(({ type }) => type)).toEqual(Object.keys(everyType));
  });

  it('keep their original meaning', () => {
    const state = stored.reduce(saleDecider.evolve, saleDecider.initialState);
    expect(state).toEqual({ status: 'split', split: split!.data, givenBackCents: 500 });
  });

  it('are in a stream with its original name', () => {
    expect(saleStream('stripe-pi_3Q')).toBe('sale-stripe-pi_3Q');
  });
});
