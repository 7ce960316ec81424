import { verificationDecider, type VerificationCommand } from './verification-decider.js';
import type { VerificationEvent } from '../ledger-events.js';

const requested = (verificationId: string): VerificationEvent => ({
  type: 'LedgerVerificationRequested',
  data: { verificationId },
});
const said = { verificationId: 'v1', outcome: 'clean', lines: ['differences\t0'] } as const;
const verified: VerificationEvent = { type: 'LedgerVerified', data: said };
const request = (verificationId: string): VerificationCommand => ({
  type: 'RequestVerification',
  verificationId,
});
const record: VerificationCommand = { type: 'RecordVerification', ...said };

describe('the verification of the ledger', () => {
  it.each<[string, VerificationEvent[], VerificationCommand, VerificationEvent[]]>([
    ['is asked for', [], request('v1'), [requested('v1')]],
    ['is one while it runs', [requested('v1')], request('v2'), []],
    ['is asked for again once it is done', [requested('v1'), verified], request('v2'), [requested('v2')]],
    ['says what it found', [requested('v1')], record, [verified]],
    ['says it once', [requested('v1'), verified], record, []],
    ['says nothing that nobody asked for', [requested('v2')], record, []],
  ])('%s', (_, given, command, expected) => {
    const { initialState, evolve, decide } = verificationDecider;
    expect(decide(command, given.reduce(evolve, initialState))).toStrictEqual(expected);
  });
});
