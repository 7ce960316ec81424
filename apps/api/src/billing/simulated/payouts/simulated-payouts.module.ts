import { Module, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../platform/jobs/job.js';
import { PayoutProviders, PayoutProvidersModule } from '../../payout-providers/payout-providers.js';
import { PaymentsConfigModule } from '../../provider/payments-config.js';
import { DeliverSimulatedAccountUpdates } from './deliver-simulated-account-updates.job.js';
import { SimulatedDashboardController } from './simulated-dashboard.controller.js';
import { SimulatedOnboardingController } from './simulated-onboarding.controller.js';
import { SimulatedOnboarding } from './simulated-onboarding.js';
import { SimulatedPayoutProvider } from './simulated-payout-provider.js';

/** The simulated payout provider with its pages and webhooks. */
@Module({
  imports: [PaymentsConfigModule, PayoutProvidersModule],
  controllers: [SimulatedOnboardingController, SimulatedDashboardController],
  providers: [SimulatedPayoutProvider, SimulatedOnboarding, DeliverSimulatedAccountUpdates],
})
export class SimulatedPayoutsModule implements OnModuleInit {
  constructor(
    private readonly providers: PayoutProviders,
    private readonly simulated: SimulatedPayoutProvider,
    private readonly jobs: Jobs,
    private readonly updates: DeliverSimulatedAccountUpdates,
  ) {}

  onModuleInit(): void {
    this.providers.register(this.simulated);
    if (this.simulated.isConfigured) this.jobs.registerRecurring(this.updates);
  }
}
