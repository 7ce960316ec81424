import type { Browser, BrowserContext, BrowserContextOptions, Page, Response } from 'playwright-core';
import { LiveAnswers } from '../../apps/api/test/http/live-answers.js';
import { patienceMs } from '../../apps/api/test/patience.js';
import type { Purchase } from '../../apps/api/test/process/purchase.js';
import { Application } from './application.js';
import { launchBrowser } from './browser.js';
import { askForStatusOften } from './impatience.js';
import { leaveAlone } from './leave-alone.js';
import { countEvents, untilCaughtUp } from './log.js';

/** Nothing moves on the pages, unless there is time for it: to draw each picture takes a processor without a graphics card long. */
const reducedMotion = process.env['LONG'] ? 'no-preference' : 'reduce';

/** The built application, and a browser to meet it with, which starts when it is first needed. */
export class Site {
  private launched: Promise<Browser> | null = null;
  private readonly answers = new LiveAnswers();
  private readonly checks: Promise<void>[] = [];

  private constructor(readonly application: Application) {}

  /** `settings` are variables of the application's environment. */
  static async open(settings: NodeJS.ProcessEnv = {}): Promise<Site> {
    return new Site(await Application.start(settings));
  }

  private browser(): Promise<Browser> {
    return (this.launched ??= launchBrowser());
  }

  /**
   * The context of a visitor who has already declined cookies. Timeouts allow for a busy machine.
   */
  async newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const context = await this.newVisitor(options);
    await leaveAlone(context);
    return context;
  }

  /** The context of somebody who comes for the first time. */
  async newVisitor(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const browser = await this.browser();
    const context = await browser.newContext({ reducedMotion, ...options });
    context.on('response', (response) => this.checks.push(this.check(response)));
    await askForStatusOften(context);
    context.setDefaultTimeout(patienceMs);
    return context;
  }

  /** In a context of its own. */
  async newPage(options: BrowserContextOptions = {}): Promise<Page> {
    const browser = await this.browser();
    const page = await browser.newPage({ reducedMotion, ...options });
    page.on('response', (response) => this.checks.push(this.check(response)));
    await askForStatusOften(page);
    await leaveAlone(page);
    page.setDefaultTimeout(patienceMs);
    return page;
  }

  /** Holds what the pages are answered against the OpenAPI document. */
  private async check(response: Response): Promise<void> {
    const contentType = response.headers()['content-type'] ?? '';
    if (!contentType.includes('json')) return;
    const body = await response.text().catch(() => null); // gone with a page that was closed meanwhile
    const { pathname: path } = new URL(response.url());
    const method = response.request().method();
    if (body) this.answers.check({ method, path, status: response.status(), contentType, body });
  }

  /** Until pages show all that has happened: a page that was loaded before keeps what it has read. */
  untilCaughtUp(): Promise<void> {
    return untilCaughtUp(this.application);
  }

  /** Until the sales of these purchases are split, and every page says so. */
  async untilSplit(...purchases: readonly Purchase[]): Promise<void> {
    const sales = purchases.map(({ intent }) => `sale-simulated-${intent.paymentIntent.id}`);
    await this.application.until(
      async () => (await countEvents(this.application.dataDir, 'SaleSplit', sales)) === sales.length,
    );
    await this.untilCaughtUp();
  }

  async close(): Promise<void> {
    try {
      await Promise.all(this.checks);
      await (await this.launched)?.close();
    } finally {
      await this.application.stop();
    }
    this.answers.settle();
  }

  /** How many sales the log holds more once the purchase is completed. */
  async salesOf(purchase: Purchase, sale: () => Promise<void>): Promise<number> {
    const before = await countEvents(this.application.dataDir, 'PaymentSucceeded');
    await sale();
    await this.application.until(() => purchase.isCompleted());
    return (await countEvents(this.application.dataDir, 'PaymentSucceeded')) - before;
  }
}
