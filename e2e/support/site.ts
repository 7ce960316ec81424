import type { Browser } from 'playwright-core';
import type { Purchase } from '../../apps/api/test/process/purchase.js';
import { Application } from './application.js';
import { launchBrowser } from './browser.js';
import { countEvents } from './log.js';

/** The built application, and a browser to meet it with. */
export class Site {
  private constructor(
    readonly application: Application,
    readonly browser: Browser,
  ) {}

  /** `settings` are variables of the application's environment. */
  static async open(settings: NodeJS.ProcessEnv = {}): Promise<Site> {
    const application = await Application.start(settings);
    try {
      return new Site(application, await launchBrowser());
    } catch (error) {
      await application.stop();
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.application.stop();
  }

  /** How many sales the log holds more once the purchase is completed. */
  async salesOf(purchase: Purchase, sale: () => Promise<void>): Promise<number> {
    const before = await countEvents(this.application.dataDir, 'PaymentSucceeded');
    await sale();
    await this.application.until(() => purchase.isCompleted(), 60_000);
    return (await countEvents(this.application.dataDir, 'PaymentSucceeded')) - before;
  }
}
