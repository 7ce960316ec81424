import type { DomainEvent } from '../events/index.js';

/** Somebody wants to know whether log, seals and books agree. */
export type LedgerVerificationRequested = DomainEvent<
  'LedgerVerificationRequested',
  Readonly<{ verificationId: string }>
>;

/** `differs`: something was changed, or the books are not what the log makes of them. `failed`: it came to no end. */
export const verificationOutcomes = ['clean', 'differs', 'failed'] as const;
export type VerificationOutcome = (typeof verificationOutcomes)[number];

/** What a verification said; `lines` are those of `ledger verify`, at most as many as a screen shows. */
export type LedgerVerified = DomainEvent<
  'LedgerVerified',
  Readonly<{ verificationId: string; outcome: VerificationOutcome; lines: readonly string[] }>
>;

export type VerificationEvent = LedgerVerificationRequested | LedgerVerified;

/** All verifications that the screen asked for, one after the other. */
export const ledgerVerificationStream = 'ledger-verifications';
