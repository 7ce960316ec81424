import { SealLedger } from '../../src/affiliation/seals/seal-ledger.js';
import { Outbox, type OutboxMail } from '../../src/platform/mail/outbox/outbox.js';
import { cards, order } from '../buyer/order.js';
import { pdfText } from '../pdf-text.js';
import { Random } from '../simulator/random.js';
import type { Schema } from './arbitrary-value.js';
import { AttackedSite, attackers } from './attacked-site.js';
import { orders, scripts, workedOut } from './hostile-texts.js';
import type { Operation } from './operations.js';

const isLong = process.env['LONG'] !== undefined;
const texts = isLong
  ? [...scripts, ...orders]
  : [...new Random(8).shuffle(scripts).slice(0, 3), orders[0]!, orders[2]!];
const DAY_MS = 86_400_000;
const together = 8;
/** Thousands of requests, and hundreds of reports. */
const patienceMs = isLong ? 3_600_000 : 300_000;

type Field = Readonly<{ operation: Operation; name: string }>;

/** Body fields that hold free text. */
function textFieldsOf(operations: readonly Operation[]): Field[] {
  return operations.flatMap((operation) =>
    Object.entries(operation.body?.properties ?? {})
      .filter(([, schema]) => isText(schema))
      .map(([name]) => ({ operation, name })),
  );
}

const isText = ({ type, format, pattern, enum: values, anyOf = [] }: Schema): boolean =>
  ([type].flat().includes('string') && !format && !pattern && !values) || anyOf.some(isText);

/** Whether a report shows the text. */
const isPlace = ({ operation, name }: Field): boolean =>
  operation.path === '/api/report/chain' && ['address', 'city'].includes(name);

/** Whether the page contains the text as markup or code. */
const runs = (page: string, text: string): boolean => text.includes('<') && page.includes(text);

