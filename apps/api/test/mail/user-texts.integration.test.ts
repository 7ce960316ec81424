import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import type { PaymentIntentView, ReportVersionsView } from '@closewise/contracts/buyer';
import { TerminateAffiliate } from '../../src/affiliation/affiliates/affiliate.commands.js';
import { DecideOnOrganization } from '../../src/organizations/approval/decide-on-organization.command.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { Jobs } from '../../src/platform/jobs/job.js';
import { mailPayload, sendMailQueue, Mailings } from '../../src/platform/mail/mail.js';
import { Outbox } from '../../src/platform/mail/outbox/outbox.js';
import type { Browser } from '../administration/browser.js';
import { operator } from '../affiliation/partners.js';
import { cards } from '../buyer/order.js';
import { waitFor } from '../wait-for.js';
import { anEvent } from '../events.js';
import { Associations } from '../organizations/associations.js';
import { SourcesServer } from '../property-facts/sources-server.js';
import { allEvents } from '../events/all-events.js';

/** A word in everything that a stranger types, except for other people's addresses. */
const word = /zarquon/i;
const name = 'Zarquon Refund Desk';
const sources = new SourcesServer();
const settings = {
  PROPERTY_FACTS: 'fema,census,attom',
  ATTOM_API_KEY: 'attom-key',
  FINANCE_EMAIL: 'finance@closewise.example',
};

describe('mails to addresses whose owners have not opened a link of ours', () => {
  let associations: Associations;
  let admin: Browser;
  let kinds: string[];
  beforeAll(async () => {
    await sources.start();
    Object.assign(process.env, settings, { PROPERTY_FACTS_URL: sources.url });
    const registered = jest.spyOn(Mailings.prototype, 'register');
    associations = await Associations.open();
    // The first application of a test run prepares the database that later ones copy.
    kinds = [...new Set(registered.mock.calls.map(([mailing]) => mailing.name))];
    registered.mockRestore();
    admin = await associations.admin();
  });
  afterAll(async () => {
    await associations?.close();
    await sources.stop();
    for (const variable of [...Object.keys(settings), 'PROPERTY_FACTS_URL']) delete process.env[variable];
  });

  const post = (path: string, body: object) => associations.partners.browser().send('POST', path, body);
  const kindsSent = async (): Promise<string[]> => {
    const { database } = associations.partners.shop.test;
    const sent = `select distinct split_part(key, ':', 1) as kind from durable.mail_deliveries
      where state = 'accepted'`;
    return (await database.query<{ kind: string }>(sent)).map(({ kind }) => kind).toSorted();
  };
  const enqueue = (kind: string, fact: string) =>
    associations.partners
      .get(Jobs)
      .enqueue(sendMailQueue, mailPayload(kind, fact), { key: `test:${kind}:${fact}` });

  async function toAffiliates(): Promise<void> {
    const { partners } = associations;
    const website = 'https://zarquon.example';
    const email = 'ann@example.com';
    await partners.signUp({ email, name, website, isHarMember: true, harMemberId: 'ZARQUON-7' });
    const { affiliateId } = await partners.affiliate(email);
    await post('/api/affiliate/send-link', { email });
    await admin.send('POST', `/api/admin/affiliate/${affiliateId}/replace-link`);
    // Its mail is dropped once the account has ended.
    await waitFor(async () => expect(await kindsSent()).toContain('affiliate-link-replaced'));
    const moved = { name: `${name} 2`, email: 'ann.new@example.com', website, active: true };
    await admin.send('PUT', `/api/admin/affiliate/${affiliateId}`, moved);
    await partners.commands.execute(new TerminateAffiliate(affiliateId, 'spam', operator()));
    await post('/api/affiliate/send-link', { email: moved.email });
  }

  async function toOrganizations(): Promise<void> {
    const { partners } = associations;
    const words = { organizationName: name, contactName: name };
    const decide = (tag: string, verdict: 'approve-own' | 'reject') =>
      partners.commands.execute(new DecideOnOrganization(tag, verdict, 'called', operator()));
    for (const [organizationTag, contactEmail] of [
      ['ONE', 'one@example.com'],
      ['TWO', 'two@example.com'],
      ['AGAIN', 'two@example.com'],
    ])
      await associations.setUp({ ...words, organizationTag, contactEmail });
    await post('/api/organization/forgot-password', { email: 'two@example.com' });
    await decide('ONE', 'reject');
    await decide('TWO', 'approve-own');
  }

  async function toBuyers(): Promise<void> {
    const { shop } = associations.partners;
    const buyer = { userEmail: 'bob@example.com', emailOptIn: true };
    const reportId = await shop.sell({ ...buyer, address: '12 Zarquon Street, Houston, TX 77002' });
    await post('/api/reports/find', { email: buyer.userEmail });
    await enqueue('report-again', `${reportId}:1`);
    const later = await shop.post(`/api/reports/${reportId}/premium/payment-intent`);
    const intent = later.json<PaymentIntentView>();
    await shop.pay(intent, cards.pays);
    await shop.reportSuccess(reportId, intent.paymentIntent.id);
    await waitFor(async () => expect(await kindsSent()).toContain('premium-report'));
    const { versions } = (await shop.get(`/api/reports/${reportId}/versions`)).json<ReportVersionsView>();
    await shop.post(`/api/reports/${reportId}/refinements`, {
      version: Math.max(...versions.map(({ version }) => version)),
      key: randomUUID(),
      changes: { address: '14 Zarquon Street, Houston, TX 77002' },
    });
    await refund(`simulated-${intent.paymentIntent.id}`);
  }

  /** A refund that the bank first accepts and later returns. */
  async function refund(paymentId: string): Promise<void> {
    const store = associations.partners.get(EventStore);
    const stream = `payment-${paymentId}`;
    const wish = { amountCents: 400, alreadyCents: 0, reason: 'a wrong county' };
    await admin.send('POST', `/api/admin/payments/${paymentId}/refunds`, wish);
    await waitFor(async () => expect(await kindsSent()).toContain('refund'));
    const made = (await store.readStream(stream)).findLast(({ type }) => type === 'PaymentRefunded')!;
    const failed = anEvent({ ...made.data, refundedCents: 0 }, 'PaymentRefundFailed');
    await store.append(stream, made.revision, [failed]);
  }

  async function toFinance(): Promise<void> {
    const run = allEvents.PayoutRunPrepared.example;
    const prepared = anEvent(run, 'PayoutRunPrepared');
    await associations.partners.get(EventStore).append('payout-book', 'no-stream', [prepared]);
    await enqueue('payout-run-prepared', run.runId);
  }

  it('contain nothing that a stranger typed, whatever their subject', async () => {
    await toAffiliates();
    await toOrganizations();
    await toBuyers();
    await toFinance();
    await waitFor(async () => expect(await kindsSent()).toEqual(kinds.toSorted()));
    const mails = await associations.partners.get(Outbox).newest();
    expect(mails.length).toBeGreaterThan(kinds.length);
    for (const { to, subject, text, html } of mails)
      expect({ to, subject, found: [subject, text, html].filter((part) => word.test(part)) }).toEqual({
        to,
        subject,
        found: [],
      });
  });
});
