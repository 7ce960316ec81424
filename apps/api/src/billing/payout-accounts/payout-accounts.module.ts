import { Module, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/job.js';
import { Projections } from '../../platform/projections/projection.js';
import { PayoutProvidersModule } from '../payout-providers/payout-providers.js';
import { SimulatedPayoutsModule } from '../simulated/payouts/simulated-payouts.module.js';
import { StripePayoutsModule } from '../stripe/payouts/stripe-payouts.module.js';
import { CheckPayoutAccountHandler, RefreshPayoutAccountHandler } from './check-payout-account.command.js';
import { ComparePayoutAccounts } from './compare-payout-accounts.job.js';
import { OpenPayoutAccountHandler } from './open-payout-account.command.js';
import { PayoutAccountList, payoutAccountsProjection } from './payout-account-list.js';
import { PayoutAccounts } from './payout-accounts.js';
import { PayoutSetup } from './payout-setup.js';

/** Every payout provider: the one list that a new one is added to. */
const payoutProviderModules = [SimulatedPayoutsModule, StripePayoutsModule];

/** The payees' accounts at the payout providers. */
@Module({
  imports: [PayoutProvidersModule, ...payoutProviderModules],
  providers: [
    OpenPayoutAccountHandler,
    CheckPayoutAccountHandler,
    RefreshPayoutAccountHandler,
    ComparePayoutAccounts,
    PayoutAccountList,
    PayoutAccounts,
    PayoutSetup,
  ],
  exports: [PayoutProvidersModule, PayoutAccounts, PayoutSetup],
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
