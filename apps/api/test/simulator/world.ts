import { affiliateDecider, affiliateStream, type AffiliateCommand } from '@closewise/domain/affiliation';
import {
  centsFor,
  lineItemsOf,
  paymentDecider,
  paymentStream,
  type PaymentStatement,
  type PaymentTerms,
} from '@closewise/domain/billing';
import { DomainError } from '@closewise/domain/events';
import {
  organizationDecider,
  organizationStream,
  type OrganizationCommand,
} from '@closewise/domain/organizations';
import { reportDecider, reportStream } from '@closewise/domain/reporting';
import {
  type NewAffiliate,
  RegisterAffiliate,
} from '../../src/affiliation/affiliates/register-affiliate.command.js';
import { splitSaleWhenPaymentMoved } from '../../src/affiliation/sales/split-sale.job.js';
import type { Reactor } from '../../src/platform/reactors/reactor.js';
import type { SaleToSplit } from '../../src/affiliation/sales/split-sale.job.js';
import { SplitSale } from '../../src/affiliation/sales/split-sale.command.js';
import { reportRequest } from '../report-request.js';
import { anApplication } from './application.js';
import { LedgerTables } from './ledger-tables.js';
import { Crash, MemoryLog } from './memory-log.js';
import { PayoutActions } from './payouts/payout-actions.js';
import { PayoutWorld } from './payouts/payout-world.js';
import { settlePayouts } from './payouts/settle-payouts.js';
import { dispute, failRefund, type MoneyMove, opened, pay, refund } from './provider.js';
import type { Random } from './random.js';
import {
  noAffiliate,
  type TrueAffiliate,
  type TrueOrganization,
  type TrueSale,
  type TrueTerms,
} from './truth.js';

const context = { actor: 'simulator', correlationId: 'simulator' };
const tags = ['HAR', 'AUSTIN', 'DALLAS'];
const hour = 60 * 60 * 1000;

/**
 * The application over a log in memory, with its reactor, jobs and read model run step by step, and the truth:
 * what happened to affiliates, organizations and money, however often, late or incompletely the application learned it.
 */
export class World {
  readonly affiliates: TrueAffiliate[] = [];
  readonly organizations = new Map<string, TrueOrganization>();
  readonly sales: TrueSale[] = [];
  readonly log: MemoryLog;
  /** Steps in words, for the report of a failure. */
  readonly told: string[] = [];
  tables = new LedgerTables();
  readonly payouts: PayoutWorld;
  private now = Date.UTC(2026, 0, 28);
  private readonly app: ReturnType<typeof anApplication>;
  private readonly jobs: string[] = [];
  private reactedTo = 0;
  private projectedTo = 0;

  constructor(private readonly random: Random) {
    this.log = new MemoryLog(() => new Date((this.now += 1)).toISOString());
    this.app = anApplication(this.log, () => new Date(this.now));
    this.payouts = this.payoutWorld();
    for (const [times, act] of new PayoutActions(this.payouts, this.app.executor).choices)
      this.choices.push(...repeat(times, act));
  }

  /** One event in the world or inside the application. */
  async step(): Promise<void> {
    if (this.random.chance(0.3)) this.pass(this.random.between(1, 60) * hour);
    await this.random.pick(this.choices)();
  }

  /** Completes everything that is in progress. */
  async settle(): Promise<void> {
    for (const sale of this.sales) await this.deliver(sale, sale.statements.at(-1)!);
    await this.work();
    await settlePayouts(this.payouts);
    await this.project(this.log.events.length);
  }

  /** Runs jobs as if weeks passed. */
  private async work(): Promise<void> {
    this.react(this.log.events.length);
    while (this.jobs.length > 0) await this.runJob(0);
  }

  private pass(ms: number): void {
    if (ms >= hour) this.payouts.bank.arrive();
    this.now += ms;
  }

  private payoutWorld(): PayoutWorld {
    const { random, log, affiliates, organizations } = this;
    return new PayoutWorld({
      random,
      log,
      affiliates,
      organizations,
      now: () => this.now,
      pass: (ms) => this.pass(ms),
      work: () => this.work(),
      sell: () => this.sell(),
      books: async () => {
        await this.project(this.log.events.length);
        return this.tables;
      },
      tell: (what) => this.tell(what),
    });
  }

  /** The read model rebuilt from the whole log, in batches of another size and page by page. */
  async rebuilt(upTo = this.projectedTo): Promise<LedgerTables> {
    const tables = new LedgerTables();
    for (const batch of this.cut(this.log.events.slice(0, upTo), 40))
      await tables.projectPages(this.cut(batch, 10));
    return tables;
  }

  private *cut<Item>(items: readonly Item[], longest: number): Generator<readonly Item[]> {
    for (let from = 0; from < items.length;) {
      const to = from + this.random.between(1, longest);
      yield items.slice(from, to);
      from = to;
    }
  }

