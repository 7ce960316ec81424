import { Injectable } from '@nestjs/common';
import {
  premiumPaymentDecider,
  premiumPaymentStream,
  reportPaymentDecider,
  reportPaymentStream,
  type ReportPaymentState,
} from '@closewise/domain/billing';
import { CommandExecutor, type CommandContext } from '../../platform/event-store/command-executor.js';
import { PaymentProvider, type IntentAmount, type PaymentIntent } from '../provider/payment-provider.js';
import { ReportPrices } from '../price.module.js';

/**
 * The single payment intent for a report, and the one for premium bought later. A reservation stores its id, because the
 * provider forgets idempotency keys after a day and would then create a second intent. Its amount is the price at its
 * creation: buyers pay what they saw at checkout, even if the price changes before they pay.
 */
@Injectable()
export class ReportIntents {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly executor: CommandExecutor,
    private readonly prices: ReportPrices,
  ) {}

  /** The report's intent, with or without premium by the latest choice, unless a payment is already in progress. */
  async forReport(reportId: number, premium: boolean, context: CommandContext): Promise<PaymentIntent> {
    const intent = await this.findOrCreate(reservations.report, { reportId, premium }, context);
    const isFree = intent.outcome.status === 'open' || intent.outcome.status === 'declined';
    if (!isFree || intent.premiumCents > 0 === premium) return intent;
    const reportCents = intent.amountCents - intent.premiumCents;
    const premiumCents = premium ? await this.prices.currentPremiumPrice() : 0;
    const amount = { amountCents: reportCents + premiumCents, premiumCents };
    return (await this.provider.changeAmount(intent.intentId, amount)) ?? intent;
  }

  /** The intent for premium alone, for a report that was bought without it. */
  async forPremium(reportId: number, context: CommandContext): Promise<PaymentIntent> {
    return this.findOrCreate(reservations.premium, { reportId, premium: true }, context);
  }

  /** The reserved intent, or a new one; concurrent calls get the same one. */
  private async findOrCreate(
    reservation: Reservation,
    wish: Selection,
    context: CommandContext,
  ): Promise<PaymentIntent> {
    const { reportId } = wish;
    const { decider } = reservation;
    const stream = reservation.streamOf(reportId);
    let reserved = await this.executor.load(decider, stream);
    for (;;) {
      const standing = await this.lookUp(reserved);
      if (standing) return standing;
      const attempt = reserved.attempt + 1;
      const { name: provider } = this.provider;
      const intent = await this.create(reservation, wish, attempt);
      const { intentId } = intent;
      const command = { type: 'ReserveReportPayment', reportId, provider, intentId, attempt } as const;
      reserved = (await this.executor.execute(decider, stream, command, context)).state;
      if (isReservedAt(reserved, provider) && reserved.intentId === intentId) return intent;
    }
  }

  /** Null without a reservation, or when its intent can no longer be paid here. */
  private async lookUp(reserved: ReportPaymentState): Promise<PaymentIntent | null> {
    if (!isReservedAt(reserved, this.provider.name)) return null;
    const intent = await this.provider.lookUp(reserved.intentId);
    return intent?.outcome.status === 'cancelled' ? null : intent;
  }

  /** The price is part of the key, since the provider refuses the same key with another amount. */
  private async create({ sold }: Reservation, wish: Selection, attempt: number): Promise<PaymentIntent> {
    const { reportId, premium } = wish;
    const amount = await this.amountOf(sold, premium);
    const idempotencyKey = `${sold}-${reportId}-${attempt}-${amount.amountCents}`;
    return this.provider.createIntent({ idempotencyKey, reportId, ...amount, currency: 'usd' });
  }

  private async amountOf(sold: Reservation['sold'], premium: boolean): Promise<IntentAmount> {
    const reportCents = sold === 'report' ? await this.prices.currentPrice() : 0;
    const premiumCents = premium ? await this.prices.currentPremiumPrice() : 0;
    return { amountCents: reportCents + premiumCents, premiumCents };
  }
}

type Selection = Readonly<{ reportId: number; premium: boolean }>;

const reservations = {
  report: { sold: 'report', decider: reportPaymentDecider, streamOf: reportPaymentStream },
  premium: { sold: 'premium', decider: premiumPaymentDecider, streamOf: premiumPaymentStream },
} as const;
type Reservation = (typeof reservations)[keyof typeof reservations];

const isReservedAt = (
  reserved: ReportPaymentState,
  provider: PaymentProvider['name'],
): reserved is Extract<ReportPaymentState, { intentId: string }> =>
  'intentId' in reserved && reserved.provider === provider;
