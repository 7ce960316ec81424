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
import { ReportPrices } from '../price/report-prices.js';

/**
 * The one intent that a report is paid by, and the one that premium is paid by later. A reservation names it, because the
 * provider forgets the key of a creation after a day and would then create a second one. Its amount is the price of when
 * it was created: what the buyer saw at checkout is what they pay, though the price changes before they do.
 */
@Injectable()
export class ReportIntents {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly executor: CommandExecutor,
    private readonly prices: ReportPrices,
  ) {}

  /** That of the report; with premium or without it, as it was chosen last and as long as nobody is paying. */
  async forReport(reportId: number, premium: boolean, context: CommandContext): Promise<PaymentIntent> {
    const intent = await this.standing(reservations.report, { reportId, premium }, context);
    const isFree = intent.outcome.status === 'open' || intent.outcome.status === 'declined';
    if (!isFree || intent.premiumCents > 0 === premium) return intent;
    const reportCents = intent.amountCents - intent.premiumCents;
    const premiumCents = premium ? await this.prices.premiumNow() : 0;
    const amount = { amountCents: reportCents + premiumCents, premiumCents };
    return (await this.provider.changeAmount(intent.intentId, amount)) ?? intent;
  }

  /** That of premium alone, for a report that was bought without it. */
  async forPremium(reportId: number, context: CommandContext): Promise<PaymentIntent> {
    return this.standing(reservations.premium, { reportId, premium: true }, context);
  }

  /** The intent that stands, or a new one; of calls at the same time all get the same. */
  private async standing(
    reservation: Reservation,
    wish: Wish,
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
  private async create({ sold }: Reservation, wish: Wish, attempt: number): Promise<PaymentIntent> {
    const { reportId, premium } = wish;
    const amount = await this.amountOf(sold, premium);
    const idempotencyKey = `${sold}-${reportId}-${attempt}-${amount.amountCents}`;
    return this.provider.createIntent({ idempotencyKey, reportId, ...amount, currency: 'usd' });
  }

  private async amountOf(sold: Reservation['sold'], premium: boolean): Promise<IntentAmount> {
    const reportCents = sold === 'report' ? await this.prices.now() : 0;
    const premiumCents = premium ? await this.prices.premiumNow() : 0;
    return { amountCents: reportCents + premiumCents, premiumCents };
  }
}

type Wish = Readonly<{ reportId: number; premium: boolean }>;

const reservations = {
  report: { sold: 'report', decider: reportPaymentDecider, streamOf: reportPaymentStream },
  premium: { sold: 'premium', decider: premiumPaymentDecider, streamOf: premiumPaymentStream },
} as const;
type Reservation = (typeof reservations)[keyof typeof reservations];

const isAt = (
  reserved: ReportPaymentState,
  provider: PaymentProvider['name'],
): reserved is Extract<ReportPaymentState, { intentId: string }> =>
  'intentId' in reserved && reserved.provider === provider;