  /** The possible steps with their weights. */
  private readonly choices: (() => Promise<void> | void)[] = [
    ...repeat(5, () => this.signUp()),
    ...repeat(7, () => this.decideOnOrganization()),
    ...repeat(3, () => this.setRate()),
    ...repeat(2, () => this.correctMembership()),
    ...repeat(2, () => this.switchState()),
    ...repeat(1, () => this.terminate()),
    ...repeat(8, () => this.order()),
    ...repeat(4, () => this.upgrade()),
    ...repeat(10, () => this.sell()),
    ...repeat(8, () => this.changeMoney(pay)),
    ...repeat(6, () => this.changeMoney(refund)),
    ...repeat(6, () => this.changeMoney(failRefund)),
    ...repeat(7, () => this.changeMoney(dispute)),
    ...repeat(12, () => this.deliverSomething()),
    ...repeat(8, () => this.react(this.reactedTo + this.random.between(1, 12))),
    ...repeat(8, () => this.runSomeJob()),
    ...repeat(5, () => this.projectSomething()),
  ];

  private async signUp(): Promise<void> {
    const tag = this.random.chance(0.6) ? this.random.pick(tags) : null;
    const isMaster = tag !== null && this.random.chance(0.4);
    const email = `affiliate${this.affiliates.length}@example.com`;
    const affiliate = {
      person: { name: 'An affiliate', email, website: null },
      membership: tag === null ? null : { organizationTag: tag, memberId: null },
      isMaster,
      registeredBy: 'affiliate',
    } as const;
    // Not random, so that repeating the seed gives the same order of a run's lines.
    const named = { ...affiliate, affiliateId: `affiliate-${this.affiliates.length}` };
    const register = (who: NewAffiliate) => this.app.register.execute(new RegisterAffiliate(who, context));
    const isBrokenOff = this.random.chance(0.2);
    if (isBrokenOff) await this.dying(() => register(named));
    // If the append came before the crash, the affiliate exists and repeating the request is refused.
    const { affiliateId, code } = await register(isBrokenOff ? affiliate : named).catch((error: unknown) =>
      this.entered(email, error),
    );
    this.affiliates.push({ affiliateId, code, email, isMaster, tag, status: 'active', ratePercent: 40 });
    this.tell(`${code} signs up${tag ? ` as a member of ${tag}` : ''}${isMaster ? ' (master)' : ''}`);
  }

  private entered(email: string, refusal: unknown): { affiliateId: string; code: string } {
    if (!(refusal instanceof DomainError)) throw refusal;
    const event = this.log.events.find(
      ({ type, data }) => type === 'AffiliateRegistered' && JSON.stringify(data).includes(email),
    );
    return event!.data as { affiliateId: string; code: string };
  }

  /** Requests a free tag, or approves or rejects a waiting one. */
  private async decideOnOrganization(): Promise<void> {
    const tag = this.random.pick(tags);
    const known = this.organizations.get(tag);
    if (known?.status === 'approved') return;
    const account = known?.status === 'waiting' ? known.account : this.accountFor(tag);
    const status =
      known?.status !== 'waiting' ? 'waiting' : this.random.chance(0.7) ? 'approved' : 'rejected';
    await this.app.executor.execute(
      organizationDecider,
      organizationStream(tag),
      organizationCommand(tag, account, status),
      context,
    );
    this.organizations.set(tag, { account, status });
    this.tell(`${tag} with the account ${account} is ${status}`);
  }

  /** Any affiliate of the tag, including a rejected registration's that a dead process has not deleted yet. */
  private accountFor(tag: string): string {
    const own = this.affiliates.filter((one) => one.isMaster && one.tag === tag);
    return own.length > 0 ? this.random.pick(own).affiliateId : `nobody-${tag}`;
  }

  private async change(affiliate: TrueAffiliate, command: AffiliateCommand): Promise<void> {
    await this.app.executor.execute(
      affiliateDecider,
      affiliateStream(affiliate.affiliateId),
      command,
      context,
    );
  }

  private living(): TrueAffiliate | undefined {
    const living = this.affiliates.filter(({ status }) => status !== 'terminated');
    return living.length > 0 ? this.random.pick(living) : undefined;
  }

  private async setRate(): Promise<void> {
    const affiliate = this.living();
    if (!affiliate) return;
    const ratePercent = this.random.between(25, 40);
    await this.change(affiliate, { type: 'SetCommissionRate', ratePercent, reason: null });
    affiliate.ratePercent = ratePercent;
    this.tell(`${affiliate.code} gets ${ratePercent}%`);
  }

