import { Injectable, Logger } from '@nestjs/common';
import { paymentDecider, paymentStream, type PaymentState } from '@closewise/domain/billing';
import { DomainError } from '@closewise/domain/events';
import { CommandExecutor, type CommandContext } from '../../platform/event-store/command-executor.js';
import { BuyerCards } from './buyer-cards.js';
import { PayableReports } from '../ports.js';
import {
  PaymentProvider,
  termsOf,
  type IntentOutcome,
  type PaymentIntent,
} from '../provider/payment-provider.js';
import { ReportPrices } from '../price.module.js';

/** Records a payment's outcome as the provider reports it. */
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

  /** Refuses and logs an answer that contradicts the requested payment; it never becomes a sale. */
  async record(intent: PaymentIntent, context: CommandContext): Promise<PaymentState> {
    const terms = termsOf(this.provider.name, intent);
    const { refunds, disputes, fee } = intent;
    const prices = await this.prices.allPrices();
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

  /** Recorded before the sale, so that the card's use is known when the sale is attributed. */
  private async outcomeOf(intent: PaymentIntent, context: CommandContext): Promise<IntentOutcome> {
    const { outcome, cardFingerprint, reportId } = intent;
    if (outcome.status !== 'succeeded' || cardFingerprint === null) return outcome;
    const cardId = this.cards.cardId(this.provider.name, cardFingerprint);
    const email = (await this.reports.find(reportId))?.buyerEmail;
    if (email) await this.cards.remember(cardId, email, context);
    return { ...outcome, cardId };
  }
}
