import { Erasure } from '../../src/privacy/erasure.js';
import { Subjects } from '../../src/privacy/subjects.js';
import { cards } from '../buyer/order.js';
import { Shop } from '../buyer/shop.js';
import { until } from '../processing.js';
import { MailServer } from './mail-server.js';

const context = { actor: 'operator', correlationId: 'find-test' };
const accepted = {
  success: true,
  message: 'If reports were bought with this address, their links are on their way to it.',
};

describe('a buyer who has lost the links to their reports', () => {
  let shop: Shop;
  let server: MailServer;
  beforeAll(async () => {
    server = await MailServer.start();
    process.env['SMTP_URL'] = `smtp://127.0.0.1:${server.port}`;
    process.env['MAIL_FROM'] = 'Closewise <reports@closewise.test>';
    shop = await Shop.open();
  });
  afterAll(async () => {
    await shop?.close();
    await server?.stop();
    delete process.env['SMTP_URL'];
    delete process.env['MAIL_FROM'];
  });
  beforeEach(() => {
    server.mails.length = 0;
    server.recipients.length = 0;
  });

  const find = (email: string, more: object = {}) => shop.post('/api/reports/find', { email, ...more });
  const linkOf = (reportId: number) => `http://localhost:3000/html-report/${reportId}`;
  /** Buys without email opt-in, so every mail was requested here. */
  const sellTo = (userEmail: string, changes: object = {}) =>
    shop.sell({ userEmail, emailOptIn: false, ...changes });
  /** Waits until all requested jobs are done. */
  const atRest = () =>
    until(async () => {
      const open = `select from jobs.job where name = 'send-mail' and state < 'completed'`;
      return (await shop.test.database.query(open)).length === 0;
    });

  it.each([
    [
      'en',
      'The links to your reports',
      /Property in TX 77002 for \$450,000, bought on \w+ \d+, \d{4}, order CW-/,
    ],
    [
      'es',
      'Los enlaces a sus informes',
      /Propiedad en TX 77002 por \$450,000, comprado el \d+ de \w+ de \d{4}, pedido CW-/,
    ],
  ] as const)(
    "gets them in one mail, in the language of the page, without another buyer's: %s",
    async (language, subject, about) => {
      const address = `ann.${language}@example.com`;
      const mine = [await sellTo(address), await sellTo(address.toUpperCase())];
      const unpaid = await shop.createReport({ userEmail: address });
      const other = await sellTo(`not.${address}`);
      const answer = await find(` ${address.replace('a', 'A')} `, { language });
      expect([answer.statusCode, answer.json()]).toEqual([202, accepted]);
      await until(() => server.mails.length === 1);
      const { email } = server.mails[0]!;
      expect(email.subject).toBe(subject);
      expect(server.recipients.map((to) => to.toLowerCase())).toEqual([address]);
      expect(email.html).toContain(`<html lang="${language}">`);
      for (const part of [email.html!, email.text!]) {
        for (const reportId of mine) expect(part).toContain(linkOf(reportId));
        for (const reportId of [unpaid, other]) expect(part).not.toContain(String(reportId));
        expect(part).toMatch(about);
        expect(part).not.toMatch(/Main Street|Houston/);
      }
      const page = await shop.get(new URL(linkOf(mine[0]!)).pathname);
      expect(page.statusCode).toBe(200);
    },
  );

  it('gets the same answer as a person who bought nothing, who gets no mail', async () => {
    await sellTo('known@example.com');
    const known = await find('known@example.com');
    const unknown = await find('nobody@example.com');
    const facts = ({ statusCode, body, headers }: typeof known) => [statusCode, body, Object.keys(headers)];
    expect(facts(unknown)).toEqual(facts(known));
    await until(() => server.mails.length === 1);
    await atRest();
    expect(server.recipients).toEqual(['known@example.com']);
  });

  it('gets one mail for all requests within ten minutes, and the same answer each time', async () => {
    await sellTo('often@example.com');
    const answers = await Promise.all(
      ['often@example.com', 'OFTEN@example.com', 'often@example.com'].map((address) => find(address)),
    );
    answers.push(await find('often@example.com', { language: 'es' }));
    for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([202, accepted]);
    await until(() => server.mails.length > 0);
    await atRest();
    expect(server.recipients).toEqual(['often@example.com']);
  });

  it('gets the status page for a report that is still being generated', async () => {
    const reportId = await shop.createReport({ userEmail: 'early@example.com' });
    const intent = await shop.openPayment(reportId);
    const live = shop.diesBefore(`report-${reportId}`);
    try {
      await shop.pay(intent, cards.pays);
      await shop.reportSuccess(reportId, intent.paymentIntent.id);
      await find('early@example.com', { language: 'es' });
      await until(() => server.mails.length === 1);
    } finally {
      live();
    }
    expect(server.mails[0]!.email.text).toContain(`http://localhost:3000/es/gracias/${reportId}\n`);
  });

  it('gets nothing after a full erasure, and the other reports when one was erased', async () => {
    const subjects = shop.application.get(Subjects, { strict: false });
    const erasure = shop.application.get(Erasure, { strict: false });
    const erase = async (whom: string) => erasure.erase(await subjects.require(whom), 'request', context);
    const gone = await sellTo('part@example.com');
    const kept = await sellTo('part@example.com');
    await sellTo('gone@example.com');
    await erase(String(gone));
    await erase('gone@example.com');
    expect((await find('gone@example.com')).json()).toEqual(accepted);
    expect((await find('part@example.com')).json()).toEqual(accepted);
    await until(() => server.mails.length > 0);
    await atRest();
    expect(server.recipients).toEqual(['part@example.com']);
    const { text } = server.mails[0]!.email;
    expect(text).toContain(linkOf(kept));
    expect(text).not.toContain(String(gone));
  });

  it.each([
    ['no address', { email: 'ana' }, 'Please enter a valid email address'],
    ['nothing', {}, 'Email is missing'],
    ['a line break', { email: 'ana@example.com\nbcc: eva@example.com' }, 'Email must not contain'],
  ])('is told what is wrong for %s', async (_what, body, message) => {
    const answer = await shop.post('/api/reports/find', body);
    expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining(message)]);
  });

  it('leaves no address in the tables of jobs, mails and limits', async () => {
    await sellTo('traces@example.com');
    await find('traces@example.com');
    await until(() => server.mails.length === 1);
    await atRest();
    const rows = await shop.test.database.query(
      `select to_jsonb(m)::text as row from durable.mail_deliveries m union all select to_jsonb(j)::text from jobs.job j
       union all select to_jsonb(k)::text from durable.enqueued_jobs k union all select to_jsonb(l)::text from durable.rate_limits l`,
    );
    expect(rows.length).toBeGreaterThan(4);
    expect(JSON.stringify(rows)).not.toContain('example.com');
  });

  it('[PL-07] must wait after too many requests from one network', async () => {
    const from = (n: number) =>
      shop.application.inject({
        method: 'POST',
        url: '/api/reports/find',
        payload: { email: `x${n}@example.com` },
        remoteAddress: '203.0.113.9',
      });
    for (let n = 0; n < 20; n++) expect((await from(n)).statusCode).toBe(202);
    const refused = await from(20);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toMatch(/^Too many report searches came from your network/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
