import { Injectable } from '@nestjs/common';
import type { OrderStep } from '@closewise/contracts/admin';
import type { PaymentEvent, PaymentReferred, RefundEvent } from '@closewise/domain/billing/facts';
import {
  reportMailsStream,
  reportStream,
  type ReportEvent,
  type ReportMailRequested,
} from '@closewise/domain/reporting';
import { formatCents } from '@closewise/domain/money';
import { AdminNames } from '../../administration/index.js';
import type { OrderPayment } from '../../billing/index.js';
import { fullReader } from '../../platform/access/reader.js';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { StreamHistory } from '../../platform/event-store/stream-history.js';

/** The events of an order: of its report, its mails and its payments. */
type OrderEvent = ReportEvent | ReportMailRequested | PaymentEvent | PaymentReferred | RefundEvent;

/** Everything that happened to an order, oldest first, with the current names of admins. */
@Injectable()
export class OrderStory {
  constructor(
    private readonly history: StreamHistory<OrderEvent>,
    private readonly admins: AdminNames,
  ) {}

  async read(reportId: number, payments: readonly OrderPayment[]): Promise<OrderStep[]> {
    const [report, mails] = await Promise.all(
      [reportStream(reportId), reportMailsStream(reportId)].map((stream) => this.history.read(stream)),
    );
    const facts = [...report!, ...mails!, ...payments.flatMap((payment) => payment.facts)];
    const nameOf = await this.admins.read(fullReader);
    return facts
      .toSorted((one, other) => one.recordedAt.localeCompare(other.recordedAt))
      .flatMap((event) => stepOf(event, nameOf));
  }
}

function stepOf(event: RecordedEvent<OrderEvent>, nameOf: (adminId: string) => string): OrderStep[] {
  const what = storySentence(event);
  const { actor } = event.meta;
  const by = actor.startsWith('admin:') ? nameOf(actor.slice('admin:'.length)) : actor;
  const isExplained = event.type === 'RefundRequested' || event.type === 'SetAsideAcknowledged';
  const reason = isExplained ? event.data.reason : null;
  return what === null ? [] : [{ what, at: event.recordedAt, by, reason, eventType: event.type }];
}

const items = { report: 'the report', premium: 'premium' } as const;

/** Describes an event of an order without personal data; null for events that do not matter to admins. */
function storySentence(event: OrderEvent): string | null {
  switch (event.type) {
    case 'ReportRequested':
      return `The report was ordered${event.data.referralCode === null ? '' : ` with the referral code ${event.data.referralCode}`}`;
    case 'ReportPlaceConfirmed':
      return `The buyer confirmed the property’s place: ${placeOf(event.data)}`;
    case 'PaymentRequested':
      return `A payment of ${formatCents(event.data.amountCents)} was opened for ${itemsOf(event.data.lineItems)}`;
    case 'PaymentTermsChanged':
      return `The payment was changed to ${formatCents(event.data.amountCents)} for ${itemsOf(event.data.lineItems)}`;
    case 'PaymentReferred':
      return `The referral code ${event.data.referralCode} arrived with the payment`;
    case 'PaymentFailed':
      return `The provider declined a card (${event.data.reasonCode})`;
    case 'PaymentCancelled':
      return 'The provider cancelled the payment before it was made';
    case 'PaymentSucceeded':
      return `The provider confirmed the payment of ${formatCents(event.data.amountCents)}`;
    case 'ProviderFeeCharged':
      return `The provider charged a fee of ${formatCents(event.data.feeCents)}`;
    case 'RefundRequested':
      return `A refund of ${formatCents(event.data.amountCents)} was requested`;
    case 'RefundAccepted':
      return 'The provider accepted the refund';
    case 'RefundRefused':
      return `The provider refused the refund (${event.data.reasonCode}): no money was moved`;
    case 'PaymentRefunded':
      return `${formatCents(event.data.amountCents)} was refunded, ${formatCents(event.data.refundedCents)} in all`;
    case 'PaymentRefundFailed':
      return `A refund of ${formatCents(event.data.amountCents)} could not be delivered`;
    case 'PaymentDisputed':
      return `The buyer’s bank is disputing ${formatCents(event.data.amountCents)}`;
    case 'DisputeClosed':
      return `The dispute of ${formatCents(event.data.amountCents)} was ${event.data.outcome}`;
    case 'ReversalSetAside':
      return `The provider states a ${event.data.kind} (${event.data.reversalId}) of ${event.data.statedAmount} cents${event.data.knownCents === null ? '' : `, previously ${event.data.knownCents}`}. It is set aside for an operator`;
    case 'SetAsideAcknowledged':
      return `An operator acknowledged ${event.data.reversalId} with the stated amount of ${event.data.statedAmount} cents`;
    case 'ReportGenerationStarted':
      return event.data.revision === 1
        ? 'The report is being generated'
        : `The report is being generated again (version ${event.data.revision})`;
    case 'ReportGenerated':
      return event.data.revision === 1
        ? 'The report is ready'
        : `Version ${event.data.revision} of the report is ready`;
    case 'ReportGenerationFailed':
      return `The report could not be generated: ${event.data.reason}`;
    case 'ReportEmailed':
      return 'The link was mailed to the buyer';
    case 'ReportMailRequested':
      return 'The link will be mailed again';
    case 'ReportErased':
      return 'The person and the report were erased; the sale stays in the books';
    default:
      return null;
  }
}

const itemsOf = (lines: readonly Readonly<{ item: keyof typeof items; amountCents: number }>[]): string =>
  lines.map(({ item, amountCents }) => `${items[item]} (${formatCents(amountCents)})`).join(' and ');

function placeOf({ county, insideCityLimits }: { county: string | null; insideCityLimits: boolean | null }) {
  const city =
    insideCityLimits === null
      ? null
      : insideCityLimits
        ? 'inside the city limits'
        : 'outside the city limits';
  return [county, city].filter(Boolean).join(', ') || 'not sure';
}
