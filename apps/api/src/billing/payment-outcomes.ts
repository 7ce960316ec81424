import { Injectable } from '@nestjs/common';
import { paymentDecider, paymentStream, type PaymentCommand } from '@closewise/domain/billing';
import { Decisions, type CommandContext } from '../platform/event-store/decisions.js';
import { PaymentProvider, termsOf, type PaymentIntent } from './payment-provider.js';

/** Records what the provider has answered about a payment. */
@Injectable()
export class PaymentOutcomes {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly decisions: Decisions,
  ) {}

  /** Nothing is recorded while the provider still waits or works. */
  async record(intent: PaymentIntent, context: CommandContext): Promise<void> {
    const command = this.commandOf(intent);
    if (!command) return;
    await this.decisions.execute(paymentDecider, paymentStream(command.terms.paymentId), command, context);
  }

  private commandOf(intent: PaymentIntent): PaymentCommand | null {
    const { outcome } = intent;
    const terms = termsOf(this.provider.name, intent);
    if (outcome.status === 'declined') {
      return { type: 'RecordPaymentFailure', terms, reasonCode: outcome.reasonCode };
    }
    if (outcome.status !== 'succeeded') return null;
    const { providerReference, paidAt } = outcome;
    return { type: 'RecordPaymentSuccess', terms, providerReference, paidAt };
  }
}