  private async correctMembership(): Promise<void> {
    const affiliate = this.living();
    if (!affiliate || affiliate.isMaster) return;
    const tag = this.random.chance(0.7) ? this.random.pick(tags) : null;
    const membership = tag === null ? null : { organizationTag: tag, memberId: null };
    await this.change(affiliate, { type: 'CorrectMembership', membership, reason: 'list' });
    affiliate.tag = tag;
    this.tell(`${affiliate.code} is a member of ${tag ?? 'nothing'}`);
  }

  private async switchState(): Promise<void> {
    const affiliate = this.living();
    if (!affiliate) return;
    const isActive = affiliate.status === 'active';
    await this.change(affiliate, {
      type: isActive ? 'DeactivateAffiliate' : 'ReactivateAffiliate',
      reason: null,
    });
    affiliate.status = isActive ? 'inactive' : 'active';
    this.tell(`${affiliate.code} is ${affiliate.status}`);
  }

  private async terminate(): Promise<void> {
    const affiliate = this.living();
    if (!affiliate || this.random.chance(0.5)) return;
    await this.change(affiliate, { type: 'TerminateAffiliate', reason: 'spam' });
    affiliate.status = 'terminated';
    this.tell(`${affiliate.code} is terminated`);
  }

  private async order(codeOfSeller?: string, cents?: number): Promise<void> {
    const reportId = 4_600_000_000_000_001 + this.sales.length;
    const affiliate = this.affiliates.length > 0 ? this.random.pick(this.affiliates) : null;
    const code = codeOfSeller ?? this.enteredCode(affiliate);
    const email = this.random.chance(0.15)
      ? (affiliate?.email.replace('@', '+home@') ?? null)
      : this.random.chance(0.5)
        ? `buyer${reportId}@example.com`
        : null;
    const request = reportRequest(reportId, { referralCode: code, email });
    await this.app.executor.execute(
      reportDecider,
      reportStream(reportId),
      { type: 'RequestReport', request },
      context,
    );
    const reportCents = cents ?? this.random.pick([2500, 2900, 2333, 50, 100_000, 1999]);
    const premiumCents = this.random.chance(0.25) ? this.premiumPrice() : 0;
    const payment = this.paymentOf(reportId, reportCents + premiumCents, premiumCents);
    this.sales.push({ payment, code, email, statements: [opened], terms: null });
    const premium = premiumCents > 0 ? ` with premium of ${premiumCents}` : '';
    this.tell(
      `${payment.paymentId} of ${payment.amountCents}${premium} is ordered with the code ${code ?? '-'}`,
    );
  }

  /** The buyer of a report without premium pays for it later: a separate sale with the first one's code. */
  private upgrade(): void {
    const premium = new Set(
      this.sales
        .filter(({ payment }) => centsFor(payment, 'premium') > 0)
        .map(({ payment }) => payment.reportId),
    );
    const basic = this.sales.filter(({ payment, terms }) => terms !== null && !premium.has(payment.reportId));
    if (basic.length === 0) return;
    const { payment: first, code, email } = this.random.pick(basic);
    const cents = this.premiumPrice();
    const payment = this.paymentOf(first.reportId, cents, cents);
    this.sales.push({ payment, code, email, statements: [opened], terms: null });
    this.tell(`${payment.paymentId} of ${cents} upgrades what was bought by ${first.paymentId}`);
  }

  private premiumPrice(): number {
    return this.random.pick([1000, 1250, 333]);
  }

  private paymentOf(reportId: number, amountCents: number, premiumCents: number): PaymentTerms {
    const intentId = `pi_${this.sales.length}`;
    return {
      paymentId: `simulated-${intentId}`,
      reportId,
      provider: 'simulated',
      intentId,
      amountCents,
      currency: 'usd',
      lineItems: lineItemsOf(amountCents, premiumCents),
    };
  }

  private enteredCode(affiliate: TrueAffiliate | null): string | null {
    if (this.random.chance(0.15)) return null;
    return this.random.chance(0.1) ? 'NOBODY2222' : (affiliate?.code ?? null);
  }

  /** A typical sale of an affiliate: it is paid, and the application is notified. */
  private async sell(): Promise<void> {
    const earning = this.affiliates.filter(({ status }) => status === 'active');
    if (earning.length === 0) return;
    await this.order(this.random.pick(earning).code, this.random.pick([100_000, 60_000, 30_000]));
    const sale = this.sales.at(-1)!;
    sale.statements.push(pay(opened, sale, this.random)!);
    await this.deliver(sale, sale.statements.at(-1)!);
  }

  /** Changes a sale's money at the provider; a later delivery notifies the application. */
  private changeMoney(move: MoneyMove): void {
    if (this.sales.length === 0) return;
    const sale = this.someSale();
    const next = move(sale.statements.at(-1)!, sale, this.random);
    if (!next) return;
    sale.statements.push(next);
    this.tell(`${sale.payment.paymentId}: ${JSON.stringify(next)}`);
  }

