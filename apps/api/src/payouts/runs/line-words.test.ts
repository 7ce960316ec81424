import type { RunLine } from '@closewise/domain/payouts';
import { lineInWords, lineWithoutCodes } from './line-words.js';

const reasons = new Map([
  ['account_closed', { problem: 'account-closed', words: 'account closed' }],
  ['insufficient_capabilities_for_transfer', { problem: 'account-incomplete', words: undefined }],
  ['balance_insufficient', { problem: 'ours', words: undefined }],
] as const);
type Code = Parameters<(typeof reasons)['get']>[0];
const refusals = {
  refusalMeaning: (_: string, code: string) => reasons.get(code as Code)?.problem ?? null,
  refusalWords: (_: string, code: string) => reasons.get(code as Code)?.words ?? code,
};

const refused = (reasonCode: string): RunLine => ({
  payee: { kind: 'affiliate', id: 'anna' },
  balanceCents: 12_000,
  withinHoldCents: 0,
  disputedCents: 0,
  payCents: 12_000,
  accountId: 'acct_1',
  provider: 'stripe',
  heldUntil: null,
  reason: null,
  status: 'failed',
  attempts: 1,
  reasonCode,
});

describe('a refused line', () => {
  it.each([
    ['account_closed', 'refused: the provider no longer has the account'],
    ['insufficient_capabilities_for_transfer', 'refused: the provider needs more information from the payee'],
    ['balance_insufficient', 'refused: the provider does not pay this amount from our balance'],
    ['a_code_of_tomorrow', 'refused: for a reason without a description'],
  ])('has a text for %s', (code, words) => {
    expect(lineWithoutCodes(refused(code), refusals)).toBe(words);
  });

  it('keeps an unknown code on the command line', () => {
    expect(lineInWords(refused('account_closed'), refusals)).toBe('refused: account closed');
    expect(lineInWords(refused('a_code_of_tomorrow'), refusals)).toBe('refused: a_code_of_tomorrow');
  });
});
