import { Body, Controller, HttpCode, HttpStatus, Param, Post, Req, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { simulatedCardRequest, simulatedCardView, type SimulatedCardView } from '@closewise/contracts/buyer';
import { Access } from '../../platform/access/access.js';
import { byRequest } from '../../platform/commands/contexts.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { OnlyWith } from '../provider/only-with.guard.js';
import { ConfirmSimulatedCard } from './confirm-simulated-card.command.js';

/** The simulated provider's own routes, for its card form; it exists only while that provider is used. */
@ApiTags('simulated payments')
@Access('buyer')
@Controller('api/simulated-payments/:intentId')
@UseGuards(OnlyWith('simulated'))
export class SimulatedPaymentsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('confirm')
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(simulatedCardView)
  @ApiOperation({ operationId: 'confirmSimulatedCard', summary: 'Give a test card for a payment' })
  @ApiParam({ name: 'intentId', schema: { type: 'string' } })
  @ApiResponse({ status: HttpStatus.OK, description: 'What the card did', standardSchema: simulatedCardView })
  @ApiProblems({
    400: 'Your card number is invalid.',
    402: 'Your card was declined.',
    404: 'There is no such payment',
  })
  async confirm(
    @Param('intentId') intentId: string,
    @Body({ schema: simulatedCardRequest }) card: z.output<typeof simulatedCardRequest>,
    @Req() request: FastifyRequest,
  ): Promise<SimulatedCardView> {
    const command = new ConfirmSimulatedCard(intentId, card, byRequest('buyer', request));
    return { success: true, status: await this.commands.execute(command) };
  }
}
