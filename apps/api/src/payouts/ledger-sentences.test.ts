import type { PayoutEvent } from '@closewise/domain/payouts';
import { LedgerSentences } from '../ledger/index.js';
import { payoutLedgerSentences } from './ledger-sentences.js';

const sentences = new LedgerSentences(payoutLedgerSentences);
const payee = { kind: 'affiliate', id: 'a-1' } as const;

describe('the ledger sentences about payouts', () => {
  it.each<[PayoutEvent, string | null]>([
    [
      { type: 'PayoutRunApproved', data: { runId: '2026-10', approvedBy: 'omar' } },
      'The payout run 2026-10 was approved by OMAR',
    ],
    [
      { type: 'PayoutExecutionStarted', data: { runId: '2026-10', executedBy: 'omar' } },
      'The payout run 2026-10 was executed by OMAR',
    ],
    [
      { type: 'TransferSucceeded', data: { runId: '2026-10', payee, payCents: 1000, transferId: 'tr_1' } },
      'The provider paid $10.00 with the transfer tr_1',
    ],
    [
      {
        type: 'TransferReversed',
        data: { runId: '2026-10', payee, transferId: 'tr_1', changeCents: 250, reversedCents: 1000 },
      },
      '$2.50 of the transfer tr_1 came back and is owed again',
    ],
    [{ type: 'TransferHeld', data: { runId: '2026-10', payee, reasonCode: 'negative', until: null } }, null],
  ])('%j', (event, sentence) => {
    expect(sentences.describe(event, (actor) => actor.toUpperCase())).toBe(sentence);
  });
});
