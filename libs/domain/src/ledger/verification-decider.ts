import type { Decider } from '../events/index.js';
import type { LedgerVerified, VerificationEvent } from './ledger-events.js';

export type VerificationCommand =
  | Readonly<{ type: 'RequestVerification'; verificationId: string }>
  | (Readonly<{ type: 'RecordVerification' }> & LedgerVerified['data']);

/** The running verification, and the result of the last one. */
export type VerificationState = Readonly<{ running: string | null; last: LedgerVerified['data'] | null }>;

/** One verification at a time: a request during a verification changes nothing. */
export const verificationDecider: Decider<VerificationCommand, VerificationState, VerificationEvent> = {
  initialState: { running: null, last: null },
  decide(command, { running }) {
    if (command.type === 'RequestVerification') {
      const { verificationId } = command;
      return running === null ? [{ type: 'LedgerVerificationRequested', data: { verificationId } }] : [];
    }
    const { verificationId, outcome, lines } = command;
    return running === verificationId
      ? [{ type: 'LedgerVerified', data: { verificationId, outcome, lines } }]
      : [];
  },
  evolve: (state, { type, data }) =>
    type === 'LedgerVerificationRequested'
      ? { ...state, running: data.verificationId }
      : { running: null, last: data },
};
