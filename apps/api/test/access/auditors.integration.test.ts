import { jest } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { CreateAdmin } from '../../src/administration/accounts/create-admin.command.js';
import { SealLedger } from '../../src/affiliation/seals/seal-ledger.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { RecurringJobs } from '../../src/platform/jobs/recurring-jobs.js';
import type { Browser } from '../administration/browser.js';
import { operator } from '../affiliation/partners.js';
import { cards } from '../buyer/order.js';
import { anEvent } from '../events.js';
import { avoidMidnight } from '../avoid-midnight.js';
import { readDocument } from '../http/api-document.js';
import { Associations } from '../organizations/associations.js';
import { pdfText } from '../pdf-text.js';
import { allEvents } from '../events/all-events.js';

/** What nobody may read in any answer to an auditor. */
const secrets = [
  'Featherstone',
  'wilma@home.example',
  'wilma-sells.example',
  'Quillfeather',
  'quillfeather@board.example',
  'gertrude.admin',
  'bartholomew',
  'buyer.private@mail.example',
  '4711 Larkspur',
  'MEMBER-98765',
];

type Operation = Readonly<{ 'x-access'?: readonly string[] }>;

describe('[PL-07] an auditor', () => {
  let associations: Associations;
  let auditor: Browser;
  let admin: Browser;
  let operations: readonly Readonly<{ method: string; path: string; roles: readonly string[] }>[];
  let parameters: Readonly<Record<string, string>>;
  let month: string;

  const signIn = async (username: string, role: 'admin' | 'auditor'): Promise<Browser> => {
    const { partners } = associations;
    const issued = await partners.commands.execute(
      new CreateAdmin(username, { role, password: null }, operator()),
    );
    const browser = partners.browser();
    await browser.signIn(issued.username, issued.password);
    return browser;
  };

  beforeAll(async () => {
    await avoidMidnight();
    associations = await Associations.open();
    const { partners } = associations;
    await partners.get(RecurringJobs).stop();
    admin = await signIn('gertrude.admin', 'admin');
    auditor = await signIn('paul', 'auditor');

    await associations.setUp({
      contactName: 'Theo Quillfeather',
      contactEmail: 'quillfeather@board.example',
    });
    await associations.openLink('AUSTIN');
    await admin.send('POST', '/api/admin/organizations/AUSTIN/approve', { note: 'called' });
    await partners.join('wilma@home.example', {
      name: 'Wilhelmina Featherstone',
      website: 'https://wilma-sells.example',
      organizationTag: 'AUSTIN',
      organizationMemberId: 'MEMBER-98765',
    });
    const { code, affiliateId } = await partners.affiliate('wilma@home.example');
    const reason = 'Agreed with the board';
    await admin.send('PUT', `/api/admin/affiliate/${affiliateId}/commission-rate`, { rate: 35, reason });
    const { shop } = partners;
    const reportId = await shop.createReport({
      referralCode: code,
      address: '4711 Larkspur Lane, Houston, TX 77002',
      userEmail: 'buyer.private@mail.example',
      emailOptIn: true,
    });
    const intent = await shop.openPayment(reportId);
    await shop.pay(intent, cards.pays);
    await shop.reportSuccess(reportId, intent.paymentIntent.id);
    const paymentId = `simulated-${intent.paymentIntent.id}`;
    await shop.factsOnceThere(`sale-${paymentId}`, 1);
    const prepared = { ...allEvents.PayoutRunPrepared.example, preparedBy: 'bartholomew' };
    await partners
      .get(EventStore)
      .append('payout-book', 'no-stream', [anEvent(prepared, 'PayoutRunPrepared')]);
    await partners.get(SealLedger).run(new AbortController().signal);

    month = new Date().toISOString().slice(0, 7);
    const [year, number] = month.split('-').map(Number) as [number, number];
    jest.spyOn(partners.get(Clock), 'now').mockReturnValue(new Date(Date.UTC(year, number, 1, 1)));
    auditor = await signIn('paula', 'auditor');
    admin = await signIn('gertrude.admin.2', 'admin');
    parameters = {
      '/api/admin/affiliate/{id}': affiliateId,
      '/api/admin/ledger/explain/{id}': paymentId,
      '{code}': code,
      '{tag}': 'AUSTIN',
      '{account}': 'house',
      '{runId}': '2026-10',
      '{file}': `${month}.csv`,
      '{orderId}': paymentId,
    };
    const { paths } = await readDocument(shop.application);
    operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        roles: operation['x-access'] ?? [],
      })),
    );
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await associations?.close();
  });

  /** The address with what was seeded in the places of its parts. */
  function addressOf(path: string): string {
    const [start] = Object.keys(parameters).filter(
      (known) => known.startsWith('/') && path.startsWith(known),
    );
    const named = start ? path.replace(start, start.replace('{id}', parameters[start]!)) : path;
    return named.replaceAll(/\{\w+\}/g, (name) => parameters[name] ?? 'b5b1d8f0-6c0f-4a51-8a43-6f6a2f6d9f10');
  }

  const leaksIn = (text: string): string[] =>
    secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()));
  const textIn = (answer: LightMyRequestResponse): string =>
    `${String(answer.headers['content-disposition'])} ${
      answer.headers['content-type'] === 'application/pdf' ? pdfText(answer.rawPayload) : answer.body
    }`;

  it('reads every admin screen, and in none of its answers who anybody is', async () => {
    const reads = operations.filter(({ method, roles }) => method === 'GET' && roles.includes('admin'));
    expect(reads.length).toBeGreaterThan(15);
    const seen = await Promise.all(
      reads.map(async ({ path }) => {
        const url = addressOf(path);
        const answer = await auditor.send('GET', url);
        return { url, status: answer.statusCode, leaks: leaksIn(textIn(answer)) };
      }),
    );
    expect(seen.filter(({ status, leaks }) => status !== 200 || leaks.length > 0)).toEqual([]);
    const file = addressOf('/api/admin/affiliate/{id}/statements/{file}').replace('.csv', '.pdf');
    expect(leaksIn(textIn(await auditor.send('GET', file)))).toEqual([]);
  });

  it('is spared what an admin reads there: the seeded names do stand in the answers', async () => {
    const read = async (path: string): Promise<string> => textIn(await admin.send('GET', addressOf(path)));
    const texts = await Promise.all(
      operations
        .filter(({ method, roles }) => method === 'GET' && roles.includes('admin'))
        .map(({ path }) => read(path)),
    );
    const found = leaksIn(texts.join('\n'));
    // The buyer is known to no admin screen yet but by their report.
    const ofBuyers = ['buyer.private@mail.example', '4711 Larkspur'];
    expect(secrets.filter((secret) => !found.includes(secret) && !ofBuyers.includes(secret))).toEqual([]);
  });

  it('finds nobody by name or address, and no order by them either', async () => {
    const list = async (query: string) =>
      (await auditor.send('GET', `/api/admin/affiliate/list?${query}`)).json<{
        affiliates: { referralCode: string }[];
        total: number;
      }>();
    expect((await list('search=Featherstone')).total).toBe(0);
    expect((await list('search=wilma')).total).toBe(0);
    expect((await list(`search=${parameters['{code}']!.toLowerCase()}`)).total).toBe(1);
    const byName = (await list('sort=name')).affiliates;
    expect(byName).toEqual((await list('sort=code')).affiliates);
  });

  it('changes nothing: every other route answers 403 in words, but those of their own account', async () => {
    const own = ['/api/auth/confirm', '/api/admin/update-credentials'];
    const writes = operations.filter(
      ({ method, path, roles }) =>
        method !== 'GET' &&
        roles.includes('admin') &&
        !own.includes(path) &&
        !/^\/api\/admin\/(second-factor|sessions)/.test(path),
    );
    expect(writes.length).toBeGreaterThan(10);
    for (const { method, path } of writes) {
      const answer = await auditor.send(method as 'POST', addressOf(path), {});
      expect([path, answer.statusCode, answer.json()]).toMatchObject([
        path,
        403,
        { message: 'You have read-only access: only an admin can do this', success: false },
      ]);
    }
  });

  it('tells people apart by a sign that is always the same', async () => {
    const { admins } = (await auditor.send('GET', '/api/admin/admins')).json<{
      admins: { username: string }[];
    }>();
    const names = admins.map(({ username }) => username);
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => /^\(hidden [\da-f]{8}\)$/.test(name))).toBe(true);
    const { actions } = (await auditor.send('GET', '/api/admin/audit?pageSize=500')).json<{
      actions: { admin: string; action: string }[];
    }>();
    const rate = actions.find(({ action }) => action === 'CommissionRateSet');
    expect(names).toContain(rate!.admin);
  });
});
