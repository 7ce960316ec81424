import { verificationDecider, type VerificationCommand } from './verification-decider.js';
import type { VerificationEvent } from './ledger-events.js';

const requested = (verificationId: string): VerificationEvent => ({
  type: 'LedgerVerificationRequested',
  data: { verificationId },
});
const result = { verificationId: 'v1', outcome: 'clean', lines: ['differences\t0'] } as const;
const verified: VerificationEvent = { type: 'LedgerVerified', data: result };
const request = (verificationId: string): VerificationCommand => ({
  type: 'RequestVerification',
  verificationId,
});
const record: VerificationCommand = { type: 'RecordVerification', ...result };

describe('the verification of the ledger', () => {
  it.each<[string, VerificationEvent[], VerificationCommand, VerificationEvent[]]>([
    ['starts on request', [], request('v1'), [requested('v1')]],
    ['ignores a request while one is running', [requested('v1')], request('v2'), []],
    [
      'starts again after the last one has ended',
      [requested('v1'), verified],
      request('v2'),
      [requested('v2')],
    ],
    ['records its result', [requested('v1')], record, [verified]],
    ['records its result once', [requested('v1'), verified], record, []],
    ['records no result that was not requested', [requested('v2')], record, []],
  ])('%s', (_, given, command, expected) => {
    const { initialState, evolve, decide } = verificationDecider;
    expect(decide(command, given.reduce(evolve, initialState))).toStrictEqual(expected);
  });
});
