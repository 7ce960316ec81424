import { Injectable, type OnModuleInit } from '@nestjs/common';
import type Stripe from 'stripe';
import { Metrics } from '../../platform/observability/metrics.js';
import { PaymentsConfig, type StripeKeys } from '../provider/payments-config.js';

/** Short enough that all retries end before the buyer's request times out. */
const TIMEOUT_MS = 4000;
const RETRIES = 2;
/** The version that the installed library's types describe. */
const API_VERSION = '2026-10-28.endive';

/** The library's event listener, which it types as `any`. */
type Listen = (event: 'request' | 'response', told: (call: { status: number }) => void) => void;

/** Our Stripe account; not connected while payments are simulated. */
@Injectable()
export class StripeAccount implements OnModuleInit {
  private connection: Stripe | null = null;

  constructor(
    private readonly config: PaymentsConfig,
    private readonly metrics: Metrics,
  ) {}

  /** Loads the library only when it is needed: it takes 35 MB and 0.2 s. */
  async onModuleInit(): Promise<void> {
    if (!this.config.stripe) return;
    const { default: StripeClient } = await import('stripe');
    this.connection = new StripeClient(this.config.stripe.secretKey, {
      apiVersion: API_VERSION,
      timeout: TIMEOUT_MS,
      maxNetworkRetries: RETRIES,
      telemetry: false,
      ...addressOf(this.config.stripeApiUrl),
    });
    this.count(this.connection.on as Listen);
  }

  /** Counts each try as a request, and each call's final response; an outage has no response. */
  private count(listen: Listen): void {
    const asked = this.metrics.registerCounter({
      name: 'stripe_requests_total',
      help: 'Requests to Stripe, retries included',
      labels: [],
    });
    const answered = this.metrics.registerCounter({
      name: 'stripe_responses_total',
      help: 'Calls to Stripe that got a response, by status',
      labels: ['status'],
    });
    listen('request', () => asked({}));
    listen('response', ({ status }) => answered({ status: String(status) }));
  }

  get isConfigured(): boolean {
    return this.config.stripe !== null;
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
