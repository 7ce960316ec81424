import { assertNamesNobody, DomainError, type Decider } from '../events/index.js';
import { formatCents, type Cents } from '../money/index.js';
import { payeeKey, type Payee } from '../payee/index.js';
import { house } from './accounts.js';
import { move } from './journal.js';
import type { BalanceCorrected } from './ledger-events.js';
import type { PostingRules } from './posting-rules.js';

/** More than this is probably a misplaced decimal point. A larger correction is made in parts, each with a reason. */
const largestCorrectionCents = 1_000_000;

const dollars = /^(?<sign>[+-]?)(?<whole>\d{1,12})(\.(?<cents>\d{1,2}))?$/;

/** Signed cents from dollars such as `12.50` or `-12.5`. Refuses anything else, zero, and too much. */
export function parseCorrectionAmount(text: string): Cents {
  const { sign, whole, cents = '' } = dollars.exec(text.trim())?.groups ?? {};
  if (whole === undefined)
    throw invalid('Write the amount in dollars with at most two decimals, such as 12.50 or -12.50');
  return assertCorrectable((sign === '-' ? -1 : 1) * (Number(whole) * 100 + Number(cents.padEnd(2, '0'))));
}

function assertCorrectable(cents: Cents): Cents {
  if (cents === 0 || !Number.isSafeInteger(cents)) throw invalid('A correction is at least one cent');
  if (Math.abs(cents) > largestCorrectionCents)
    throw invalid(`A correction is at most ${formatCents(largestCorrectionCents)}. Make it in parts`);
  return cents;
}

const invalid = (message: string): DomainError => new DomainError('affiliation.correction-invalid', message);

/** Corrects what a payee is owed, once per reference. `isTerminated`: the payee forfeits everything. */
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

/** One correction. Repeating it changes nothing. Another correction with its reference is refused. */
export const correctionDecider: Decider<CorrectBalance, CorrectionState, BalanceCorrected> = {
  initialState: { status: 'unrecorded' },
  decide({ type: _type, isTerminated, ...requested }, state) {
    assertReference(requested.reference);
    assertCorrectable(requested.cents);
    const correction = { ...requested, reason: parseReason(requested.reason) };
    if (state.status === 'recorded') {
      assertSame(state.correction, correction);
      return [];
    }
    if (isTerminated)
      throw new DomainError(
        'affiliation.affiliate-terminated',
        'The affiliate was terminated and forfeits everything, so the balance cannot be corrected',
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
    'A reference has 1 to 64 letters from a to z, digits, periods, hyphens or underscores, and begins with a letter or digit',
  );
}

function parseReason(text: string): string {
  const reason = text.trim();
  if (reason.length < shortestReason || reason.length > longestReason)
    throw new DomainError(
      'affiliation.reason-missing',
      `Give a reason of ${shortestReason} to ${longestReason} characters. It is kept with the correction`,
    );
  assertNamesNobody(reason);
  return reason;
}

function assertSame(recorded: BalanceCorrected['data'], requested: BalanceCorrected['data']): void {
  const isSame =
    payeeKey(recorded.payee) === payeeKey(requested.payee) &&
    recorded.cents === requested.cents &&
    recorded.reason === requested.reason;
  if (isSame) return;
  throw new DomainError(
    'affiliation.correction-reference-taken',
    `Another correction has the reference ${recorded.reference}: ${formatCents(recorded.cents)} for ` +
      `${payeeKey(recorded.payee)}, ${recorded.reason}`,
  );
}

/** The house pays the payee the correction, or takes it back. */
export const correctionPostings: PostingRules<BalanceCorrected> = {
  BalanceCorrected: ({ data: { payee, cents } }) => ({
    kind: 'correction',
    paymentId: null,
    runId: null,
    parties: [payee],
    cashCents: 0,
    postings: move(house, payee, cents),
  }),
};
