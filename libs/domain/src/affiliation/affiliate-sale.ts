import type { Cents } from '../money/index.js';

/** Status of a sale for its affiliate; `disputed`: the buyer's bank decides. */
export type AffiliateSaleStatus = 'pending' | 'confirmed' | 'disputed' | 'reversed';

/** `amountCents` were paid, `givenBackCents` of them refunded; the hold ends on the ISO date `confirmedFrom`. */
type AffiliateSaleFacts = Readonly<{
  amountCents: Cents;
  givenBackCents: Cents;
  isDisputed: boolean;
  confirmedFrom: string;
}>;

/** The status on the ISO date `today`. A refund after the hold lowers a later payout. */
export function affiliateSaleStatus(
  { amountCents, givenBackCents, isDisputed, confirmedFrom }: AffiliateSaleFacts,
  today: string,
): AffiliateSaleStatus {
  if (givenBackCents >= amountCents) return 'reversed';
  if (isDisputed) return 'disputed';
  return today < confirmedFrom ? 'pending' : 'confirmed';
}
