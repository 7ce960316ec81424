import { Injectable, type OnModuleInit } from '@nestjs/common';
import type Stripe from 'stripe';
import { Metrics } from '../../platform/observability/metrics.js';
import { PaymentsConfig, type StripeKeys } from '../provider/payments-config.js';

/** With the retries and their pauses an answer, or the word that there is none, comes before the buyer's request ends. */
const PATIENCE_MS = 4000;
const RETRIES = 2;
/** Its types are those of the installed library. */
const API_VERSION = '2026-10-28.endive';

/** What the library tells of a call; its own type for this is `any`. */
type Listen = (event: 'request' | 'response', told: (call: { status: number }) => void) => void;

/** The Stripe account that takes the money; closed while payments are simulated. */
@Injectable()
export class StripeAccount implements OnModuleInit {
  private connection: Stripe | null = null;

  constructor(
    private readonly config: PaymentsConfig,
    private readonly metrics: Metrics,
  ) {}

  /** The library is loaded only when it is used: it takes 35 MB and 0.2 s. */
  async onModuleInit(): Promise<void> {
    if (!this.config.stripe) return;
    const { default: StripeClient } = await import('stripe');
    this.connection = new StripeClient(this.config.stripe.secretKey, {
      apiVersion: API_VERSION,
      timeout: PATIENCE_MS,
      maxNetworkRetries: RETRIES,
      telemetry: false,
      ...addressOf(this.config.stripeApiUrl),
    });
    this.count(this.connection.on as Listen);
  }

  /** Each try is asked; answered is what came of a call in the end, which is nothing during an outage. */
  private count(listen: Listen): void {
    const asked = this.metrics.registerCounter({
      name: 'stripe_requests_total',
      help: 'Requests to Stripe, retries included',
      labels: [],
    });
    const answered = this.metrics.registerCounter({
      name: 'stripe_responses_total',
      help: 'Calls to Stripe that were answered in the end, by status',
      labels: ['status'],
    });
    listen('request', () => asked({}));
    listen('response', ({ status }) => answered({ status: String(status) }));
  }

  get client(): Stripe {
    if (!this.connection) throw new Error('Stripe is not configured');
    return this.connection;
  }

  get keys(): StripeKeys {
    if (!this.config.stripe) throw new Error('Stripe is not configured');
    return this.config.stripe;
  }
}

function addressOf(url: string | undefined): Stripe.StripeConfig {
  if (!url) return {};
  const { protocol, hostname, port } = new URL(url);
  const isPlain = protocol === 'http:';
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? 80 : 443) };
}
