import { randomUUID } from 'node:crypto';
import type { CommandBus } from '@nestjs/cqrs';
import {
  affiliateDecider,
  affiliateStream,
  saleStream,
  type AffiliateCommand,
  type SaleSplit,
} from '@closewise/domain/affiliation';
import {
  centsFor,
  lineItemsOf,
  paymentDecider,
  paymentReferralDecider,
  paymentReferralStream,
  paymentStream,
  reportPaymentDecider,
  reportPaymentStream,
  type PaymentStatement,
  type PaymentTerms,
} from '@closewise/domain/billing';
import type { JsonValue } from '@closewise/domain/events';
import { organizationDecider, organizationStream } from '@closewise/domain/organizations';
import { reportDecider, reportStream } from '@closewise/domain/reporting';
import {
  RegisterAffiliate,
  type NewAffiliate,
} from '../../src/affiliation/affiliates/register-affiliate.command.js';
import { affiliationLedgerSentences } from '../../src/affiliation/ledger-sentences.js';
import { billingLedgerSentences } from '../../src/billing/ledger-sentences.js';
import { LedgerSentences } from '../../src/ledger/index.js';
import { organizationLedgerSentences } from '../../src/organizations/ledger-sentences.js';
import { orderLedgerSentences } from '../../src/reporting/orders/ledger-sentences.js';
import { SplitSale, type SplitOutcome } from '../../src/affiliation/sales/split-sale.command.js';
import { SplitSaleJob } from '../../src/affiliation/sales/split-sale.job.js';
import type { Jobs } from '../../src/platform/jobs/job.js';
import type {
  SealedValue,
  SealedPersonalData,
} from '../../src/platform/personal-data/sealed-personal-data.js';
import { reportRequest } from '../report-request.js';
import { anApplication, openPersonalData } from '../simulator/application.js';
import { MemoryLog } from '../simulator/memory-log.js';

type Order = Readonly<{
  code?: string | null;
  email?: string | null;
  cents?: number;
  premiumCents?: number;
  cardId?: string;
}>;
type Partner = Readonly<{ affiliateId: string; code: string }>;

const ledgerSentences = new LedgerSentences(
  affiliationLedgerSentences,
  billingLedgerSentences,
  orderLedgerSentences,
  organizationLedgerSentences,
);

/** Time of the payments in a timeline. */
export const paidAt = Date.parse('2026-11-21T10:00:00.000Z');

/** The application's handlers with an in-memory log; the test sets its clock to the millisecond. */
export class Timeline {
  /** The log's time, in milliseconds relative to the payment. */
  around = -60_000;
  private reports = 4_600_000_000_000_000;
  private readonly now = (): Date => new Date(paidAt + this.around);
  private readonly log = new MemoryLog(() => this.now().toISOString());
  /** Whether personal data can be read, is temporarily unavailable, or was erased. */
  persons: 'readable' | 'unreadable' | 'erased' = 'readable';
  private readonly app = anApplication(this.log, this.now, this.personalData());
  private readonly intents = new Map<string, PaymentTerms>();

  affiliate(email: string, more: Partial<NewAffiliate> = {}): Promise<Partner> {
    const person = { name: 'Ana Lopez', email, website: null };
    const account = { membership: null, isMaster: false, registeredBy: 'affiliate' } as const;
    return this.app.register.execute(
      new RegisterAffiliate({ person, ...account, ...more }, this.by('operator')),
    );
  }

  async change({ affiliateId }: Partner, command: AffiliateCommand): Promise<void> {
    const stream = affiliateStream(affiliateId);
    await this.app.executor.execute(affiliateDecider, stream, command, this.by('operator'));
  }

  async organization(tag: string, masterAffiliateId = tag): Promise<void> {
    const person = { contactName: 'Eva Ruiz', email: `${tag}@example.com` };
    const accounts = { masterAffiliateId, emailKey: tag, credentialId: null, subjectId: tag };
    const command = { type: 'RegisterOrganization', tag, name: tag, ...accounts, person } as const;
    await this.app.executor.execute(
      organizationDecider,
      organizationStream(tag),
      command,
      this.by('operator'),
    );
  }

  async approve(tag: string): Promise<void> {
    const command = { type: 'ApproveOrganization', note: 'called', needsLink: false } as const;
    await this.app.executor.execute(
      organizationDecider,
      organizationStream(tag),
      command,
      this.by('operator'),
    );
  }

  /** An unpaid report. Returns its payment. */
  async order({ code = null, email = null, cents = 2500, premiumCents = 0 }: Order): Promise<string> {
    const reportId = ++this.reports;
    const request = reportRequest(reportId, { referralCode: code, email });
    const ask = { type: 'RequestReport', request } as const;
    await this.app.executor.execute(reportDecider, reportStream(reportId), ask, this.by('buyer'));
    const paymentId = `simulated-pi_${reportId}`;
    this.intents.set(paymentId, {
      paymentId,
      reportId,
      provider: 'simulated',
      intentId: `pi_${reportId}`,
      amountCents: cents + premiumCents,
      currency: 'usd',
      lineItems: lineItemsOf(cents + premiumCents, premiumCents),
    });
    return paymentId;
  }

