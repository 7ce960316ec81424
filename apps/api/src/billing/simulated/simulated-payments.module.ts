import {
  Body,
  Controller,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Req,
  UseGuards,
  Module,
  type OnModuleInit,
} from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { simulatedCardRequest, simulatedCardView, type SimulatedCardView } from '@closewise/contracts/buyer';
import { Access } from '../../platform/access/access.js';
import { byRequest } from '../../platform/commands/contexts.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ApiProblems, SaysInOutage } from '../../platform/http/openapi/api-problems.js';
import { paymentToBeFound } from '../provider/outage-messages.js';
import { OnlyWith, PaymentsConfigModule, PaymentsConfig } from '../provider/payments-config.js';
import { ConfirmSimulatedCard, ConfirmSimulatedCardHandler } from './confirm-simulated-card.command.js';
import { Jobs } from '../../platform/jobs/job.js';
import { DeliverSimulatedWebhooks } from './deliver-simulated-webhooks.job.js';
import { SimulatedPaymentProvider } from './simulated-payment-provider.js';

/** The simulated provider's routes for its card form; they exist only while that provider is in use. */
@ApiTags('simulated payments')
@Access('buyer')
@Controller('api/simulated-payments/:intentId')
@UseGuards(OnlyWith('simulated'))
class SimulatedPaymentsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('confirm')
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(simulatedCardView)
  @ApiOperation({ operationId: 'confirmSimulatedCard', summary: 'Pay with a test card' })
  @ApiParam({ name: 'intentId', schema: { type: 'string' } })
  @ApiResponse({ status: HttpStatus.OK, description: 'What the card did', standardSchema: simulatedCardView })
  @ApiProblems({
    400: 'Your card number is invalid.',
    402: 'Your card was declined.',
    404: 'There is no such payment',
  })
  @SaysInOutage(paymentToBeFound)
  async confirm(
    @Param('intentId') intentId: string,
    @Body({ schema: simulatedCardRequest }) card: z.output<typeof simulatedCardRequest>,
    @Req() request: FastifyRequest,
  ): Promise<SimulatedCardView> {
    const command = new ConfirmSimulatedCard(intentId, card, byRequest('buyer', request));
    return { success: true, status: await this.commands.execute(command) };
  }
}

/** The simulated card provider with its routes and webhooks. */
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