  /** Usually a newer one. */
  private someSale(): TrueSale {
    return this.random.pick(this.random.chance(0.7) ? this.sales.slice(-8) : this.sales);
  }

  /** Delivers a statement of a sale: the newest, an older one, or one that was delivered before. */
  private async deliverSomething(): Promise<void> {
    if (this.sales.length === 0) return;
    const sale = this.someSale();
    const statement = this.random.chance(0.7) ? sale.statements.at(-1)! : this.random.pick(sale.statements);
    await this.deliver(sale, statement);
  }

  private async deliver(sale: TrueSale, stated: PaymentStatement): Promise<void> {
    const { payment: terms } = sale;
    const command = {
      type: 'RecordPayment',
      terms,
      stated,
      prices: { report: [centsFor(terms, 'report')], premium: [centsFor(terms, 'premium')] },
    } as const;
    const stream = paymentStream(terms.paymentId);
    const { state } = await this.app.executor.execute(paymentDecider, stream, command, context);
    if (state.status === 'succeeded' && sale.terms === null) sale.terms = this.trueTerms(sale);
  }

  private trueTerms({ code, email }: TrueSale): TrueTerms {
    const affiliate = this.affiliates.find((one) => one.code === code);
    if (!affiliate || affiliate.status !== 'active') return noAffiliate;
    if (email?.replace('+home', '') === affiliate.email) return noAffiliate;
    const { affiliateId, ratePercent, isMaster } = affiliate;
    const organization = affiliate.tag === null ? undefined : this.organizations.get(affiliate.tag);
    const isApproved = organization?.status === 'approved';
    if (!isMaster) return { affiliateId, ratePercent, tag: isApproved ? affiliate.tag : null };
    return isApproved && organization.account === affiliateId
      ? { affiliateId, ratePercent, tag: null }
      : noAffiliate;
  }

  /** Jobs are enqueued with the checkpoint, so each event has one; a queue may still run a job twice. */
  private react(to: number): void {
    const reactor: Reactor = splitSaleWhenPaymentMoved;
    const upTo = Math.min(to, this.log.events.length);
    for (const event of this.log.events.slice(this.reactedTo, upTo)) {
      if (!reactor.on.includes(event.type)) continue;
      const { paymentId } = reactor.react(event) as SaleToSplit;
      for (let times = this.random.chance(0.2) ? 2 : 1; times > 0; times--) this.jobs.push(paymentId);
    }
    this.reactedTo = Math.max(this.reactedTo, upTo);
  }

  private async runSomeJob(): Promise<void> {
    if (this.jobs.length > 0) await this.runJob(this.random.between(0, this.jobs.length - 1));
  }

  /** A job whose process dies stays in the queue. */
  private async runJob(index: number): Promise<void> {
    const paymentId = this.jobs[index]!;
    const run = (): Promise<unknown> =>
      this.app.splitSale.execute(new SplitSale(paymentId, false, { actor: 'system', correlationId: 'job' }));
    const died = this.random.chance(0.15) ? await this.dying(run) : await run().then(() => false);
    if (!died) this.jobs.splice(index, 1);
  }

  private async dying(work: () => Promise<unknown>): Promise<boolean> {
    this.log.dieAfter = this.random.between(1, 3);
    try {
      await work();
      return false;
    } catch (error) {
      if (error instanceof Crash) return true;
      throw error;
    } finally {
      this.log.dieAfter = null;
    }
  }

  private async projectSomething(): Promise<void> {
    const to = Math.min(this.log.events.length, this.projectedTo + this.random.between(1, 60));
    if (!this.random.chance(0.15)) return this.project(to);
    // Its process dies before it commits: rows and checkpoint go together.
    await this.tables.copy().project(this.log.events.slice(this.projectedTo, to));
  }

  private async project(to: number): Promise<void> {
    const next = this.tables.copy();
    await next.project(this.log.events.slice(this.projectedTo, to));
    this.tables = next;
    this.projectedTo = Math.max(this.projectedTo, to);
  }

  private tell(what: string): void {
    this.told.push(`${new Date(this.now).toISOString()} ${what}`);
  }
}

const repeat = <Item>(times: number, item: Item): Item[] => Array.from({ length: times }, () => item);

function organizationCommand(
  tag: string,
  masterAffiliateId: string,
  status: TrueOrganization['status'],
): OrganizationCommand {
  if (status === 'approved') return { type: 'ApproveOrganization', note: 'known', needsLink: false };
  if (status === 'rejected') return { type: 'RejectOrganization', note: 'unknown' };
  const person = { contactName: 'A master', email: `${tag}@example.com` };
  const accounts = { masterAffiliateId, emailKey: person.email, credentialId: null, subjectId: tag };
  return { type: 'RegisterOrganization', tag, name: tag, ...accounts, person };
}
