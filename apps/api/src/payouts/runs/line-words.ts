import { formatCents } from '@closewise/domain/money';
import { payoutProblem, type PayoutProblem, type RunLine } from '@closewise/domain/payouts';

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
  account_closed: 'account closed',
  resource_missing: 'account closed (resource_missing)',
};

/** A reason in words; codes of the provider that are not known stay as they are. */
export const reasonInWords = (code: string): string => reasons[code] ?? code;

/** The same with the day on which a hold ends by itself, where one does. */
const reasonUntil = (code: string, until: string | null): string =>
  code === 'recently-changed' && until !== null
    ? `${reasonInWords(code)}, not before ${until.slice(0, 10)}`
    : reasonInWords(code);

/** How a line stands, in a few words. */
export function lineInWords(line: RunLine): string {
  switch (line.status) {
    case 'not-paid':
      return `not paid: ${reasonUntil(line.reason ?? '', line.heldUntil)}`;
    case 'open':
      return 'to be paid';
    case 'requested':
      return 'requested, no answer yet';
    case 'failed':
      return `refused: ${reasonInWords(line.reasonCode)}`;
    case 'held':
      return `held: ${reasonUntil(line.reasonCode, line.until)}`;
    case 'paid':
      return line.reversedCents === 0
        ? `paid ${line.transferId}`
        : `paid ${line.transferId}, ${formatCents(line.reversedCents)} came back`;
  }
}

const refusals: Readonly<Partial<Record<PayoutProblem, string>>> = {
  'account-closed': 'the provider no longer has the account',
  'account-incomplete': 'the provider needs something more from the payee',
  ours: 'the provider does not pay this amount from our balance',
};

/** The same without the codes of the provider, for a screen that shows these beside it. */
export const lineWithoutCodes = (line: RunLine): string =>
  line.status === 'failed'
    ? `refused: ${refusals[payoutProblem(line.reasonCode)] ?? 'for a reason that we have no words for'}`
    : lineInWords(line);
