import { payoutBookDecider } from './payout-book-decider.js';
import type { PayoutBookState } from './payout-book-state.js';
import type { PayoutEvent, PayoutLine } from './payout-events.js';
import { findDifferences, type PayoutDifference, type ProviderTransfer } from './reconcile.js';

const runId = '2026-10';
const anna = { kind: 'affiliate', id: 'anna' } as const;
const ben = { kind: 'affiliate', id: 'ben' } as const;
const line = (payee: PayoutLine['payee'], payCents: number): PayoutLine => ({
  payee,
  balanceCents: payCents,
  withinHoldCents: 0,
  disputedCents: 0,
  payCents,
  accountId: `acct_${payee.id}`,
  provider: 'stripe',
  heldUntil: null,
  reason: null,
});
const terms = { asOf: '2026-11-22T06:00:00.000Z', provider: 'stripe', holdDays: 21, minimumCents: 10_000 };

/** Anna was paid; Ben's transfer was requested, without a response. */
const state = (): PayoutBookState => {
  let book = payoutBookDecider.initialState;
  const run = (command: Parameters<typeof payoutBookDecider.decide>[0]): PayoutEvent[] => {
    const events = payoutBookDecider.decide(command, book);
    for (const event of events) book = payoutBookDecider.evolve(book, event);
    return events;
  };
  const lines = [line(anna, 12_000), line(ben, 15_000)];
  run({ type: 'PrepareRun', month: '2026-10', ...terms, preparedBy: 'maria', lines });
  run({ type: 'ApproveRun', runId, approver: { by: 'omar', alias: null }, onePersonMay: true, changed: [] });
  run({ type: 'RequestTransfer', runId, payee: anna });
  run({ type: 'SettleTransfer', runId, payee: anna, transferId: 'tr_anna', amountCents: 12_000 });
  run({ type: 'RequestTransfer', runId, payee: ben });
  return book;
};
const toAnna = (more: Partial<ProviderTransfer> = {}): ProviderTransfer => ({
  provider: 'stripe',
  transferId: 'tr_anna',
  accountId: 'acct_anna',
  amountCents: 12_000,
  reversedCents: 0,
  group: runId,
  payee: anna,
  ...more,
});
const toBen = (more: Partial<ProviderTransfer> = {}): ProviderTransfer =>
  toAnna({ transferId: 'tr_ben', accountId: 'acct_ben', amountCents: 15_000, payee: ben, ...more });

const stripe = new Set(['stripe']);
const told = (transfers: ProviderTransfer[]): [PayoutDifference['kind'], string, boolean][] =>
  findDifferences(state(), transfers, stripe).map(({ kind, transferId, record }) => [
    kind,
    transferId,
    record !== null,
  ]);

describe('[LE-05] our record and the provider', () => {
  it.each<[string, ProviderTransfer[], ReturnType<typeof told>]>([
    ['agree', [toAnna()], []],
    [
      'agree about what others made',
      [toAnna(), toAnna({ transferId: 'tr_x', group: null, payee: null })],
      [],
    ],
    ['differ by an answer that was lost', [toAnna(), toBen()], [['transfer-not-recorded', 'tr_ben', true]]],
    [
      'differ by a lost answer, of which a part came back',
      [toAnna(), toBen({ reversedCents: 500 })],
      [
        ['transfer-not-recorded', 'tr_ben', true],
        ['reversal-not-recorded', 'tr_ben', true],
      ],
    ],
    ['differ by a transfer that the provider has not', [], [['transfer-missing', 'tr_anna', false]]],
    ['differ by the amount', [toAnna({ amountCents: 12_001 })], [['transfer-differs', 'tr_anna', false]]],
    ['differ by the account', [toAnna({ accountId: 'acct_ben' })], [['transfer-differs', 'tr_anna', false]]],
    [
      'differ by a line that was paid twice, whichever is stated first',
      [toAnna({ transferId: 'tr_again' }), toAnna()],
      [['paid-again', 'tr_again', false]],
    ],
    [
      'differ by a lost answer that was paid twice',
      [toAnna(), toBen(), toBen({ transferId: 'tr_again' })],
      [
        ['transfer-not-recorded', 'tr_ben', true],
        ['paid-again', 'tr_again', false],
      ],
    ],
    [
      'differ by a transfer in a run that nobody knows',
      [toAnna(), toBen({ group: '2026-09' })],
      [['transfer-unknown', 'tr_ben', false]],
    ],
    [
      'differ by a transfer to somebody who has no line',
      [toAnna(), toBen({ payee: { kind: 'affiliate', id: 'eve' } })],
      [['transfer-unknown', 'tr_ben', false]],
    ],
    [
      'differ by money that came back',
      [toAnna({ reversedCents: 3000 })],
      [['reversal-not-recorded', 'tr_anna', true]],
    ],
  ])('%s', (_title, transfers, differences) => {
    expect(told(transfers)).toEqual(differences);
  });

  it('do not match a line with another provider’s transfer', () => {
    expect(told([toAnna(), toBen({ provider: 'wise' })])).toEqual([['transfer-unknown', 'tr_ben', false]]);
  });

  it('leave out lines of providers that are not compared', () => {
    expect(findDifferences(state(), [], new Set(['wise']))).toEqual([]);
    expect(findDifferences(state(), [], stripe)).toMatchObject([{ kind: 'transfer-missing' }]);
  });

  it('match once the missing transfers are recorded', () => {
    const transfers = [toAnna({ reversedCents: 3000 }), toBen()];
    let book = state();
    for (const { record } of findDifferences(book, transfers, stripe))
      for (const event of payoutBookDecider.decide(record!, book))
        book = payoutBookDecider.evolve(book, event);
    expect(findDifferences(book, transfers, stripe)).toEqual([]);
    expect(findDifferences(book, [toAnna(), toBen()], stripe)).toMatchObject([
      { kind: 'reversal-missing', recordedCents: 3000, statedCents: 0 },
    ]);
  });
});
