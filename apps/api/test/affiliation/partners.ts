import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import type {
  AffiliateDashboardView,
  CommissionSummaryView,
  SignupRequest,
} from '@closewise/contracts/affiliates';
import { Affiliates, ChangeAffiliate, type Affiliate } from '../../src/affiliation/index.js';
import type { CommandContext } from '../../src/platform/event-store/command-executor.js';
import { Outbox, type OutboxMail } from '../../src/platform/mail/outbox/outbox.js';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { Browser } from '../administration/browser.js';
import { cards } from '../buyer/order.js';
import { Shop } from '../buyer/shop.js';
import { waitFor } from '../wait-for.js';

/** A new operator context for each command. */
export const operator = (): CommandContext => ({ actor: 'operator', correlationId: randomUUID() });

/** The whole application for affiliates: forms, mailbox, dashboard, and buyers with their code. */
export class Partners {
  private addresses = 0;

  private constructor(readonly shop: Shop) {}

  static async open(options: Parameters<typeof Shop.open>[0] = {}): Promise<Partners> {
    return new Partners(await Shop.open(options));
  }

  close(): Promise<void> {
    return this.shop.close();
  }

  get<Type>(part: abstract new (...parts: never[]) => Type): Type {
    return this.shop.application.get(part as never, { strict: false });
  }

  get commands(): CommandBus {
    return this.get(CommandBus);
  }

  /** A new browser at an unused address. */
  browser(): Browser {
    this.addresses++;
    return new Browser(this.shop.application, `203.0.${this.addresses >> 8}.${this.addresses & 255}`);
  }

  signUp(form: Partial<SignupRequest> & { email: string }) {
    return this.browser().send('POST', '/api/affiliate/signup', { name: 'Ana Lopez', ...form });
  }

  /** Signs up and returns the token from the mail. */
  async join(email: string, form: Partial<SignupRequest> = {}): Promise<{ token: string; notMe: string }> {
    await this.signUp({ email, ...form });
    return this.tokensOf(await this.mailTo(email, 1));
  }

  tokensOf({ text }: OutboxMail): { token: string; notMe: string } {
    const tokenAt = (page: string) => new RegExp(`/affiliate/${page}/(\\S+)`).exec(text)?.[1] ?? '';
    return { token: tokenAt('dashboard'), notMe: tokenAt('not-me') };
  }

  /** All mails to the address so far, oldest first. */
  async mailsTo(email: string): Promise<OutboxMail[]> {
    const mails = await this.get(Outbox).newest();
    return mails.filter(({ to }) => to === email).toReversed();
  }

  /** The nth mail to the address, once it was sent. */
  async mailTo(email: string, nth: number): Promise<OutboxMail> {
    return waitFor(async () => {
      const mail = (await this.mailsTo(email))[nth - 1];
      if (mail) return mail;
      throw new Error(`${email} got no mail number ${nth}`);
    });
  }

  async dashboard(browser: Browser, token?: string): Promise<AffiliateDashboardView['affiliate']> {
    const answer = await browser.send('GET', `/api/affiliate/dashboard${token ? `/${token}` : ''}`);
    return answer.json<AffiliateDashboardView>().affiliate;
  }

  async earnings(browser: Browser): Promise<CommissionSummaryView['commissionSummary']> {
    const answer = await browser.send('GET', '/api/affiliate/commissions');
    return answer.json<CommissionSummaryView>().commissionSummary;
  }

  /** Buys a report with the code and waits for the split. Returns the payment. */
  async sell(referralCode: string): Promise<string> {
    const { shop } = this;
    const reportId = await shop.createReport({ referralCode });
    const intent = await shop.openPayment(reportId);
    await shop.pay(intent, cards.pays);
    await shop.reportSuccess(reportId, intent.paymentIntent.id);
    const paymentId = `simulated-${intent.paymentIntent.id}`;
    await shop.factsOnceThere(`sale-${paymentId}`, 1);
    return paymentId;
  }

  /** The pseudonym of the address. */
  emailKey(email: string): string {
    return this.get(PersonalData).subjectOfEmail(email);
  }

  async affiliate(email: string): Promise<Affiliate> {
    const affiliate = await this.get(Affiliates).findByAddress(this.emailKey(email));
    if (!affiliate) throw new Error(`There is no affiliate at ${email}`);
    return affiliate;
  }

  change(affiliateId: string, change: ChangeAffiliate['change']) {
    return this.commands.execute(new ChangeAffiliate(affiliateId, change, operator()));
  }
}
