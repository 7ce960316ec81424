import { readFileSync } from 'node:fs';
import type { SaleEvent } from '../affiliation/facts.js';
import { Books } from './books.js';
import type { LedgerEvent } from './entries-of.js';

const file = new URL('../affiliation/sale-stored-events.json', import.meta.url);
const stored = JSON.parse(readFileSync(file, 'utf8')) as SaleEvent[];

describe('events about sales that are stored already', () => {
  it('are in the books as they always were', () => {
    const books = new Books();
    stored.forEach((event: LedgerEvent, revision) =>
      books.post({
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
      runId: null,
      providerFeesCents: 0,
      inTransitCents: 0,
      paidOutCents: 0,
      providerFees: null,
      inTransit: null,
      paidOut: null,
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
        buyers: after(1, -2500),
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
        buyers: after(2, -1500),
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
        buyers: after(3, -2000),
        affiliate: after(3, 800),
        organization: after(3, 200),
        house: after(3, 1000),
      },
    ]);
  });
});
