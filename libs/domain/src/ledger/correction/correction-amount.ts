import { DomainError } from '../../events/index.js';
import { formatCents, type Cents } from '../../money/index.js';

/** A correction of more is a misplaced point rather than a mistake in the books: it is made in parts, each with a reason. */
export const largestCorrectionCents = 1_000_000;

const dollars = /^(?<sign>[+-]?)(?<whole>\d{1,12})(\.(?<cents>\d{1,2}))?$/;

/** Signed cents of dollars such as `12.50` or `-12.5`; refuses anything else, zero, and what is too large. */
export function correctionCents(text: string): Cents {
  const { sign, whole, cents = '' } = dollars.exec(text.trim())?.groups ?? {};
  if (whole === undefined)
    throw invalid('Say the amount in dollars with at most two decimals, such as 12.50 or -12.50');
  return assertCorrectable((sign === '-' ? -1 : 1) * (Number(whole) * 100 + Number(cents.padEnd(2, '0'))));
}

/** Refuses a correction of nothing, of fractions of cents, and of more than the largest. */
export function assertCorrectable(cents: Cents): Cents {
  if (cents === 0 || !Number.isSafeInteger(cents)) throw invalid('A correction is of one cent at least');
  if (Math.abs(cents) > largestCorrectionCents)
    throw invalid(`A correction is of ${formatCents(largestCorrectionCents)} at most: make it in parts`);
  return cents;
}

const invalid = (message: string): DomainError => new DomainError('affiliation.correction-invalid', message);
