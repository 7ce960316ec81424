import { Injectable, type OnModuleInit } from '@nestjs/common';
import type Stripe from 'stripe';
import { PaymentsConfig, type StripeKeys } from '../provider/payments-config.js';

/** With the retries and their pauses an answer, or the word that there is none, comes before the buyer's request ends. */
const PATIENCE_MS = 4000;
const RETRIES = 2;
/** Its types are those of the installed library. */
const API_VERSION = '2026-10-28.endive';

/** The Stripe account that takes the money; closed while payments are simulated. */
@Injectable()
export class StripeAccount implements OnModuleInit {
  private connection: Stripe | null = null;

  constructor(private readonly config: PaymentsConfig) {}

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
