import type { Browser, BrowserContext, BrowserContextOptions, Page, Response } from 'playwright-core';
import { LiveAnswers } from '../../apps/api/test/http/live-answers.js';
import { waitTimeoutMs } from '../../apps/api/test/wait-for.js';
import type { Purchase } from '../../apps/api/test/process/purchase.js';
import { Application } from './application.js';
import { launchBrowser } from './browser.js';
import { countReportEvents, waitUntilCaughtUp } from './database.js';

const isLong = Boolean(process.env['LONG']);

/** Motion only in the long form: without a graphics card each frame takes long to draw. */
const reducedMotion = isLong ? 'no-preference' : 'reduce';

/** The built application, and a browser that starts when it is first needed. */
export class Site {
  private launched: Promise<Browser> | null = null;
  private readonly answers = new LiveAnswers();
  private readonly checks: Promise<void>[] = [];

  private constructor(readonly application: Application) {}

  /** `settings` are environment variables. */
  static async open(settings: NodeJS.ProcessEnv = {}): Promise<Site> {
    return new Site(await Application.start(settings));
  }

  private browser(): Promise<Browser> {
    return (this.launched ??= launchBrowser());
  }

  /** Opens the context of a visitor who has already declined cookies. */
  async newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const context = await this.newVisitor(options);
    await dismissNotices(context);
    return context;
  }

  /** Opens the context of a first-time visitor. */
  async newVisitor(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const browser = await this.browser();
    const context = await browser.newContext({ reducedMotion, ...options });
    context.on('response', (response) => this.checks.push(this.check(response)));
    await pollStatusOften(context);
    context.setDefaultTimeout(waitTimeoutMs);
    return context;
  }

  /** Opens a page in a context of its own, with cookies declined. */
  async newPage(options: BrowserContextOptions = {}): Promise<Page> {
    const browser = await this.browser();
    const page = await browser.newPage({ reducedMotion, ...options });
    page.on('response', (response) => this.checks.push(this.check(response)));
    await pollStatusOften(page);
    await dismissNotices(page);
    page.setDefaultTimeout(waitTimeoutMs);
    return page;
  }

  /** Checks a JSON response against the OpenAPI document. */
  private async check(response: Response): Promise<void> {
    const contentType = response.headers()['content-type'] ?? '';
    if (!contentType.includes('json')) return;
    const body = await response.text().catch(() => null); // lost if its page was closed
    const { pathname: path } = new URL(response.url());
    const method = response.request().method();
    if (body) this.answers.check({ method, path, status: response.status(), contentType, body });
  }

  /** Waits until new page loads show everything that has happened. */
  waitUntilCaughtUp(): Promise<void> {
    return waitUntilCaughtUp(this.application);
  }

  /** Waits until the sales of these reports are split and shown. */
  async waitUntilSplit(...reportIds: readonly number[]): Promise<void> {
    await this.application.until(
      async () => (await this.countEvents('SaleSplit', reportIds)) === reportIds.length,
    );
    await this.waitUntilCaughtUp();
  }

  /** Counts the report's sales after `act` and the end of the purchase. */
  async countSales(purchase: Purchase, act: () => Promise<void>): Promise<number> {
    await act();
    await this.application.until(() => purchase.isCompleted());
    return this.countEvents('PaymentSucceeded', [purchase.reportId]);
  }

  private countEvents(type: string, reportIds: readonly number[]): Promise<number> {
    return countReportEvents(this.application.dataDir, type, reportIds);
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
}

/** Cookies are declined and notices closed, as after an earlier visit, so that nothing covers the page. */
async function dismissNotices(visitor: BrowserContext | Page): Promise<void> {
  await visitor.addInitScript(() => {
    // Stripe's frames have no access to storage.
    if (window !== window.top || !location.protocol.startsWith('http')) return;
    localStorage.setItem('closewise_cookie_consent', 'declined');
    localStorage.setItem('closewise_social_proof', 'closed');
  });
}

/** Pages poll a report's status every quarter of a second instead of every three seconds, except in the long form. */
async function pollStatusOften(visitor: BrowserContext | Page): Promise<void> {
  if (isLong) return;
  await visitor.addInitScript(() => {
    const start = window.setInterval.bind(window);
    const impatient = (work: () => void, ms?: number) => start(work, ms === 3_000 ? 250 : ms);
    Object.assign(window, { setInterval: impatient });
  });
}
