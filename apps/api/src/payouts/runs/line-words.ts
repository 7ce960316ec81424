import { formatCents } from '@closewise/domain/money';
import type { RunLine } from '@closewise/domain/payouts';

const reasons: Readonly<Record<string, string>> = {
  'below-minimum': 'below the minimum',
  'within-hold': 'within the hold',
  negative: 'negative balance',
  inactive: 'inactive',
  'link-never-opened': 'mailed link never opened',
  'not-onboarded': 'not onboarded',
  'account-restricted': 'account restricted',
  'amount-changed': 'amount changed',
  'account-changed': 'account changed',
};

/** A reason in words; the provider's codes stay as they are. */
export const reasonInWords = (code: string): string => reasons[code] ?? code;

/** How a line stands, in a few words. */
export function lineInWords(line: RunLine): string {
  switch (line.status) {
    case 'not-paid':
      return `not paid: ${reasonInWords(line.reason ?? '')}`;
    case 'open':
      return 'to be paid';
    case 'requested':
      return 'requested, no answer yet';
    case 'failed':
      return `refused: ${line.reasonCode}`;
    case 'held':
      return `held: ${reasonInWords(line.reasonCode)}`;
    case 'paid':
      return line.reversedCents === 0
        ? `paid ${line.transferId}`
        : `paid ${line.transferId}, ${formatCents(line.reversedCents)} came back`;
  }
}
