import { Module, type OnModuleInit } from '@nestjs/common';
import { PaymentsConfigModule, PaymentsConfig } from '../provider/payments-config.js';
import { Jobs } from '../../platform/jobs/job.js';
import { CatchUpStripeEvents } from './catch-up-stripe-events.job.js';
import { HandledEvents } from './handled-events.js';
import { StripeAccount } from './stripe-account.js';
import { StripePaymentProvider } from './stripe-payment-provider.js';
import { StripePaymentUpdates } from './stripe-payment-updates.js';
import { StripeWebhooksController } from './stripe-webhooks.controller.js';

/** Card payments by Stripe, with webhooks and the catch-up of lost ones. */
@Module({
  imports: [PaymentsConfigModule],
  controllers: [StripeWebhooksController],
  providers: [StripeAccount, StripePaymentProvider, HandledEvents, StripePaymentUpdates, CatchUpStripeEvents],
  exports: [StripeAccount, StripePaymentProvider],
})
export class StripePaymentsModule implements OnModuleInit {
  constructor(
    private readonly config: PaymentsConfig,
    private readonly jobs: Jobs,
    private readonly catchUp: CatchUpStripeEvents,
  ) {}

  onModuleInit(): void {
    if (this.config.provider === 'stripe') this.jobs.registerRecurring(this.catchUp);
  }
}
