import { Module } from '@nestjs/common';
import { StripePaymentsModule } from '../stripe-payments.module.js';
import { StripePayoutProvider } from './stripe-payout-provider.js';

/** Payouts by Stripe Connect. */
@Module({
  imports: [StripePaymentsModule],
  providers: [StripePayoutProvider],
  exports: [StripePayoutProvider],
})
export class StripePayoutsModule {}
