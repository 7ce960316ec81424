import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import { PaymentOutcomes } from './payment-outcomes.js';
import type { PaymentIntent } from '../provider/payment-provider.js';
import { PremiumOffers, premiumUnavailable } from './premium-offers.js';
import { ReportIntents } from './report-intents.js';
import { RequestPayment } from './request-payment.command.js';

@CommandHandler(RequestPayment)
export class RequestPaymentHandler implements ICommandHandler<RequestPayment> {
  constructor(
    private readonly intents: ReportIntents,
    private readonly outcomes: PaymentOutcomes,
    private readonly offers: PremiumOffers,
  ) {}

  async execute({ report, premium, context }: RequestPayment): Promise<PaymentIntent> {
    const { reportId, isPaid } = report;
    if (isPaid) throw alreadyPaid(reportId);
    if (premium && !(await this.offers.isOffered(reportId))) throw premiumUnavailable();
    const intent = await this.intents.forReport(reportId, premium, context);
    const { status } = await this.outcomes.record(intent, context);
    if (status === 'succeeded') throw alreadyPaid(reportId);
    return intent;
  }
}

const alreadyPaid = (reportId: number): DomainError =>
  new DomainError('billing.report-paid', 'This report has already been paid for.', {
    reportUrl: `/html-report/${reportId}`,
  });
