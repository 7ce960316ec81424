import type { DomainEvent } from '@closewise/domain/events';
import { formatCents } from '@closewise/domain/money';
import { LedgerSentences, type LedgerSentencesFor } from './ledger-sentences.js';

type Deposited = DomainEvent<'Deposited', { cents: number; by: string }>;
type Renamed = DomainEvent<'Renamed', { name: string }>;
type Rules = { Deposited: unknown };

const bank: LedgerSentencesFor<Deposited | Renamed, Rules> = {
  Deposited: ({ cents, by }, nameActor) => `${nameActor(by)} deposited ${formatCents(cents)}`,
  Renamed: null,
};

describe('the ledger sentences of all modules', () => {
  const sentences = new LedgerSentences(bank, { Moved: null });
  const nameActor = (actor: string): string => `${actor} (admin)`;

  it('describe the events that explain an entry', () => {
    const deposited: Deposited = { type: 'Deposited', data: { cents: 1250, by: 'ann' } };
    expect(sentences.describe(deposited, nameActor)).toBe('ann (admin) deposited $12.50');
  });

  it.each(['Renamed', 'Unheard'])('have no sentence for %s', (type) => {
    expect(sentences.describe({ type, data: {} }, nameActor)).toBeNull();
  });

  it('refuse two sentences for an event', () => {
    expect(() => new LedgerSentences(bank, { Renamed: null })).toThrow('Two ledger sentences for Renamed');
  });

  it('are required by the compiler', () => {
    const { Deposited, Renamed } = bank;
    // @ts-expect-error: an event that posts must have a sentence
    const silent: typeof bank = { Deposited: null, Renamed };
    // @ts-expect-error: every event must be mentioned
    const incomplete: typeof bank = { Deposited };
    expect([silent, incomplete]).toHaveLength(2);
  });
});
