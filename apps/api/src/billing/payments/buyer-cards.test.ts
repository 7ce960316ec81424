import { MemoryEventStore } from '../../../test/memory-event-store.js';
import type { Database } from '../../platform/database/database.js';
import { KnownEvents } from '../../platform/event-catalogue/known-events.js';
import { StreamCommandExecutor } from '../../platform/event-store/stream-command-executor.js';
import { StreamHistory } from '../../platform/event-store/stream-history.js';
import { EventCodec } from '../../platform/personal-data/event-codec.js';
import { MasterKey } from '../../platform/personal-data/master-key.js';
import { SealedPersonalData } from '../../platform/personal-data/sealed-personal-data.js';
import { SubjectKeys } from '../../platform/personal-data/subject-keys.js';
import { BuyerCards } from './buyer-cards.js';
import { allEvents } from '../../../test/events/all-events.js';

const masterKey = new MasterKey(Buffer.alloc(32, 7));
const personalData = new SealedPersonalData(new SubjectKeys({} as Database, masterKey), masterKey);
const context = { actor: 'buyer', correlationId: 'request-1' };
const at = (second: number): string => `2026-11-21T10:00:0${second}.000Z`;

describe('the cards of buyers', () => {
  let store: MemoryEventStore;
  let cards: BuyerCards;
  let now = at(1);
  beforeEach(() => {
    store = new MemoryEventStore();
    const codec = new EventCodec<never>(personalData, new KnownEvents(allEvents));
    const executor = new StreamCommandExecutor(store, codec, { now: () => new Date(now) });
    cards = new BuyerCards(executor, new StreamHistory(store, codec), personalData);
  });

  it('have the pseudonyms under which they are stored already', async () => {
    const cardId = cards.cardId('stripe', 'Xt5EWLLDS7FJjR1c');
    expect(cardId).toBe('5c25dbe7f1fc81b9cc22b1555b2c8a5fb1fd13359c74e11489a2ef25968a84aa');
    await cards.remember(cardId, 'ana@example.com', context);
    const stream = 'buyer-card-8e1e85f72e7d1d623204a7a3baf9926bfc453befaac7ff9aa506d5c5969faa2a';
    expect((await store.readStream(stream)).map(({ type, data }) => [type, data])).toEqual([
      ['BuyerCardUsed', { cardUseId: stream.replace('buyer-card-', '') }],
    ]);
  });

  it('are told apart by their provider', () => {
    expect(cards.cardId('simulated', 'fp')).not.toBe(cards.cardId('stripe', 'fp'));
  });

  it('are known by the mailbox, from the moment of their first use on', async () => {
    now = at(2);
    await cards.remember('card-1', 'Ana+Shopping@Example.com', context);
    now = at(4);
    await cards.remember('card-1', 'ana@example.com', context);
    expect(await cards.wasUsed('card-1', 'ana+other@example.com', at(3))).toBe(true);
    expect(await cards.wasUsed('card-1', 'ana@example.com', at(2))).toBe(true);
    expect(await cards.wasUsed('card-1', 'ana@example.com', at(1))).toBe(false);
    expect(await cards.wasUsed('card-1', 'bea@example.com', at(9))).toBe(false);
    expect(await cards.wasUsed('card-2', 'ana@example.com', at(9))).toBe(false);
  });
});
