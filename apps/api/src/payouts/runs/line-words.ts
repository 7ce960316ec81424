import { formatCents } from '@closewise/domain/money';
import { payoutProblem, type PayoutProblem, type RunLine } from '@closewise/domain/payouts';
import type { PayoutProviders } from '../../billing/index.js';

/** What the providers know about their refusal codes. */
type Refusals = Pick<PayoutProviders, 'refusalMeaning' | 'refusalWords'>;

const reasons: Readonly<Record<string, string>> = {
  'below-minimum': 'below the minimum',
  'within-hold': 'within the hold',
  negative: 'negative balance',
  inactive: 'inactive',
  'link-never-opened': 'mailed link never opened',
  'not-onboarded': 'not onboarded',
  'account-restricted': 'account restricted',
  'sale-disputed': 'sale under dispute',
  'recently-changed': 'email address or account changed',
  'amount-changed': 'amount changed',
  'account-changed': 'account changed',
};

/** One of our own reasons in words; any other code stays as it is. */
export const reasonInWords = (code: string): string => reasons[code] ?? code;

/** The reason in words, with the day on which a temporary hold ends. */
const reasonUntil = (code: string, until: string | null): string =>
  code === 'recently-changed' && until !== null
    ? `${reasonInWords(code)}, not before ${until.slice(0, 10)}`
    : reasonInWords(code);

/** A line's status in a few words; unknown provider codes stay as they are. */
export function lineInWords(line: RunLine, { refusalWords }: Refusals): string {
  switch (line.status) {
    case 'not-paid':
      return `not paid: ${reasonUntil(line.reason ?? '', line.heldUntil)}`;
    case 'open':
      return 'to be paid';
    case 'requested':
      return 'requested, no answer yet';
    case 'failed':
      return `refused: ${reasons[line.reasonCode] ?? refusalWords(line.provider ?? '', line.reasonCode)}`;
    case 'held':
      return `held: ${reasonUntil(line.reasonCode, line.until)}`;
    case 'paid':
      return line.reversedCents === 0
        ? `paid ${line.transferId}`
        : `paid ${line.transferId}, ${formatCents(line.reversedCents)} returned`;
  }
}

const refusalTexts: Readonly<Partial<Record<PayoutProblem, string>>> = {
  'account-closed': 'the provider no longer has the account',
  'account-incomplete': 'the provider needs more information from the payee',
  ours: 'the provider does not pay this amount from our balance',
};

/** A line's status without provider codes, for a screen that shows these in another column. */
export function lineWithoutCodes(line: RunLine, refusals: Refusals): string {
  if (line.status !== 'failed') return lineInWords(line, refusals);
  const { provider, reasonCode } = line;
  const problem = payoutProblem({ provider: provider ?? '', reasonCode }, refusals.refusalMeaning);
  return `refused: ${refusalTexts[problem] ?? 'for a reason without a description'}`;
}
