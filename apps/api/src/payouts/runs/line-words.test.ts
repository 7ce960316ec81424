import type { RunLine } from '@closewise/domain/payouts';
import { lineInWords, lineWithoutCodes } from './line-words.js';

const refused = (reasonCode: string): RunLine => ({
  payee: { kind: 'affiliate', id: 'anna' },
  balanceCents: 12_000,
  withinHoldCents: 0,
  disputedCents: 0,
  payCents: 12_000,
  accountId: 'acct_1',
  heldUntil: null,
  reason: null,
  status: 'failed',
  attempts: 1,
  reasonCode,
});

describe('a refused line', () => {
  it.each([
    ['account_closed', 'refused: the provider no longer has the account'],
    ['insufficient_capabilities_for_transfer', 'refused: the provider needs something more from the payee'],
    ['balance_insufficient', 'refused: the provider does not pay this amount from our balance'],
    ['a_code_of_tomorrow', 'refused: for a reason that we have no words for'],
  ])('%s is told in words', (code, words) => {
    expect(lineWithoutCodes(refused(code))).toBe(words);
  });

  it('keeps a code that has no words on the command line', () => {
    expect(lineInWords(refused('account_closed'))).toBe('refused: account closed');
    expect(lineInWords(refused('a_code_of_tomorrow'))).toBe('refused: a_code_of_tomorrow');
  });
});
