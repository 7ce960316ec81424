import { saleDecider, saleStream } from '@closewise/domain/affiliation';
import {
  paymentDecider,
  paymentStream,
  type PaymentStatement,
  type PaymentTerms,
} from '@closewise/domain/billing';
import { organizationDecider, organizationStream } from '@closewise/domain/organizations';
import { RegisterAffiliate, type NewAffiliate } from '../../src/affiliation/index.js';
import { Ledger } from '../../src/affiliation/ledger/ledger.js';
import { Payees } from '../../src/affiliation/ledger/payees.js';
import { SplitSale } from '../../src/affiliation/sales/split-sale.command.js';
import { CommandExecutor } from '../../src/platform/event-store/command-executor.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { RecurringJobs } from '../../src/platform/jobs/recurring-jobs.js';
import { cards } from '../buyer/order.js';
import { waitFor } from '../wait-for.js';
import { operator, Partners } from './partners.js';

/** A payment: the card, the name on it, and a code that arrives only with the payment. */
type Paying = Readonly<{ nameOnCard?: string; lateCode?: string | null; earlierLateCodes?: string[] }>;

/**
 * Partners, buyers and the provider's messages; reads the ledger once it has the entries. Recurring jobs are off, since
 * the webhook of a sale without a code would delay the split by half a minute for the browser.
 */
export class Bookkeeping {
  private sales = 0;

  private constructor(readonly partners: Partners) {}

  static async open(): Promise<Bookkeeping> {
    const partners = await Partners.open();
    await partners.get(RecurringJobs).stop();
    return new Bookkeeping(partners);
  }

  close(): Promise<void> {
    return this.partners.close();
  }

  /** An approved organization. */
  async organization(tag: string): Promise<void> {
    await this.waitingOrganization(tag);
    await this.approve(tag);
  }

  /** An organization that awaits approval. */
  async waitingOrganization(tag: string, masterAffiliateId = tag): Promise<void> {
    const person = { contactName: 'Eva Ruiz', email: `${tag}@example.com` };
    const accounts = {
      masterAffiliateId,
      emailKey: tag,
      credentialId: null,
      subjectId: `person-${tag}`,
    };
    const register = { type: 'RegisterOrganization', tag, name: tag, ...accounts, person } as const;
    const executor = this.partners.get(CommandExecutor);
    await executor.execute(organizationDecider, organizationStream(tag), register, operator());
  }

  async approve(tag: string): Promise<void> {
    const command = { type: 'ApproveOrganization', note: 'called', needsLink: false } as const;
    const executor = this.partners.get(CommandExecutor);
    await executor.execute(organizationDecider, organizationStream(tag), command, operator());
  }

  affiliate(email: string, more: Partial<NewAffiliate> = {}): Promise<{ affiliateId: string; code: string }> {
    const person = { name: 'Ana Lopez', email, website: null };
    const affiliate = {
      person,
      membership: null,
      isMaster: false,
      registeredBy: 'affiliate',
      ...more,
    } as const;
    return this.partners.commands.execute(new RegisterAffiliate(affiliate, operator()));
  }

  /** Orders and pays a report like our pages. Returns the payment. */
  async buy(
    order: Readonly<{
      referralCode?: string | null;
      earlierReferralCodes?: string[];
      userEmail?: string | null;
    }>,
    { nameOnCard = `Buyer ${++this.sales}`, lateCode = null, earlierLateCodes = [] }: Paying = {},
  ): Promise<string> {
    const { shop } = this.partners;
    const reportId = await shop.createReport(order);
    const intent = await shop.openPayment(reportId);
    const { id } = intent.paymentIntent;
    await shop.pay(intent, cards.pays, { nameOnCard });
    const news = { paymentIntentId: id, referralCode: lateCode, earlierReferralCodes: earlierLateCodes };
    await shop.post(`/api/reports/${reportId}/payment-success`, news);
    return `simulated-${id}`;
  }

  /** A payment known only from the provider. */
  async paidAtProvider(referralCode: string | null): Promise<PaymentTerms> {
    const reportId = await this.partners.shop.createReport({ referralCode });
    const intentId = `pi_told_${reportId}`;
    const price = { amountCents: 2500, currency: 'usd' };
    const lineItems = [{ item: 'report', amountCents: 2500 }] as const;
    const identity = { paymentId: `simulated-${intentId}`, reportId, provider: 'simulated', intentId };
    const terms: PaymentTerms = { ...identity, ...price, lineItems };
    await this.tell(terms, {});
    return terms;
  }

  /** The provider's message about a payment. */
  async tell(terms: PaymentTerms, more: Partial<PaymentStatement>): Promise<void> {
    const paid = {
      status: 'succeeded',
      providerReference: 'ch_1',
      paidAt: '2026-11-21T10:00:00.000Z',
    } as const;
    const stated: PaymentStatement = { outcome: paid, refunds: [], disputes: [], ...more };
    const command = {
      type: 'RecordPayment',
      terms,
      stated,
      prices: { report: [terms.amountCents], premium: [] },
    } as const;
    const executor = this.partners.get(CommandExecutor);
    await executor.execute(paymentDecider, paymentStream(terms.paymentId), command, operator());
  }

  /** Records a sale of $25 by the member, without a purchase. */
  async soldByMember(affiliateId: string, organizationTag: string): Promise<void> {
    const paymentId = `made-up-${affiliateId}`;
    const paidAt = '2026-11-21T10:00:00.000Z';
    const split = {
      type: 'SplitSale',
      sale: { paymentId, reportId: 1, amountCents: 2500, currency: 'usd', paidAt },
      attribution: { code: 'MAPLE7K4M', codeFrom: 'order', affiliateId, outcome: 'credited' },
      terms: {
        commission: { affiliateId, ratePercent: 40, rateEventId: null },
        override: { organizationTag, ratePercent: 10 },
      },
      givenBack: { refundedCents: 0, lostCents: 0 },
    } as const;
    const executor = this.partners.get(CommandExecutor);
    await executor.execute(saleDecider, saleStream(paymentId), split, operator());
  }

  /** Runs a sale's job again. */
  splitAgain(paymentId: string): Promise<unknown> {
    return this.partners.commands.execute(
      new SplitSale(paymentId, false, { actor: 'system', correlationId: 'again' }),
    );
  }

  /** The events of a payment's sale, once there are this many. */
  async split(paymentId: string): Promise<Record<string, unknown>> {
    await this.partners.shop.factsOnceThere(`sale-${paymentId}`, 1);
    const [split] = await this.partners.get(EventStore).readStream(`sale-${paymentId}`);
    return split!.data;
  }

  /** The account's balance in cents after its nth entry, once the ledger has it. */
  async balanceAfter(entries: number, kind: 'affiliate' | 'organization', name: string): Promise<number> {
    const account = await this.partners.get(Payees)[kind](name);
    return waitFor(async () => {
      const balance = await this.partners.get(Ledger).balance(account, null);
      if (balance.total === entries) return balance.balanceCents;
      throw new Error(`${name} has not ${entries} entries but ${balance.total}`);
    });
  }
}
