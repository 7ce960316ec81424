import type { Position, RecordedEvent } from '../../platform/event-store/event-store.js';
import { makeSeal, noSeal } from './seal.js';
import { SealKeys } from './seal-keys.js';
import { UnsealedTail } from './unsealed-tail.js';

const keys = new SealKeys({ place: 'a test', read: () => Buffer.alloc(32, 'a'), make: () => undefined });
const meta = { actor: 'system', correlationId: 'c', causationId: null, schemaVersion: 1 };
const at = '2026-11-21T10:00:00.000Z';
const fact = (place: number): RecordedEvent => ({
  id: `fact-${place}`,
  type: 'SaleSplit',
  data: {},
  meta: { ...meta, at },
  stream: `sale-${place}`,
  revision: 0,
  position: String(place) as Position,
  recordedAt: at,
});
const tailWith = (facts: number): UnsealedTail => {
  const tail = new UnsealedTail({ ...noSeal, position: null });
  for (let place = 1; place <= facts; place++) tail.read(fact(place));
  return tail;
};

describe('what waits for a seal', () => {
  it('is sealed a thousand facts at a time, each once and in order', () => {
    const tail = tailWith(1001);
    const first = makeSeal(tail.sealed, tail.next(), keys);
    expect([first.facts.length, first.facts[0]!.split(' ')[0]]).toEqual([1000, 'sale-1@0']);
    tail.cover(first);
    expect(tail.next().map(({ name }) => name)).toEqual(['sale-1001@0']);
    expect(tail.sealed).toEqual({
      number: 1,
      sealedFacts: 1000,
      chainHash: first.chainHash,
      position: '1000',
    });
  });

  it('is less by the seal that another process has made, wherever the log holds it', () => {
    const tail = tailWith(2);
    const made = makeSeal(tail.sealed, tail.next().slice(0, 1), keys);
    tail.read({
      ...fact(3),
      stream: 'ledger-seals',
      type: 'LedgerSealed',
      data: { ...made, facts: [...made.facts] },
    });
    expect(tail.next().map(({ name }) => name)).toEqual(['sale-2@0']);
    expect(tail.sealed).toMatchObject({ number: 1, position: '1' });
  });

  it('is not less by a seal that does not come next', () => {
    const tail = tailWith(2);
    const made = makeSeal(tail.sealed, tail.next(), keys);
    tail.cover({ ...made, number: 2 });
    expect([tail.size, tail.sealed.number]).toEqual([2, 0]);
    tail.cover(made);
    tail.cover(made);
    expect([tail.size, tail.sealed.number]).toEqual([0, 1]);
  });

  it('is nothing of what decides no money', () => {
    const tail = tailWith(1);
    tail.read({ ...fact(2), stream: 'report-1', type: 'ReportGenerated' });
    expect(tail.size).toBe(1);
  });
});
