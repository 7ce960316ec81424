import { Injectable } from '@nestjs/common';
import type { OrderPaymentView, OrderView } from '@closewise/contracts/admin';
import { maskedCard } from '@closewise/domain/billing/facts';
import { DomainError } from '@closewise/domain/events';
import {
  reportDecider,
  reportMailsDecider,
  reportMailsStream,
  reportStream,
  type ReportState,
} from '@closewise/domain/reporting';
import { OrderPayments, type OrderPayment } from '../../billing/index.js';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { MailStatus } from '../../platform/mail/mail-status.js';
import { parseReportId } from '../known-reports/report-ids.js';
import { ReportOrders } from '../known-reports/report-orders.js';
import { OrderStory } from './order-story.js';

type Found = Omit<OrderView, 'success'>;

/** One order with its history, read from the log, so that admins never decide on stale data. */
@Injectable()
export class Orders {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly orders: ReportOrders,
    private readonly payments: OrderPayments,
    private readonly mails: MailStatus,
    private readonly story: OrderStory,
  ) {}

  /** Resolves a report's id from its own id or a payment's id. Throws if there is no such order. */
  async reportIdOf(id: string): Promise<number> {
    const reportId = parseReportId(id) ?? (await this.payments.find(id))?.facts[0]?.data;
    const found = typeof reportId === 'object' && 'reportId' in reportId ? reportId.reportId : reportId;
    if (typeof found === 'number' && (await this.orders.factOf(found))) return found;
    throw new DomainError('reporting.order-unknown', 'There is no order with this id');
  }

  async find(id: string): Promise<Found> {
    const reportId = await this.reportIdOf(id);
    const requested = (await this.orders.factOf(reportId))!;
    const [report, mailed, payments, mails] = await Promise.all([
      this.executor.load(reportDecider, reportStream(reportId)),
      this.executor.load(reportMailsDecider, reportMailsStream(reportId)),
      this.payments.listPayments(reportId),
      this.mails.findBySubject(requested.data.subjectId),
    ]);
    const { property, person, language, emailOptIn: wantsMail, referralCode } = requested.data;
    const made = payments.filter(({ status }) => status === 'succeeded');
    const first = made[0] ?? payments[0];
    const isPaid = made.length > 0;
    return {
      order: {
        id: first?.paymentId ?? String(reportId),
        reportId: String(reportId),
        paymentId: first?.paymentId ?? null,
        orderNumber: first?.orderNumber ?? null,
        email: person?.email ?? null,
        address: person?.address ?? null,
        state: property.state,
        city: property.city,
        county: property.county,
        zip: property.zip,
        propertyPriceCents: property.priceCents,
        propertyType: property.propertyType,
        buyerType: property.buyerType,
        loanType: property.loanType,
        language,
        wantsMail,
        referralCode,
        status: statusOf(report, isPaid),
        requestedAt: requested.recordedAt,
        paidAt: made[0]?.paidAt ?? null,
        paidCents: sumOf(made, ({ amountCents }) => amountCents),
        refundedCents: sumOf(made, ({ refundedCents }) => refundedCents),
        disputed: made.some(({ dispute }) => dispute !== null),
        nextMail: mailed.requested + 1,
        revision: 'revision' in report ? report.revision : 0,
        failure: report.status === 'failed' ? report.reason : null,
        cannotMail: cannotMail(report),
        cannotGenerate: cannotGenerate(report, isPaid),
      },
      payments: payments.map(viewOf),
      mails: mails.map(({ key, state, attempts, reply, changedAt: at }) => ({
        kind: key.split(':')[0] ?? key,
        state,
        attempts,
        reply,
        at,
      })),
      story: await this.story.read(reportId, payments),
    };
  }
}

/** Why the link cannot be mailed; null when it can. */
export function cannotMail(report: ReportState): string | null {
  if (report.status === 'unknown' || report.status === 'erased') return 'The person was erased';
  if (report.status === 'draft') return 'The report is not paid';
  if (!report.readable) return 'The report is not ready yet';
  return report.request.person?.email ? null : 'No email address is known for this report';
}

function cannotGenerate({ status }: ReportState, isPaid: boolean): string | null {
  if (status === 'unknown' || status === 'erased') return 'The person was erased';
  return status === 'draft' && !isPaid ? 'The report is not paid' : null;
}

const sumOf = (payments: readonly OrderPayment[], of: (payment: OrderPayment) => number): number =>
  payments.reduce((sum, payment) => sum + of(payment), 0);

/** A paid report counts as processing even before its job starts. */
function statusOf({ status }: ReportState, isPaid: boolean): Found['order']['status'] {
  if (status === 'unknown') return 'draft';
  return status === 'draft' && isPaid ? 'processing' : status;
}

function viewOf(payment: OrderPayment): OrderPaymentView {
  const { paymentId, orderNumber, status, amountCents, items, paidAt, card, feeCents } = payment;
  const { refundedCents, alreadyCents, leftCents, dispute } = payment;
  return {
    paymentId,
    orderNumber,
    status,
    amountCents,
    items: [...items],
    paidAt,
    card: card && maskedCard(card),
    feeCents,
    refundedCents,
    alreadyCents,
    leftCents,
    dispute,
    refusal: refusalOf(payment),
  };
}

type Refundable = Pick<OrderPayment, 'status' | 'dispute' | 'leftCents' | 'isCurrentProvider' | 'provider'>;

function refusalOf({ status, dispute, leftCents, isCurrentProvider, provider }: Refundable): string | null {
  if (status !== 'succeeded') return 'This payment did not succeed';
  if (!isCurrentProvider)
    return `This payment was made through ${provider}, which is not configured here. Refund it there.`;
  if (dispute === 'open') return 'The buyer’s bank is disputing this payment, so it cannot be refunded now';
  if (dispute === 'lost') return 'The buyer’s bank has reversed this payment';
  return leftCents === 0 ? 'This payment was refunded in full' : null;
}
