import { CommandBus } from '@nestjs/cqrs';
import { MailRetryCommand, MailStatusCommand } from '../../src/platform/mail/mail.commands.js';
import { PersonalDataHolders } from '../../src/privacy/personal-data-holders.js';
import { RegenerateReport } from '../../src/reporting/generation/regenerate-report.command.js';
import { cards } from '../buyer/order.js';
import { Shop } from '../buyer/shop.js';
import { runAttached } from '../process/run-attached.js';
import { until } from '../processing.js';
import { MailServer, reply } from './mail-server.js';

const ana = { userEmail: 'ana@example.com', emailOptIn: true };

describe('the mail with a report', () => {
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
    server.behaviours = {};
    server.mails.length = 0;
    server.recipients.length = 0;
  });

  const states = () =>
    shop.test.database.query<{ state: string; reply: string }>(
      'select state, reply from durable.mail_deliveries',
    );
  const sellAndMail = async (changes: object): Promise<number> => {
    const reportId = await shop.sell(changes);
    await until(async () => (await shop.facts(`report-${reportId}`)).includes('ReportEmailed'));
    return reportId;
  };

  it.each([
    ['en', 'Your closing cost report is ready', 'Open my report', 'Card'],
    ['es', 'Su informe de costos de cierre está listo', 'Abrir mi informe', 'Tarjeta'],
  ] as const)(
    "[RP-04] [RT-16] contains the link and the receipt in the report's language: %s",
    async (language, subject, open, card) => {
      const reportId = await sellAndMail({ ...ana, language });
      expect(server.mails).toHaveLength(1);
      const { email } = server.mails[0]!;
      const link = `http://localhost:3000/html-report/${reportId}`;
      expect([email.subject, email.to?.[0]?.address]).toEqual([subject, 'ana@example.com']);
      expect(email.html).toContain(`<html lang="${language}">`);
      expect(email.html).toContain(`<a class="button" href="${link}">${open}</a>`);
      expect(email.text).toContain(`${open}:\n${link}\n`);
      const { receipt } = (await shop.get(`/api/reports/${reportId}/receipt`)).json();
      for (const part of [email.html, email.text]) {
        expect(part).toContain('TX 77002');
        expect(part).not.toMatch(/Main Street|Houston/);
        for (const line of [receipt.orderNumber, '$25.00 USD', `${card}: Visa •••• 4242`])
          expect(part).toContain(line);
      }
      const page = await shop.get(new URL(link).pathname);
      expect([page.statusCode, page.body.includes(`<html lang="${language}"`)]).toEqual([200, true]);
      // The subject names no person or place, and nothing is loaded from the network.
      expect(email.subject).not.toMatch(/Main|Houston|ana@|\d/);
      expect(email.html).not.toMatch(/<(img|table|script|link|iframe)\b|@import|url\(/);
    },
  );

  it('contains nothing of the entered address, and links to the public host, whatever host the request used', async () => {
    const address = `1 <img src=x> "Main" & 'Elm' Street, Houston, TX 77002`;
    const answer = await shop.application.inject({
      method: 'POST',
      url: '/api/report/chain',
      payload: {
        address,
        price: 1,
        buyerType: 'cash',
        propertyType: 'condo',
        ...ana,
      },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    const { reportId } = answer.json<{ reportId: number }>();
    await payFor(reportId);
    await until(() => server.mails.length === 1);
    const { raw, email } = server.mails[0]!;
    expect(raw).not.toContain('evil');
    for (const part of [email.html, email.text]) {
      expect(part).toContain('TX 77002');
      expect(part).not.toMatch(/img src|Main|Elm/);
    }
  });

  it('[RP-04] is not sent to a buyer without an address or without an opt-in', async () => {
    const unasked = [
      await shop.sell({ userEmail: null, emailOptIn: false }),
      await shop.sell({ userEmail: 'ana@example.com', emailOptIn: false }),
    ];
    await sellAndMail(ana);
    expect(server.mails).toHaveLength(1);
    for (const reportId of unasked)
      expect(await shop.facts(`report-${reportId}`)).not.toContain('ReportEmailed');
  });

  it('is sent once although the report is generated again', async () => {
    const reportId = await sellAndMail(ana);
    await regenerate(reportId);
    await sellAndMail(ana);
    expect(server.mails).toHaveLength(2);
    const facts = await shop.facts(`report-${reportId}`);
    expect(facts.filter((type) => type === 'ReportEmailed')).toHaveLength(1);
  });

  it('leaves the sale and the report unchanged when it bounces', async () => {
    server.behaviours = { onRcpt: () => reply(550, '5.1.1 <ana@example.com>: no such person') };
    const reportId = await shop.sell(ana);
    await until(async () => (await states()).some(({ state }) => state === 'refused'));
    expect((await shop.status(reportId)).status).toBe('completed');
    expect((await shop.get(`/html-report/${reportId}`)).statusCode).toBe(200);
    expect((await shop.get('/metrics')).body).toContain('mails{state="refused"} 1');
  });

  it('is listed for the operator when the server may have it, and sent again on request', async () => {
    server.behaviours = { onMessage: () => (server.cut(), new Promise(() => undefined)) };
    const reportId = await shop.sell(ana);
    const key = `report:${reportId}`;
    await until(async () => (await states()).some(({ state }) => state === 'uncertain'));
    server.behaviours = {};
    const status = await runAttached(shop.application, MailStatusCommand, [], {
      json: true,
      uncertain: true,
    });
    expect(JSON.parse(status)).toMatchObject({
      destination: `127.0.0.1:${server.port}`,
      open: [{ key, state: 'uncertain', attempts: 1 }],
    });
    expect(server.mails).toEqual([]);
    expect(await runAttached(shop.application, MailRetryCommand, [key])).toBe(
      `${key} will be sent again by the running server, or at its next start\n`,
    );
    await until(() => server.mails.length === 1);
    await until(async () => (await shop.facts(`report-${reportId}`)).includes('ReportEmailed'));
    await expect(runAttached(shop.application, MailRetryCommand, [key])).rejects.toThrow(
      `No mail with the key ${key} is uncertain or refused`,
    );
  });

  it('does not delay a buyer while the mail server hangs', async () => {
    const hang = Promise.withResolvers<void>();
    server.behaviours = { onConnect: () => hang.promise };
    const reportId = await shop.sell(ana);
    expect((await shop.get(`/html-report/${reportId}`)).statusCode).toBe(200);
    hang.resolve();
    await until(() => server.mails.length === 1);
  });

  it('leaves no address in the tables of mails and jobs', async () => {
    await sellAndMail(ana);
    server.behaviours = { onRcpt: () => reply(451, '4.7.1 <ana@example.com> later') };
    await shop.sell(ana);
    await until(async () => (await states()).some(({ reply: said }) => said?.startsWith('451')));
    const rows = await shop.test.database.query(
      `select to_jsonb(m)::text as row from durable.mail_deliveries m
       union all select to_jsonb(j)::text from jobs.job j union all select to_jsonb(k)::text from durable.enqueued_jobs k`,
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(JSON.stringify(rows)).not.toContain('example.com');
  });

  it('is exported for its person, and erased with them', async () => {
    const reportId = await sellAndMail(ana);
    const [row] = await shop.test.database.query<{ subject_id: string }>(
      'select subject_id from durable.mail_deliveries where key = $1',
      [`report:${reportId}`],
    );
    const subjectId = row!.subject_id;
    const holders = shop.application.get(PersonalDataHolders, { strict: false });
    const mail = holders.all().find(({ name }) => name === 'mail')!;
    expect(await mail.export(subjectId)).toMatchObject({
      deliveries: expect.arrayContaining([expect.objectContaining({ state: 'accepted' })]),
    });
    await mail.erase(subjectId);
    await mail.erase(subjectId);
    expect(await mail.export(subjectId)).toBeNull();
    const ofSubject = 'select 1 from durable.mail_deliveries where subject_id = $1';
    expect(await shop.test.database.query(ofSubject, [subjectId])).toEqual([]);
  });

  it('has no outbox page', async () => {
    expect((await shop.get('/dev/outbox')).statusCode).toBe(404);
  });

  async function payFor(reportId: number): Promise<void> {
    const intent = await shop.openPayment(reportId);
    await shop.pay(intent, cards.pays);
    await shop.reportSuccess(reportId, intent.paymentIntent.id);
    await shop.until(reportId, 'completed');
  }

  async function regenerate(reportId: number): Promise<void> {
    await shop.application
      .get(CommandBus, { strict: false })
      .execute(new RegenerateReport(reportId, { actor: 'test', correlationId: 'test' }));
    await shop.until(reportId, 'completed');
    await shop.factsOnceThere(`report-${reportId}`, 6);
  }
});
