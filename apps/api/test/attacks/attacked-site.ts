import type { LightMyRequestResponse } from 'fastify';
import { CommandBus } from '@nestjs/cqrs';
import { Admins } from '../../src/administration/accounts/admins.js';
import { CreateAdmin } from '../../src/administration/accounts/create-admin.command.js';
import { RegisterAffiliate } from '../../src/affiliation/affiliates/register-affiliate.command.js';
import { DashboardLinks } from '../../src/affiliation/affiliates/links/dashboard-links.js';
import { Affiliates } from '../../src/affiliation/index.js';
import { FirstOrganization } from '../../src/organizations/registration/first-organization.js';
import { kindOf, sessionRoles, type SessionRole } from '../../src/platform/access/roles.js';
import { AccessHarness } from '../access/access-harness.js';
import { operator } from '../affiliation/partners.js';
import { Shop } from '../buyer/shop.js';
import { readDocument, spelledOut } from '../http/api-document.js';
import { StrictDocument } from '../http/strict-document.js';
import type { Known } from './arbitrary-value.js';
import type { FuzzedRequest } from './fuzzed-request.js';
import { operationsOf, type Operation } from './operations.js';

/** The roles of attackers. */
export const attackers = ['anonymous', ...sessionRoles] as const;
export type Attacker = (typeof attackers)[number];

const MINUTE_MS = 60_000;
/** Stays below the limit on unknown ids, which all attackers share. */
const callsAMinute = 500;
/** Calls after which an attacker signs in again, since some calls end sessions. */
const callsASession = 20;

/** The whole application with sample data of every kind, and an attacker for each role. */
export class AttackedSite {
  private calls = 0;
  private readonly cookies = new Map<Attacker, Readonly<{ cookie: string; since: number }>>();

  private constructor(
    readonly harness: AccessHarness,
    readonly shop: Shop,
    readonly document: StrictDocument,
    readonly operations: readonly Operation[],
    private readonly subjects: Readonly<Record<SessionRole, string>>,
    readonly known: Known,
  ) {}

  /** Without rate limits by address, so that attacks reach the code behind them. */
  static async open(): Promise<AttackedSite> {
    const harness = await AccessHarness.open({ RATE_LIMIT_FACTOR: '1000000' });
    const { application } = harness;
    const shop = new Shop(application, harness.test);
    const commands = application.get(CommandBus, { strict: false });
    await application.get(FirstOrganization, { strict: false }).make();
    const adminOf = async (role: 'admin' | 'auditor'): Promise<string> => {
      await commands.execute(new CreateAdmin(`nina-${role}`, { role, password: null }, operator()));
      return (await application.get(Admins, { strict: false }).list()).at(-1)!.adminId;
    };
    const admins = [await adminOf('admin'), await adminOf('auditor')] as const;
    harness.callAuditor(admins[1]);
    const affiliates: { affiliateId: string; code: string }[] = [];
    for (const name of ['Ana Lopez', 'Ben Ode', 'Cy Young', 'Di Gold']) {
      const person = { name, email: `${name.toLowerCase().replace(' ', '.')}@example.com`, website: null };
      const affiliate = { person, membership: null, isMaster: false, registeredBy: 'admin' } as const;
      affiliates.push(await commands.execute(new RegisterAffiliate(affiliate, operator())));
    }
    const referralCode = affiliates[0]!.code;
    const sold = [await shop.sell({ referralCode }), await shop.sell()];
    const unpaid = [await shop.createReport(), await shop.createReport({ referralCode })];
    const intents = await Promise.all(unpaid.map((reportId) => shop.openPayment(reportId)));
    const payments = await harness.test.database.query<{ stream: string }>(
      `select stream_id as stream from events.events where type = 'PaymentSucceeded'`,
    );
    const paymentIds = payments.map(({ stream }) => stream.replace(/^payment-/, ''));
    const links = application.get(DashboardLinks, { strict: false });
    const affiliate = (await application
      .get(Affiliates, { strict: false })
      .find(affiliates[0]!.affiliateId))!;
    const affiliateIds = affiliates.map(({ affiliateId }) => affiliateId);
    const month = new Date().toISOString().slice(0, 7);
    const known = {
      reportId: [...sold, ...unpaid].map(String),
      intentId: intents.map(({ paymentIntent }) => paymentIntent.id),
      paymentIntentId: intents.map(({ paymentIntent }) => paymentIntent.id),
      clientSecret: intents.map(({ clientSecret }) => clientSecret),
      paymentId: paymentIds,
      orderId: paymentIds,
      id: [...affiliateIds, ...paymentIds],
      adminId: admins,
      code: affiliates.map(({ code }) => code),
      referralCode: affiliates.map(({ code }) => code),
      tag: ['HAR'],
      organizationTag: ['HAR'],
      token: [links.tokenFor(affiliate, 'mailed'), links.tokenFor(affiliate, 'not-me')],
      account: ['house', 'buyers'],
      file: [`${month}.csv`, `${month}.pdf`],
      runId: [month],
      state: ['TX', 'CA', 'texas'],
      maintenance_mode: ['false'],
    };
    const document = await readDocument(application);
    const operations = operationsOf(spelledOut(document));
    const subjects = {
      admin: admins[0],
      auditor: admins[1],
      organization: 'HAR',
      affiliate: affiliateIds[0]!,
    };
    return new AttackedSite(harness, shop, new StrictDocument(document), operations, subjects, known);
  }

  close(): Promise<void> {
    return this.harness.close();
  }

  /** Each call comes from its own IP address. */
  async send(
    attacker: Attacker,
    { method }: Operation,
    request: FuzzedRequest,
  ): Promise<LightMyRequestResponse> {
    const number = ++this.calls;
    if (number % callsAMinute === 0) this.harness.pass(MINUTE_MS);
    const cookie = await this.cookieOf(attacker);
    const { url, body } = request;
    return this.harness.ask({
      method,
      url,
      remoteAddress: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      headers: { ...(cookie && { cookie }), ...(body && { 'content-type': body.type }) },
      ...(body && { payload: body.text }),
    });
  }

  private async cookieOf(attacker: Attacker): Promise<string> {
    if (attacker === 'anonymous') return '';
    const known = this.cookies.get(attacker);
    if (known && this.calls - known.since < callsASession * attackers.length) return known.cookie;
    const cookie = await this.harness.signIn(kindOf(attacker), this.subjects[attacker]);
    this.cookies.set(attacker, { cookie, since: this.calls });
    return cookie;
  }

  /** The attacker's next call starts a new session. */
  signOut(attacker: Attacker): void {
    this.cookies.delete(attacker);
  }
}
