import { readFileSync } from 'node:fs';
import { Books, type LedgerEvent } from '../ledger/index.js';
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

  it('are in the books as they always were', () => {
    const books = new Books();
    stored.forEach((event: LedgerEvent, revision) =>
      books.enter({
        event,
        stream: 'sale-stripe-pi_3Q',
        revision,
        id: `event-${revision}`,
        recordedAt: '2026-11-21T10:00:00.000Z',
      }),
    );
    const ours = {
      paymentId: 'stripe-pi_3Q',
      affiliateId: '6f1d2c3b',
      organizationTag: 'HAR',
      stream: 'sale-stripe-pi_3Q',
      line: 0,
      recordedAt: '2026-11-21T10:00:00.000Z',
    };
    const after = (number: number, balanceCents: number) => ({ number, balanceCents });
    expect(books.entries).toStrictEqual([
      {
        kind: 'sale',
        ...ours,
        cashCents: 2500,
        affiliateCents: 1000,
        organizationCents: 250,
        houseCents: 1250,
        revision: 0,
        eventId: 'event-0',
        affiliate: after(1, 1000),
        organization: after(1, 250),
        house: after(1, 1250),
      },
      {
        kind: 'reversal',
        ...ours,
        cashCents: -1000,
        affiliateCents: -400,
        organizationCents: -100,
        houseCents: -500,
        revision: 1,
        eventId: 'event-1',
        affiliate: after(2, 600),
        organization: after(2, 150),
        house: after(2, 750),
      },
      {
        kind: 'restoration',
        ...ours,
        cashCents: 500,
        affiliateCents: 200,
        organizationCents: 50,
        houseCents: 250,
        revision: 2,
        eventId: 'event-2',
        affiliate: after(3, 800),
        organization: after(3, 200),
        house: after(3, 1000),
      },
    ]);
  });
});
