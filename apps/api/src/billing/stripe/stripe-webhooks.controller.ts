import {
  BadRequestException,
  Controller,
  Headers,
  HttpCode,
  HttpStatus,
  Logger,
  Post,
  Req,
  UseGuards,
} from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import { z } from 'zod';
import { Access } from '../../platform/access/access.js';
import { Clock } from '../../platform/clock/clock.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { SignedBody } from '../../platform/http/requests/signed-body.js';
import { OnlyWith } from '../provider/payments-config.js';
import { rethrowAsUnavailable } from '../provider/outage-messages.js';
import { StripeAccount } from './stripe-account.js';
import { StripePaymentUpdates } from './stripe-payment-updates.js';

const MAX_AGE_SECONDS = 300;
const refusal = 'This is not a message from Stripe: its signature is missing, wrong or too old';
const unavailable = 'The service is briefly unavailable. Please try again in a moment.';

/** `received`: recorded or ignored; Stripe need not send it again. */
const webhookView = z.object({ received: z.literal(true) }).meta({ example: { received: true } });

/** Receives Stripe's webhooks; the route exists only with Stripe's keys. */
@ApiTags('payment provider')
@Access('provider')
@Controller('api/webhooks/stripe')
@UseGuards(OnlyWith('stripe'))
export class StripeWebhooksController {
  private readonly logger = new Logger(StripeWebhooksController.name);

  constructor(
    private readonly account: StripeAccount,
    private readonly updates: StripePaymentUpdates,
    private readonly clock: Clock,
  ) {}

  @Post()
  @SignedBody()
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(webhookView)
  @ApiOperation({
    operationId: 'receiveStripeWebhook',
    summary: 'Receive an event from Stripe; it only prompts a lookup of the payment or account',
  })
  @ApiHeader({ name: 'stripe-signature', schema: { type: 'string' }, example: 't=1763712000,v1=5257a8…' })
  @ApiBody({
    schema: {
      type: 'object',
      description: 'A snapshot event as Stripe sends it, signed byte by byte',
      example: { id: 'evt_1', object: 'event', type: 'payment_intent.succeeded' },
    },
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'Received', standardSchema: webhookView })
  @ApiProblems({
    400: refusal,
    404: 'There is nothing at this address',
    503: unavailable,
  })
  async receive(
    @Req() { body }: FastifyRequest,
    @Headers('stripe-signature') signature = '',
  ): Promise<z.infer<typeof webhookView>> {
    await this.updates.apply(this.verified(body, signature)).catch(rethrowAsUnavailable(unavailable));
    return { received: true };
  }

  /** Stripe signs our own events and those of connected accounts with separate secrets. */
  private verified(body: unknown, signature: string): Stripe.Event {
    const { webhookSecret, connectWebhookSecret } = this.account.keys;
    const { webhooks } = this.account.client;
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const receivedAt = this.clock.now().getTime();
    const reasons: unknown[] = [];
    for (const secret of [webhookSecret, ...(connectWebhookSecret ? [connectWebhookSecret] : [])]) {
      try {
        return webhooks.constructEvent(bytes, signature, secret, MAX_AGE_SECONDS, undefined, receivedAt);
      } catch (error) {
        reasons.push(error);
      }
    }
    this.logger.warn(`A webhook was refused: ${reasonOf(reasons[0])}`);
    throw new BadRequestException(refusal);
  }
}

/** The library's message about a signature; its messages about a body may quote the body. */
function reasonOf(error: unknown): string {
  const { type, message } = Object(error) as { type?: unknown; message?: unknown };
  return type === 'StripeSignatureVerificationError'
    ? (String(message).split('\n')[0] ?? '')
    : 'it is not an event';
}
