import { Injectable, Logger } from '@nestjs/common';
import { paymentDecider, paymentStream, type PaymentState } from '@closewise/domain/billing';
import { DomainError } from '@closewise/domain/events';
import { CommandExecutor, type CommandContext } from '../../platform/event-store/command-executor.js';
import { BuyerCards } from './buyer-cards.js';
import { PayableReports } from './payable-reports.js';
import {
  PaymentProvider,
  termsOf,
  type IntentOutcome,
  type PaymentIntent,
} from '../provider/payment-provider.js';
import { ReportPrices } from '../price/report-prices.js';

/** Records what the provider has answered about a payment. */
@Injectable()
export class PaymentOutcomes {
  private readonly logger = new Logger(PaymentOutcomes.name);

  constructor(
    private readonly provider: PaymentProvider,
    private readonly executor: CommandExecutor,
    private readonly prices: ReportPrices,
    private readonly reports: PayableReports,
    private readonly cards: BuyerCards,
  ) {}

  /** Refused and logged when the answer contradicts what was asked for: it is never a sale then. */
  async record(intent: PaymentIntent, context: CommandContext): Promise<PaymentState> {
    const terms = termsOf(this.provider.name, intent);
    const { refunds, disputes, fee } = intent;
    const prices = await this.prices.ever();
    const outcome = await this.outcomeOf(intent, context);
    const stated = { outcome, refunds, disputes, ...(fee && { fee }) };
    const command = { type: 'RecordPayment', terms, stated, prices } as const;
    try {
      const stream = paymentStream(terms.paymentId);
      return (await this.executor.execute(paymentDecider, stream, command, context)).state;
    } catch (error) {
      if (error instanceof DomainError) {
        this.logger.error(`Refused: payment ${terms.paymentId}: ${error.message} (${error.code})`);
      }
      throw error;
    }
  }

  /** The use of the card is known before the sale is, so that it is there whenever the sale is looked at. */
  private async outcomeOf(intent: PaymentIntent, context: CommandContext): Promise<IntentOutcome> {
    const { outcome, cardFingerprint, reportId } = intent;
    if (outcome.status !== 'succeeded' || cardFingerprint === null) return outcome;
    const cardId = this.cards.cardId(this.provider.name, cardFingerprint);
    const email = (await this.reports.find(reportId))?.buyerEmail;
    if (email) await this.cards.remember(cardId, email, context);
    return { ...outcome, cardId };
  }
}
