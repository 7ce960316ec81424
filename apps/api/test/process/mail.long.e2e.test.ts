import { MailServer } from '../mail/mail-server.js';
import { freshDatabase, type TestDatabase } from '../postgres.js';
import { until } from '../processing.js';
import { Purchase } from './purchase.js';
import { runHere } from './run-here.js';
import { serverPort } from './server-port.js';
import { ServerProcess } from './server-process.js';

// mail-delivery.integration covers each state in which a kill leaves a mail, and the operator's decisions.
describe('a mail whose process is killed', () => {
  let database: TestDatabase;
  let mail: MailServer;
  let server: ServerProcess;
  let environment: Record<string, string>;

  beforeAll(async () => {
    database = await freshDatabase();
    mail = await MailServer.start();
    environment = {
      PORT: String(await serverPort()),
      DATABASE_URL: database.url,
      PERSONAL_DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
      LEDGER_SEAL_KEY: Buffer.alloc(32, 7).toString('base64'),
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'Closewise <reports@closewise.test>',
    };
    await start();
  });
  afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.end();
    await mail.stop();
    await database.close();
  });

  const start = async (): Promise<void> => {
    server = ServerProcess.start(environment);
    await server.ready();
  };
  const kill = async (): Promise<void> => {
    server.child.kill('SIGKILL');
    await server.exited;
  };
  /** Sells a report and kills the server once the mail server reaches this stage, where it stays silent. */
  const killAt = async (stage: 'onRcpt' | 'onMessage'): Promise<number> => {
    const reached = Promise.withResolvers<void>();
    mail.behaviours = { [stage]: () => (reached.resolve(), new Promise<void>(() => undefined)) };
    const reportId = await sell();
    await reached.promise;
    await kill();
    mail.behaviours = {};
    mail.mails.length = 0;
    await start();
    return reportId;
  };

  it('is sent once by the next process if the mail server had not requested it yet', async () => {
    await killAt('onRcpt');
    await until(() => mail.mails.length > 0);
    await until(async () => (await metrics()).includes('mails{state="accepted"} 1'));
    expect(mail.mails).toHaveLength(1);
  });

  it("is not sent again if the mail server may have it, and waits for an operator's decision", async () => {
    const reportId = await killAt('onMessage');
    await until(async () => (await metrics()).includes('mails{state="uncertain"} 1'));
    expect(mail.mails).toEqual([]);

    const key = `report:${reportId}`;
    const status = await runHere(environment, ['mail', 'status', '--uncertain', '--json']);
    expect(status.code).toBe(0);
    expect(JSON.parse(status.out)).toMatchObject({
      destination: `127.0.0.1:${mail.port}`,
      open: [{ key, state: 'uncertain', attempts: 1 }],
    });
    expect(await runHere(environment, ['mail', 'retry', key])).toMatchObject({ code: 0, err: '' });
    await until(() => mail.mails.length === 1);
    await until(async () => (await metrics()).includes('mails{state="accepted"} 2'));
    expect(await runHere(environment, ['mail', 'retry', key])).toEqual({
      code: 2,
      out: '',
      err: `No mail with the key ${key} is uncertain or refused\n`,
    });
  });

  it("leaves neither address nor report in the server's log", () => {
    expect(server.output).not.toMatch(/ana\.buyer@example\.com|report:\d/);
  });

  const url = (): string => `http://127.0.0.1:${environment['PORT']}`;
  const metrics = async (): Promise<string> => (await fetch(`${url()}/metrics`)).text();

  async function sell(): Promise<number> {
    const purchase = await Purchase.begin({ url: url() });
    await purchase.pay();
    await purchase.report();
    return purchase.reportId;
  }
});
