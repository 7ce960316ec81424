import { Injectable } from '@nestjs/common';
import {
  reportPaymentDecider,
  reportPaymentStream,
  type ReportPaymentState,
} from '@closewise/domain/billing';
import { CommandExecutor, type CommandContext } from '../../platform/event-store/command-executor.js';
import { PaymentProvider, type PaymentIntent } from '../provider/payment-provider.js';
import { ReportPrices } from '../price/report-prices.js';

/**
 * The one intent that a report is paid by. A reservation names it, because the provider forgets the key of a creation
 * after a day and would then create a second one. Its amount is the price of when it was created: what the buyer saw
 * at checkout is what they pay, though the price changes before they do.
 */
@Injectable()
export class ReportIntents {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly executor: CommandExecutor,
    private readonly prices: ReportPrices,
  ) {}

  /** The intent that stands, or a new one; of calls at the same time all get the same. */
  async standing(reportId: number, context: CommandContext): Promise<PaymentIntent> {
    const stream = reportPaymentStream(reportId);
    let reserved = await this.executor.load(reportPaymentDecider, stream);
    for (;;) {
      const standing = await this.lookUp(reserved);
      if (standing) return standing;
      const attempt = reserved.attempt + 1;
      const { name: provider } = this.provider;
      const intent = await this.create(reportId, attempt);
      const { intentId } = intent;
      const command = { type: 'ReserveReportPayment', reportId, provider, intentId, attempt } as const;
      reserved = (await this.executor.execute(reportPaymentDecider, stream, command, context)).state;
      if (isAt(reserved, provider) && reserved.intentId === intentId) return intent;
    }
  }

  /** Null when nothing is reserved, or by an intent that cannot be paid here any more. */
  private async lookUp(reserved: ReportPaymentState): Promise<PaymentIntent | null> {
    if (!isAt(reserved, this.provider.name)) return null;
    const intent = await this.provider.lookUp(reserved.intentId);
    return intent?.outcome.status === 'cancelled' ? null : intent;
  }

  /** The price is part of the key, since the provider refuses the same key with another amount. */
  private async create(reportId: number, attempt: number): Promise<PaymentIntent> {
    const amountCents = await this.prices.now();
    return this.provider.createIntent({
      idempotencyKey: `report-${reportId}-${attempt}-${amountCents}`,
      reportId,
      lineItems: [{ item: 'report', amountCents }],
      currency: 'usd',
    });
  }
}

const isAt = (
  reserved: ReportPaymentState,
  provider: PaymentProvider['name'],
): reserved is Extract<ReportPaymentState, { intentId: string }> =>
  'intentId' in reserved && reserved.provider === provider;
