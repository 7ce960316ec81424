import { Module, type OnModuleInit } from '@nestjs/common';
import { PayoutProviders, PayoutProvidersModule } from '../../payout-providers/payout-providers.js';
import { StripePaymentsModule } from '../stripe-payments.module.js';
import { StripePayoutProvider } from './stripe-payout-provider.js';

/** Payouts by Stripe Connect; its account, settings and webhooks are those of the card payments. */
@Module({ imports: [PayoutProvidersModule, StripePaymentsModule], providers: [StripePayoutProvider] })
export class StripePayoutsModule implements OnModuleInit {
  constructor(
    private readonly providers: PayoutProviders,
    private readonly stripe: StripePayoutProvider,
  ) {}

  onModuleInit(): void {
    this.providers.register(this.stripe);
  }
}
