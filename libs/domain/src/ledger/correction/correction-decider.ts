import { assertNamesNobody, DomainError, type Decider } from '../../events/index.js';
import { formatCents, type Cents } from '../../money/index.js';
import { payeeKey, type Payee } from '../../payee/index.js';
import { assertCorrectable } from './correction-amount.js';
import type { BalanceCorrected } from '../ledger-events.js';

/** Corrects what a payee is owed, once by its reference. `isTerminated`: what the payee gets is forfeited. */
export type CorrectBalance = Readonly<{
  type: 'CorrectBalance';
  reference: string;
  payee: Payee;
  cents: Cents;
  reason: string;
  correctedBy: string;
  isTerminated: boolean;
}>;

export type CorrectionState =
  | Readonly<{ status: 'unrecorded' }>
  | Readonly<{ status: 'recorded'; correction: BalanceCorrected['data'] }>;

const referenceForm = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const shortestReason = 10;
const longestReason = 300;

/** One correction. The same again changes nothing; another one under its reference is refused. */
export const correctionDecider: Decider<CorrectBalance, CorrectionState, BalanceCorrected> = {
  initialState: { status: 'unrecorded' },
  decide({ type: _type, isTerminated, ...asked }, state) {
    assertReference(asked.reference);
    assertCorrectable(asked.cents);
    const correction = { ...asked, reason: reasonFrom(asked.reason) };
    if (state.status === 'recorded') {
      assertSame(state.correction, correction);
      return [];
    }
    if (isTerminated)
      throw new DomainError(
        'affiliation.affiliate-terminated',
        'The affiliate was terminated: what they would be owed is forfeited, and nothing is to be corrected',
      );
    return [{ type: 'BalanceCorrected', data: correction }];
  },
  evolve: (_, { data }) => ({ status: 'recorded', correction: data }),
};

function assertReference(reference: string): void {
  assertNamesNobody(reference);
  if (referenceForm.test(reference)) return;
  throw new DomainError(
    'affiliation.correction-invalid',
    'A reference has 1 to 64 letters from a to z, digits, points, hyphens or underscores, the first a letter or digit',
  );
}

function reasonFrom(text: string): string {
  const reason = text.trim();
  if (reason.length < shortestReason || reason.length > longestReason)
    throw new DomainError(
      'affiliation.reason-missing',
      `Say why in ${shortestReason} to ${longestReason} letters: the reason is kept with the correction`,
    );
  assertNamesNobody(reason);
  return reason;
}

function assertSame(known: BalanceCorrected['data'], asked: BalanceCorrected['data']): void {
  const isSame =
    payeeKey(known.payee) === payeeKey(asked.payee) &&
    known.cents === asked.cents &&
    known.reason === asked.reason;
  if (isSame) return;
  throw new DomainError(
    'affiliation.correction-reference-taken',
    `The reference ${known.reference} is that of another correction: ${formatCents(known.cents)} of ` +
      `${payeeKey(known.payee)}, ${known.reason}`,
  );
}
