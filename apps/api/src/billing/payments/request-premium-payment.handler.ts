import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import type { PaymentIntent } from '../provider/payment-provider.js';
import { PaidReports } from './paid-reports.js';
import { PaymentOutcomes } from './payment-outcomes.js';
import { PaymentStandings } from './payment-standings.js';
import { PremiumOffers, premiumUnavailable } from './premium-offers.js';
import { ReportIntents } from './report-intents.js';
import { RequestPremiumPayment } from './request-premium-payment.command.js';

@CommandHandler(RequestPremiumPayment)
export class RequestPremiumPaymentHandler implements ICommandHandler<RequestPremiumPayment> {
  constructor(
    private readonly paid: PaidReports,
    private readonly standings: PaymentStandings,
    private readonly offers: PremiumOffers,
    private readonly intents: ReportIntents,
    private readonly outcomes: PaymentOutcomes,
  ) {}

  async execute({ reportId, context }: RequestPremiumPayment): Promise<PaymentIntent> {
    if (await this.paid.isPremium(reportId)) throw isPremiumAlready(reportId);
    await this.assertStands(reportId);
    if (!(await this.offers.isOffered(reportId))) throw premiumUnavailable();
    const intent = await this.intents.forPremium(reportId, context);
    const { status } = await this.outcomes.record(intent, context);
    if (status === 'succeeded') throw isPremiumAlready(reportId);
    return intent;
  }

  /** Nothing is added to a report whose money is not ours. */
  private async assertStands(reportId: number): Promise<void> {
    const standing = await this.standings.of(reportId);
    if (standing === 'given-back')
      throw new DomainError(
        'reporting.purchase-refunded',
        'This report was refunded, so premium cannot be added to it. It stays readable.',
      );
    if (standing === 'disputed')
      throw new DomainError(
        'reporting.purchase-disputed',
        'The payment for this report is disputed at the bank, so premium cannot be added to it until the bank has decided.',
      );
  }
}

const isPremiumAlready = (reportId: number): DomainError =>
  new DomainError('billing.premium-paid', 'This report is a premium report already.', {
    reportUrl: `/html-report/${reportId}`,
  });
