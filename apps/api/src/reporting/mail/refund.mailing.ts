import { Injectable } from '@nestjs/common';
import { maskedCard, type PaymentRefunded, type PaymentRefundFailed } from '@closewise/domain/billing/facts';
import type { ReportRequest } from '@closewise/domain/reporting';
import { PaymentStandings, Receipts, type RefundReceipt } from '../../billing/index.js';
import { html } from '../../platform/http/pages/html.js';
import {
  type Letter,
  type Mailing,
  type MailPayload,
  mailPayload,
  sendMailQueue,
} from '../../platform/mail/mail.js';
import { mailFrame } from '../../platform/mail/mail-frame.js';
import type { Reactor } from '../../platform/reactors/reactor.js';
import { formatsOf } from '../document/index.js';
import { Reports } from '../known-reports/reports.js';
import { reportTexts } from '../texts/index.js';
import { propertyInMail } from './property-in-mail.js';

const refundMailing = 'refund';
const failedRefundMailing = 'refund-failed';

/** The fact of both mailings holds the payment's and the refund's id. */
export const mailBuyerWhenPaymentRefunded: Reactor<PaymentRefunded | PaymentRefundFailed, MailPayload> = {
  name: 'mail-buyer-when-payment-refunded',
  on: ['PaymentRefunded', 'PaymentRefundFailed'],
  startFrom: 'now',
  queue: sendMailQueue,
  react: ({ type, data: { paymentId, refundId } }) =>
    mailPayload(type === 'PaymentRefunded' ? refundMailing : failedRefundMailing, `${paymentId}:${refundId}`),
};

/** Mails each refund once to buyers who requested email, unless it has failed in the meantime. */
@Injectable()
export class RefundMailing implements Mailing {
  readonly name: string = refundMailing;
  protected readonly status: RefundReceipt['status'] = 'made';

  constructor(
    private readonly reports: Reports,
    private readonly receipts: Receipts,
    private readonly standings: PaymentStandings,
  ) {}

  async compose(fact: string): Promise<Letter | null> {
    const [paymentId = '', refundId = ''] = fact.split(':');
    const refund = await this.receipts.findRefundReceipt(paymentId, refundId);
    if (!refund || refund.status !== this.status || !refund.wasMade) return null;
    const report = await this.reports.find(refund.reportId);
    if (!report) return null;
    const isReadable = report.status !== 'draft' && report.readable !== null;
    const standing = await this.standings.findStanding(refund.reportId);
    return refundLetter(
      report.request,
      refund,
      !isReadable ? null : standing === 'stands' ? 'whole' : 'closed',
    );
  }

  async sent(): Promise<void> {}
}

/** Mails that the bank returned a refund, to buyers who were notified of the refund. */
@Injectable()
export class FailedRefundMailing extends RefundMailing {
  override readonly name = failedRefundMailing;
  protected override readonly status = 'failed';
}

/**
 * The mail about a refund, in the report's language; null without the buyer's consent or address. `report` says what the
 * buyer can still do with it: everything (`whole`), only read it (`closed`), or nothing (null).
 */
export function refundLetter(
  { subjectId, language, emailOptIn, property, person }: ReportRequest,
  refund: RefundReceipt,
  report: 'whole' | 'closed' | null,
): Letter | null {
  if (!emailOptIn || !person?.email) return null;
  const t = reportTexts[language].mails.refund;
  const about = propertyInMail(property, language);
  const { exactMoney } = formatsOf(language);
  const { subject, greeting, next } = t[refund.status];
  const lines = [
    [t.orderNumber, refund.orderNumber],
    [t.paid, `${exactMoney(refund.paidCents)} USD`],
    [t.amount, `${exactMoney(refund.amountCents)} USD`],
    [t.left, `${exactMoney(refund.leftCents)} USD`],
    ...(refund.card ? [[t.card, maskedCard(refund.card)]] : []),
  ];
  const paragraphs = [next, ...(report && refund.status === 'made' ? [t[report]] : []), t.why];
  return {
    subjectId,
    to: person.email,
    language,
    subject,
    html: mailFrame({
      language,
      title: subject,
      content: html`<p>${greeting}<br /><strong>${about}</strong></p>
        <p>${lines.map(([name, value], index) => html`${index > 0 && html`<br />`}${name}: ${value}`)}</p>
        ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}`,
    }),
    text: `${[
      `${greeting}\n${about}`,
      lines.map(([name, value]) => `${name}: ${value}`).join('\n'),
      ...paragraphs,
    ].join('\n\n')}\n`,
  };
}
