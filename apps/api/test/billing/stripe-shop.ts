import type { AddressInfo } from 'node:net';
import type { LightMyRequestResponse } from 'fastify';
import type { CreateReportRequest, PaymentIntentView } from '@closewise/contracts/buyer';
import { StripeAccount } from '../../src/billing/stripe/stripe-account.js';
import { RecurringJobs } from '../../src/platform/jobs/recurring-jobs.js';
import { Shop } from '../buyer/shop.js';
import { withoutRests } from '../stripe/library.js';
import { startStripe, type FakeStripe } from '../stripe/start-stripe.js';

const variables = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_CONNECT_WEBHOOK_SECRET',
  'STRIPE_API_URL',
] as const;

/**
 * The whole application with the Stripe fake; webhooks are delivered over HTTP on request. Recurring
 * jobs are off: each test runs the one that it covers.
 */
export class StripeShop {
  private constructor(
    readonly shop: Shop,
    readonly stripe: FakeStripe,
  ) {}

  /** `now` is Stripe's clock. */
  static async open(
    now: () => Date = () => new Date(),
    settings: Parameters<typeof Shop.open>[0] = {},
  ): Promise<StripeShop> {
    const stripe = await startStripe({ now });
    const [secretKey, publishableKey, webhookSecret, connectWebhookSecret, url] = variables;
    process.env[secretKey] = stripe.secretKey;
    process.env[publishableKey] = stripe.publishableKey;
    process.env[webhookSecret] = stripe.webhookSecret;
    process.env[connectWebhookSecret] = stripe.connectWebhookSecret;
    process.env[url] = stripe.url;
    const shop = await Shop.open(settings);
    withoutRests(shop.application.get(StripeAccount, { strict: false }).client);
    await shop.application.get(RecurringJobs, { strict: false }).stop();
    await shop.application.listen(0, '127.0.0.1');
    const { port } = shop.application.getHttpServer().address() as AddressInfo;
    stripe.webhooks.sendTo(`http://127.0.0.1:${port}/api/webhooks/stripe`);
    return new StripeShop(shop, stripe);
  }

  async close(): Promise<void> {
    await this.shop.close();
    await this.stripe.stop();
    for (const name of variables) delete process.env[name];
  }

  askForIntent(reportId: number): Promise<LightMyRequestResponse> {
    return this.shop.post(`/api/reports/${reportId}/payment-intent`);
  }

  /** A new report with an open card form. */
  async order(
    changes: Partial<CreateReportRequest> = {},
  ): Promise<Readonly<{ reportId: number; intentId: string }>> {
    const reportId = await this.shop.createReport(changes);
    const intentId = (await this.askForIntent(reportId)).json<PaymentIntentView>().paymentIntent.id;
    return { reportId, intentId };
  }

  /** A new report that is paid at Stripe; the application does not know yet. */
  async paidInSilence(
    changes: Partial<CreateReportRequest> = {},
  ): Promise<Readonly<{ reportId: number; intentId: string }>> {
    const order = await this.order(changes);
    this.stripe.pay(order.intentId);
    return order;
  }

  /** The events of a payment, in order. */
  facts(intentId: string): Promise<string[]> {
    return this.shop.facts(`payment-stripe-${intentId}`);
  }
}
