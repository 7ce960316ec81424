import { readFileSync } from 'node:fs';
import type { SaleEvent } from '../affiliation/facts.js';
import { affiliationPostings } from '../affiliation/index.js';
import { Books } from './books.js';
import { PostingRulebook } from './posting-rules.js';

const rules = new PostingRulebook(affiliationPostings);

const file = new URL('../affiliation/sale-stored-events.json', import.meta.url);
const stored = JSON.parse(readFileSync(file, 'utf8')) as SaleEvent[];

describe('events about sales that are stored already', () => {
  it('are in the books as they always were', () => {
    const books = new Books();
    stored.forEach((event, revision) =>
      books.post({
        item: rules.apply(event),
        stream: 'sale-stripe-pi_3Q',
        revision,
        id: `event-${revision}`,
        recordedAt: '2026-11-21T10:00:00.000Z',
      }),
    );
    const accounts = [
      { kind: 'house', id: 'house', number: 4 },
      { kind: 'buyers', id: 'buyers', number: 1 },
      { kind: 'affiliate', id: '6f1d2c3b', number: 2 },
      { kind: 'organization', id: 'HAR', number: 3 },
    ];
    /** Amount and balance of house, buyers, affiliate and organization. */
    const postings = (entry: number, ...sums: (readonly [cents: number, balanceCents: number])[]) =>
      sums.map(([cents, balanceCents], index) => ({
        entry,
        account: accounts[index],
        number: entry,
        cents,
        balanceCents,
      }));
    const common = {
      paymentId: 'stripe-pi_3Q',
      runId: null,
      stream: 'sale-stripe-pi_3Q',
      line: 0,
      recordedAt: '2026-11-21T10:00:00.000Z',
    };
    expect(books.entries).toStrictEqual([
      {
        kind: 'sale',
        ...common,
        number: 1,
        cashCents: 2500,
        revision: 0,
        eventId: 'event-0',
        postings: postings(1, [1250, 1250], [-2500, -2500], [1000, 1000], [250, 250]),
      },
      {
        kind: 'reversal',
        ...common,
        number: 2,
        cashCents: -1000,
        revision: 1,
        eventId: 'event-1',
        postings: postings(2, [-500, 750], [1000, -1500], [-400, 600], [-100, 150]),
      },
      {
        kind: 'restoration',
        ...common,
        number: 3,
        cashCents: 500,
        revision: 2,
        eventId: 'event-2',
        postings: postings(3, [250, 1000], [-500, -2000], [200, 800], [50, 200]),
      },
    ]);
  });
});