/** As the text appears inside a JSON document. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

describe('text that a user enters in the hope that it runs', () => {
  let site: AttackedSite;
  const accepted = new Set<string>();
  const reports: number[] = [];
  let sent = 0;

  beforeAll(async () => {
    site = await AttackedSite.open();
    for (const [index, field] of textFieldsOf(site.operations).entries()) {
      // Each field gets a sample of the texts; the fields of the place get all.
      const isWhole = isLong || isPlace(field);
      const written = isWhole ? texts : [texts[index % texts.length]!];
      for (let first = 0; first < written.length; first += together)
        await Promise.all(written.slice(first, first + together).map((text) => write(field, text)));
    }
  }, patienceMs);
  afterAll(() => site?.close());

  /** The endpoint's example with the text in one field, and with unique values where required. */
  async function write({ operation, name }: Field, text: string): Promise<void> {
    const attacker = attackers.find((one) => operation.roles.includes(one)) ?? 'anonymous';
    const number = ++sent;
    const example =
      operation.path === '/api/report/chain' ? order : (operation.body?.examples?.[0] as object);
    const unique = Object.fromEntries(
      Object.keys(example ?? {})
        .filter((key) => /email$|Tag$|username/i.test(key) && key !== name && operation.method === 'POST')
        .map((key) => [key, /email$/i.test(key) ? `h${number}@example.com` : `H${number}`]),
    );
    const value = name === 'address' ? `1600 Main Street ${text}, Houston, TX 77002` : text;
    const body = JSON.stringify({ ...example, ...unique, [name]: value });
    const url = addressOf(operation);
    const answer = await site.send(attacker, operation, {
      url,
      body: { type: 'application/json', text: body },
    });
    expect({ url, name, text, status: answer.statusCode, isFault: answer.statusCode >= 500 }).toMatchObject({
      isFault: false,
    });
    if (answer.statusCode === 401) site.signOut(attacker);
    if (answer.statusCode >= 300) return;
    accepted.add(`${operation.method} ${operation.path} ${name}`);
    if (isPlace({ operation, name })) reports.push(answer.json<{ reportId: number }>().reportId);
  }

  /** Whether the operation ends an account; it is called on other accounts than the rest. */
  const addressOf = ({ method, path }: Operation): string => {
    const whom = method === 'DELETE' ? 1 : path.endsWith('/terminate') ? 2 : 0;
    return path.replaceAll(/\{(\w+)\}/g, (_, part: string) => site.known[part]?.[whom] ?? 'none');
  };
  const operationAt = (method: string, path: string): Operation =>
    site.operations.find((one) => one.method === method && one.path === path)!;
  const inMarkup = (page: string): string[] => texts.filter((text) => runs(page, text));

  it('[PL-04] is accepted by the fields for free text', () => {
    expect([...accepted]).toEqual(
      expect.arrayContaining([
        'POST /api/report/chain address',
        'POST /api/affiliate/signup name',
        'POST /api/organization/create-master-account organizationName',
        'POST /api/organization/create-master-account contactName',
        'POST /api/admin/affiliate/create name',
        'PUT /api/admin/affiliate/{id}/commission-rate reason',
        'PUT /api/admin/settings reason',
      ]),
    );
  });

  it(
    '[PL-04] [RP-02] is plain text in every report, as a page and PDF, and in the receipt',
    async () => {
      const { shop } = site;
      const bought = isLong ? reports : reports.slice(0, texts.length);
      for (const reportId of bought) {
        const intent = await shop.openPayment(reportId);
        await shop.pay(intent, cards.pays);
        await shop.reportSuccess(reportId, intent.paymentIntent.id);
      }
      for (const reportId of bought) {
        await shop.until(reportId, 'completed');
        const page = await shop.get(`/html-report/${reportId}`);
        expect([page.statusCode, inMarkup(page.body)]).toEqual([200, []]);
        expect(page.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
      }
      const [last] = bought;
      const pdf = await shop.get(`/api/reports/${last}/report.pdf`);
      expect(pdf.rawPayload.toString('latin1')).not.toMatch(/\/(JavaScript|JS|Launch|OpenAction)\b/);
      expect(pdfText(pdf.rawPayload)).not.toContain(workedOut);
    },
    patienceMs,
  );

  it('[PL-04] is plain text in every mail and cannot leave a header', async () => {
    const mails = await mailsOnceQuiet();
    expect(mails.length).toBeGreaterThan(texts.length);
    for (const { to, subject, html } of mails) {
      expect({ subject, found: inMarkup(html) }).toEqual({ subject, found: [] });
      expect(`${to}${subject}`).not.toMatch(/[\r\n]/);
      expect(html).not.toContain(workedOut);
    }
  });

  /** All mails: the outbox page lists only a hundred. */
  async function mailsOnceQuiet(): Promise<OutboxMail[]> {
    const outbox = site.harness.application.get(Outbox, { strict: false });
    const ids = await site.shop.atRest(() =>
      site.harness.test.database.query<{ id: string }>(
        'select message_id::text as id from durable.outbox_mails',
      ),
    );
    const mails = await Promise.all(ids.map(({ id }) => outbox.find(id)));
    return mails.filter((mail) => mail !== null);
  }

  it('[PL-04] is data in every JSON answer, which no browser takes for a page', async () => {
    const reads = site.operations.filter(({ method, path }) => method === 'GET' && path.startsWith('/api/'));
    const seen: string[] = [];
    const pages: string[] = [];
    for (const operation of reads) {
      const attacker = attackers.find((one) => operation.roles.includes(one)) ?? 'anonymous';
      const { headers, body } = await site.send(attacker, operation, {
        url: addressOf(operation),
        body: null,
      });
      if (!texts.some((text) => body.includes(text) || body.includes(inJson(text)))) continue;
      seen.push(operation.path);
      const isData = /^(application\/json|text\/csv)/.test(String(headers['content-type']));
      if (!isData || headers['x-content-type-options'] !== 'nosniff') pages.push(operation.path);
    }
    expect(pages).toEqual([]);
    expect(seen).toEqual(expect.arrayContaining(['/api/admin/affiliate/list', '/api/admin/audit']));
  });

  it('[PL-04] is no formula in a statement and cannot escape the file name', async () => {
    const month = new Date().toISOString().slice(0, 7);
    await site.harness.application.get(SealLedger, { strict: false }).run(new AbortController().signal);
    site.harness.pass(32 * DAY_MS);
    site.signOut('admin');
    const [affiliateId] = site.known['id']!;
    const edit = operationAt('PUT', '/api/admin/affiliate/{id}');
    const file = operationAt('GET', '/api/admin/affiliate/{id}/statements/{file}');
    const url = `/api/admin/affiliate/${affiliateId}`;
    for (const name of texts) {
      const body = {
        type: 'application/json',
        text: JSON.stringify({ name, email: 'ana.lopez@example.com' }),
      };
      expect((await site.send('admin', edit, { url, body })).statusCode).toBe(200);
      const csv = await site.send('admin', file, { url: `${url}/statements/${month}.csv`, body: null });
      expect([csv.statusCode, csv.headers['content-disposition']]).toEqual([
        200,
        expect.stringMatching(/^attachment; filename="[\w.-]+"$/),
      ]);
      expect(csv.body).toContain(name.replaceAll('"', '""'));
      expect(csv.body).not.toMatch(/(^|,)"?[=+@]/m);
    }
    const pdf = await site.send('admin', file, { url: `${url}/statements/${month}.pdf`, body: null });
    expect(pdf.rawPayload.toString('latin1')).not.toMatch(/\/(JavaScript|JS|Launch)\b/);
  });
});
