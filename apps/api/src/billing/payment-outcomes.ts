import { Injectable, Logger } from '@nestjs/common';
import { paymentDecider, paymentStream, type PaymentState } from '@closewise/domain/billing';
import { DomainError } from '@closewise/domain/events';
import { Settings } from '../administration/index.js';
import { Decisions, type CommandContext } from '../platform/event-store/decisions.js';
import { PaymentProvider, termsOf, type PaymentIntent } from './payment-provider.js';

/** Records what the provider has answered about a payment. */
@Injectable()
export class PaymentOutcomes {
  private readonly logger = new Logger(PaymentOutcomes.name);

  constructor(
    private readonly provider: PaymentProvider,
    private readonly decisions: Decisions,
    private readonly settings: Settings,
  ) {}

  /** Refused and logged when the answer contradicts what was asked for: it is never a sale then. */
  async record(intent: PaymentIntent, context: CommandContext): Promise<PaymentState> {
    const terms = termsOf(this.provider.name, intent);
    const { outcome, refunds, disputes } = intent;
    const { pricesCents } = await this.settings.load();
    const stated = { outcome, refunds, disputes };
    const command = { type: 'RecordPayment', terms, stated, pricesCents } as const;
    try {
      const stream = paymentStream(terms.paymentId);
      return (await this.decisions.execute(paymentDecider, stream, command, context)).state;
    } catch (error) {
      if (error instanceof DomainError) {
        this.logger.error(`Refused: payment ${terms.paymentId}: ${error.message} (${error.code})`);
      }
      throw error;
    }
  }
}
