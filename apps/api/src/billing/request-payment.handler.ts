import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { paymentDecider, paymentStream, reportPriceCents } from '@closewise/domain/billing';
import { DomainError } from '@closewise/domain/events';
import { Decisions } from '../platform/event-store/decisions.js';
import { PaymentOutcomes } from './payment-outcomes.js';
import { PaymentProvider, termsOf, type PaymentIntent } from './payment-provider.js';
import { RequestPayment } from './request-payment.command.js';

@CommandHandler(RequestPayment)
export class RequestPaymentHandler implements ICommandHandler<RequestPayment> {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly outcomes: PaymentOutcomes,
    private readonly decisions: Decisions,
  ) {}

  async execute({ report, correlationId }: RequestPayment): Promise<PaymentIntent> {
    const { reportId } = report.request;
    if (report.status !== 'draft') throw alreadyPaid(reportId);
    const intent = await this.provider.createIntent({
      idempotencyKey: `report-${reportId}`,
      reportId,
      lineItems: [{ item: 'report', amountCents: reportPriceCents }],
      currency: 'usd',
    });
    const terms = termsOf(this.provider.name, intent);
    const command = { type: 'RequestPayment', terms } as const;
    const context = { actor: 'buyer', correlationId };
    const { state } = await this.decisions.execute(
      paymentDecider,
      paymentStream(terms.paymentId),
      command,
      context,
    );
    if (intent.outcome.status === 'succeeded') await this.outcomes.record(intent, context);
    if (intent.outcome.status === 'succeeded' || state.status === 'succeeded') throw alreadyPaid(reportId);
    return intent;
  }
}

const alreadyPaid = (reportId: number): DomainError =>
  new DomainError('billing.report-paid', 'This report has already been paid for.', {
    reportUrl: `/html-report/${reportId}`,
  });
