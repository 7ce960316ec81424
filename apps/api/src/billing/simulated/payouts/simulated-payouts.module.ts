import { Module, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../platform/jobs/job.js';
import { PaymentsConfigModule } from '../../provider/payments-config.module.js';
import { PaymentsConfig } from '../../provider/payments-config.js';
import { DeliverSimulatedAccountUpdates } from './deliver-simulated-account-updates.job.js';
import { SimulatedDashboardController } from './simulated-dashboard.controller.js';
import { SimulatedOnboardingController } from './simulated-onboarding.controller.js';
import { SimulatedOnboarding } from './simulated-onboarding.js';
import { SimulatedPayoutProvider } from './simulated-payout-provider.js';

/** The simulated payout provider with its pages and its webhooks. */
@Module({
  imports: [PaymentsConfigModule],
  controllers: [SimulatedOnboardingController, SimulatedDashboardController],
  providers: [SimulatedPayoutProvider, SimulatedOnboarding, DeliverSimulatedAccountUpdates],
  exports: [SimulatedPayoutProvider],
})
export class SimulatedPayoutsModule implements OnModuleInit {
  constructor(
    private readonly config: PaymentsConfig,
    private readonly jobs: Jobs,
    private readonly updates: DeliverSimulatedAccountUpdates,
  ) {}

  onModuleInit(): void {
    if (this.config.provider === 'simulated') this.jobs.registerRecurring(this.updates);
  }
}
