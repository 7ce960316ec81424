import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import { startStripe, type FakeStripe } from '../../apps/api/test/stripe/start-stripe.js';
import { Site } from './site.js';
import { serveStripe } from './stripe-js/serve-stripe.js';

/** Part of each secret of the site's Stripe account, to find leaked secrets. */
export const planted = 'PLANTED';

/** A site that takes payments at a fake of Stripe. */
export class StripeSite {
  private constructor(
    readonly stripe: FakeStripe,
    readonly site: Site,
  ) {}

  /** `settings` are environment variables. */
  static async open(settings: NodeJS.ProcessEnv = {}): Promise<StripeSite> {
    const stripe = await startStripe({
      secretKey: `sk_test_${planted}SECRET`,
      publishableKey: `pk_test_${planted}PUBLIC`,
      webhookSecret: `whsec_${planted}SIGNING`,
    });
    try {
      const site = await Site.open({
        ...settings,
        STRIPE_SECRET_KEY: stripe.secretKey,
        STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
        STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
        STRIPE_API_URL: stripe.url,
      });
      const open = new StripeSite(stripe, site);
      open.deliverWebhooks(true);
      return open;
    } catch (error) {
      await stripe.stop();
      throw error;
    }
  }

  deliverWebhooks(automatically: boolean): void {
    this.stripe.webhooks.sendTo(`${this.site.application.url}/api/webhooks/stripe`, { automatically });
  }

  /** Opens a context with cookies declined; `strays` collects blocked requests to other machines. */
  async newContext(
    options: BrowserContextOptions = {},
  ): Promise<Readonly<{ context: BrowserContext; strays: readonly string[] }>> {
    const context = await this.site.newContext(options);
    return { context, strays: await serveStripe(context, this.stripe.url) };
  }

  async close(): Promise<void> {
    await this.site.close();
    await this.stripe.stop();
  }
}
