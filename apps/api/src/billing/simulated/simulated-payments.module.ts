import { Module, type OnModuleInit } from '@nestjs/common';
import { PaymentsConfigModule } from '../provider/payments-config.module.js';
import { PaymentsConfig } from '../provider/payments-config.js';
import { Jobs } from '../../platform/jobs/job.js';
import { ConfirmSimulatedCardHandler } from './confirm-simulated-card.handler.js';
import { DeliverSimulatedWebhooks } from './deliver-simulated-webhooks.job.js';
import { SimulatedPaymentProvider } from './simulated-payment-provider.js';
import { SimulatedPaymentsController } from './simulated-payments.controller.js';

/** The simulated card provider with its routes and its webhooks. */
@Module({
  imports: [PaymentsConfigModule],
  controllers: [SimulatedPaymentsController],
  providers: [SimulatedPaymentProvider, ConfirmSimulatedCardHandler, DeliverSimulatedWebhooks],
  exports: [SimulatedPaymentProvider],
})
export class SimulatedPaymentsModule implements OnModuleInit {
  constructor(
    private readonly config: PaymentsConfig,
    private readonly jobs: Jobs,
    private readonly webhooks: DeliverSimulatedWebhooks,
  ) {}

  onModuleInit(): void {
    if (this.config.provider === 'simulated') this.jobs.registerRecurring(this.webhooks);
  }
}
