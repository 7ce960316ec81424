import { Module, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/job.js';
import { Projections } from '../../platform/projections/projection.js';
import { PaymentsConfigModule } from '../provider/payments-config.module.js';
import { PaymentsConfig } from '../provider/payments-config.js';
import { PayoutProvider } from '../provider/payout-provider.js';
import { SimulatedPayoutProvider } from '../simulated/payouts/simulated-payout-provider.js';
import { SimulatedPayoutsModule } from '../simulated/payouts/simulated-payouts.module.js';
import { StripePayoutProvider } from '../stripe/payouts/stripe-payout-provider.js';
import { StripePayoutsModule } from '../stripe/payouts/stripe-payouts.module.js';
import { CheckPayoutAccountHandler } from './check-payout-account.handler.js';
import { ComparePayoutAccounts } from './compare-payout-accounts.job.js';
import { OpenPayoutAccountHandler } from './open-payout-account.handler.js';
import { PayoutAccountList } from './payout-account-list.js';
import { payoutAccountsProjection } from './payout-accounts.projection.js';
import { RefreshPayoutAccountHandler } from './refresh-payout-account.handler.js';
import { PayoutAccounts } from './payout-accounts.js';
import { PayoutSetup } from './payout-setup.js';

/** Who pays the payees, and the accounts that they have there. */
@Module({
  imports: [PaymentsConfigModule, SimulatedPayoutsModule, StripePayoutsModule],
  providers: [
    {
      provide: PayoutProvider,
      inject: [PaymentsConfig, SimulatedPayoutProvider, StripePayoutProvider],
      useFactory: (
        config: PaymentsConfig,
        simulated: SimulatedPayoutProvider,
        stripe: StripePayoutProvider,
      ): PayoutProvider => (config.provider === 'stripe' ? stripe : simulated),
    },
    OpenPayoutAccountHandler,
    CheckPayoutAccountHandler,
    RefreshPayoutAccountHandler,
    ComparePayoutAccounts,
    PayoutAccountList,
    PayoutAccounts,
    PayoutSetup,
  ],
  exports: [PayoutProvider, PayoutAccounts, PayoutSetup],
})
export class PayoutAccountsModule implements OnModuleInit {
  constructor(
    private readonly projections: Projections,
    private readonly jobs: Jobs,
    private readonly comparison: ComparePayoutAccounts,
  ) {}

  onModuleInit(): void {
    this.projections.register(payoutAccountsProjection);
    this.jobs.registerRecurring(this.comparison);
  }
}