  /** A later payment for a report's premium; the report's own payment exists already. */
  async upgrade(ordered: string, cents = 1000): Promise<string> {
    const { reportId, provider, intentId, ...rest } = this.intents.get(ordered)!;
    const reserve = { type: 'ReserveReportPayment', reportId, provider, intentId, attempt: 1 } as const;
    await this.app.executor.execute(
      reportPaymentDecider,
      reportPaymentStream(reportId),
      reserve,
      this.by('buyer'),
    );
    const paymentId = `${ordered}_premium`;
    this.intents.set(paymentId, {
      ...rest,
      reportId,
      provider,
      paymentId,
      intentId: `${intentId}_premium`,
      amountCents: cents,
      lineItems: lineItemsOf(cents, cents),
    });
    return paymentId;
  }

  /** The provider's message about a payment. */
  async pays(
    paymentId: string,
    more: Partial<PaymentStatement> & { cardId?: string; told?: string } = {},
  ): Promise<void> {
    const { cardId, told = 'buyer', ...moved } = more;
    const outcome = {
      status: 'succeeded',
      providerReference: 'ch_1',
      paidAt: '2020-01-01T00:00:00.000Z',
      ...(cardId && { cardId }),
    } as const;
    const stated: PaymentStatement = { outcome, refunds: [], disputes: [], ...moved };
    const terms = this.intents.get(paymentId)!;
    const command = {
      type: 'RecordPayment',
      terms,
      stated,
      prices: { report: [centsFor(terms, 'report')], premium: [centsFor(terms, 'premium')] },
    } as const;
    await this.app.executor.execute(paymentDecider, paymentStream(paymentId), command, this.by(told));
  }

  /** A report that is ordered before and paid at the payment time. */
  async sell(order: Order): Promise<string> {
    this.around = -1000;
    const paymentId = await this.order(order);
    this.around = 0;
    await this.pays(paymentId, order.cardId ? { cardId: order.cardId } : {});
    return paymentId;
  }

  /** A code arrives with the payment. */
  async refer(paymentId: string, referralCode: string): Promise<void> {
    const { reportId } = this.intents.get(paymentId)!;
    const command = { type: 'StateReferralCode', paymentId, reportId, referralCode } as const;
    const stream = paymentReferralStream(paymentId);
    await this.app.executor.execute(paymentReferralDecider, stream, command, this.by('buyer'));
  }

  /** The buyer at the address pays with the card. */
  useCard(cardId: string, email: string): Promise<void> {
    return this.app.cards.remember(cardId, email, this.by('buyer'));
  }

  /** Runs the sale's job. */
  splitAgain(paymentId: string, mayWait = false): Promise<SplitOutcome> {
    return this.app.splitSale.execute(
      new SplitSale(paymentId, mayWait, { actor: 'system', correlationId: 'job' }),
    );
  }

  /** The queued job of the sale. */
  job(jobs: Jobs): SplitSaleJob {
    const execute = (command: SplitSale): Promise<SplitOutcome> => this.app.splitSale.execute(command);
    return new SplitSaleJob({ execute } as unknown as CommandBus, jobs);
  }

  /** The events of the payment's sale, in order. */
  async facts(paymentId: string): Promise<Record<string, unknown>[]> {
    return (await this.log.readStream(saleStream(paymentId))).map(({ type, data }) => ({ type, ...data }));
  }

  /** The split by a job that runs a day late. */
  async splitLater(paymentId: string): Promise<SaleSplit['data']> {
    this.around = 24 * 60 * 60 * 1000;
    await this.splitAgain(paymentId);
    return (await this.facts(paymentId))[0] as unknown as SaleSplit['data'];
  }

  /** The explanation of a split sale. */
  async told(paymentId: string): Promise<(string | null)[]> {
    const { facts } = await this.app.explain.read(paymentId);
    return facts.map((fact) => ledgerSentences.describe(fact, String));
  }

  /** The id of the newest event of the type. */
  newest(type: string): string | undefined {
    return this.log.events.findLast((event) => event.type === type)?.id;
  }

  private personalData(): SealedPersonalData {
    const openAll = async (items: readonly SealedValue[]): Promise<(JsonValue | Error)[]> => {
      if (this.persons === 'readable') return openPersonalData.openAll(items);
      return items.map(() => (this.persons === 'erased' ? null : new Error('The key cannot be read now')));
    };
    return Object.assign(Object.create(openPersonalData) as SealedPersonalData, { openAll });
  }

  private by(actor: string) {
    return { actor, correlationId: randomUUID() };
  }
}
