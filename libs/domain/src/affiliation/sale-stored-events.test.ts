import { readFileSync } from 'node:fs';
import { saleDecider } from './sale-decider.js';
import { saleStream, type SaleEvent } from './sale-events.js';

const file = new URL('sale-stored-events.json', import.meta.url);
const stored = JSON.parse(readFileSync(file, 'utf8')) as SaleEvent[];
const [split] = stored;

/** The compiler asks for an entry when a new event is added. */
const everyType: Record<SaleEvent['type'], true> = {
  SaleSplit: true,
  SaleReversed: true,
  SaleRestored: true,
};

describe('events about sales that are stored already', () => {
  it('are there of every type', () => {
    expect(stored.map(({ type }) => type)).toEqual(Object.keys(everyType));
  });

  it('are read as what they meant when they were written', () => {
    const state = stored.reduce(saleDecider.evolve, saleDecider.initialState);
    expect(state).toEqual({ status: 'split', split: split!.data, givenBackCents: 500 });
  });

  it('are found in the stream that they have had from the start', () => {
    expect(saleStream('stripe-pi_3Q')).toBe('sale-stripe-pi_3Q');
  });
});
