import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import { type PayableReport, PremiumOffers } from '../ports.js';
import type { PaymentIntent } from '../provider/payment-provider.js';
import { PaymentOutcomes } from './payment-outcomes.js';
import { ReportIntents } from './report-intents.js';
import { PaidReports, PaymentStandings } from './paid-reports.js';

/**
 * Opens a report's single payment, with or without premium. A repeated call returns the same intent with the amount of
 * the latest choice. Refuses a paid report, and premium that is not offered.
 */
export class RequestPayment extends Command<PaymentIntent> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly report: PayableReport,
    readonly premium: boolean,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RequestPayment)
export class RequestPaymentHandler implements ICommandHandler<RequestPayment> {
  constructor(
    private readonly intents: ReportIntents,
    private readonly outcomes: PaymentOutcomes,
    private readonly offers: PremiumOffers,
  ) {}

  async execute({ report, premium, context }: RequestPayment): Promise<PaymentIntent> {
    const { reportId, isPaid } = report;
    if (isPaid) throw reportIsPaid(reportId);
    if (premium) await this.offers.assertOffered(reportId);
    const intent = await this.intents.forReport(reportId, premium, context);
    const { status } = await this.outcomes.record(intent, context);
    if (status === 'succeeded') throw reportIsPaid(reportId);
    return intent;
  }
}

const reportIsPaid = (reportId: number): DomainError =>
  new DomainError('billing.report-paid', 'This report has already been paid for.', {
    reportUrl: `/html-report/${reportId}`,
  });

/**
 * Opens the payment that upgrades a paid report to premium. A repeated call returns the same intent. Refuses a report
 * that already has premium, or for which it is not offered.
 */
export class RequestPremiumPayment extends Command<PaymentIntent> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly reportId: number,
    readonly context: CommandContext,
  ) {
    super();
  }
}

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
    if (await this.paid.isPremium(reportId)) throw premiumIsPaid(reportId);
    await this.assertStands(reportId);
    await this.offers.assertOffered(reportId);
    const intent = await this.intents.forPremium(reportId, context);
    const { status } = await this.outcomes.record(intent, context);
    if (status === 'succeeded') throw premiumIsPaid(reportId);
    return intent;
  }

  /** Refuses a report whose payment was refunded or is disputed. */
  private async assertStands(reportId: number): Promise<void> {
    const standing = await this.standings.findStanding(reportId);
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

const premiumIsPaid = (reportId: number): DomainError =>
  new DomainError('billing.premium-paid', 'This report is a premium report already.', {
    reportUrl: `/html-report/${reportId}`,
  });
