import type { ClosewiseEvent } from '@closewise/domain/events/catalogue';
import { formatCents } from '@closewise/domain/money';

const items = { report: 'the report', premium: 'premium' } as const;

/** What happened to an order, in words and without anything personal; null for what tells an admin nothing. */
export function storySentence(event: ClosewiseEvent): string | null {
  switch (event.type) {
    case 'ReportRequested':
      return `The report was ordered${event.data.referralCode === null ? '' : ` with the referral code ${event.data.referralCode}`}`;
    case 'ReportPlaceConfirmed':
      return `The buyer said where the home lies: ${placeOf(event.data)}`;
    case 'PaymentRequested':
      return `A payment of ${formatCents(event.data.amountCents)} was opened for ${itemsOf(event.data.lineItems)}`;
    case 'PaymentTermsChanged':
      return `The payment was changed to ${formatCents(event.data.amountCents)} for ${itemsOf(event.data.lineItems)}`;
    case 'PaymentReferred':
      return `The referral code ${event.data.referralCode} came with the news of the payment`;
    case 'PaymentFailed':
      return `The provider declined a card (${event.data.reasonCode})`;
    case 'PaymentCancelled':
      return 'The provider cancelled the payment before it was made';
    case 'PaymentSucceeded':
      return `The provider confirmed the payment of ${formatCents(event.data.amountCents)}`;
    case 'ProviderFeeCharged':
      return `The provider keeps ${formatCents(event.data.feeCents)} of it`;
    case 'RefundRequested':
      return `A refund of ${formatCents(event.data.amountCents)} was asked for`;
    case 'RefundAccepted':
      return 'The provider took the refund on';
    case 'RefundRefused':
      return `The provider refused the refund (${event.data.reasonCode}): nothing was moved`;
    case 'PaymentRefunded':
      return `${formatCents(event.data.amountCents)} was refunded, ${formatCents(event.data.refundedCents)} in all`;
    case 'PaymentRefundFailed':
      return `A refund of ${formatCents(event.data.amountCents)} could not be delivered`;
    case 'PaymentDisputed':
      return `The buyer’s bank disputes ${formatCents(event.data.amountCents)}`;
    case 'DisputeClosed':
      return `The dispute of ${formatCents(event.data.amountCents)} was ${event.data.outcome}`;
    case 'ReversalSetAside':
      return `The provider states a ${event.data.kind} (${event.data.reversalId}) of ${event.data.statedAmount} cents${event.data.knownCents === null ? '' : `, ${event.data.knownCents} before`}: it is set aside for an operator`;
    case 'ReportGenerationStarted':
      return event.data.revision === 1
        ? 'The report is being generated'
        : `The report is being generated again (version ${event.data.revision})`;
    case 'ReportGenerated':
      return event.data.revision === 1
        ? 'The report can be read'
        : `Version ${event.data.revision} of the report can be read`;
    case 'ReportGenerationFailed':
      return `The report could not be generated: ${event.data.reason}`;
    case 'ReportEmailed':
      return 'The link was mailed to the buyer';
    case 'ReportMailRequested':
      return 'The link is to be mailed once more';
    case 'ReportErased':
      return 'The person and the report were erased; the sale stays in the books';
    default:
      return null;
  }
}

const itemsOf = (lines: readonly Readonly<{ item: keyof typeof items; amountCents: number }>[]): string =>
  lines.map(({ item, amountCents }) => `${items[item]} (${formatCents(amountCents)})`).join(' and ');

function placeOf({ county, insideCityLimits }: { county: string | null; insideCityLimits: boolean | null }) {
  const city = insideCityLimits === null ? null : insideCityLimits ? 'within the city' : 'outside the city';
  return [county, city].filter(Boolean).join(', ') || 'not sure';
}
