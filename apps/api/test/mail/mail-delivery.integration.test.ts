import { UncertainMails } from '../../src/platform/mail/uncertain-mails.js';
import { MailDeliveries } from '../../src/platform/mail/mail-deliveries.js';
import { MailSender, MailServerUnavailableError } from '../../src/platform/mail/mail-sender.js';
import { MailStatus } from '../../src/platform/mail/mail-status.js';
import { Mailings } from '../../src/platform/mail/mail.js';
import { SendMailJob } from '../../src/platform/mail/send-mail.job.js';
import { SmtpTransport } from '../../src/platform/mail/smtp/smtp-transport.js';
import { retryAfterStalls } from '../retry-after-stalls.js';
import { freshDatabase, type TestDatabase } from '../postgres.js';
import { aProcess, until } from '../processing.js';
import { MailServer, reply } from './mail-server.js';

const sender = { name: 'Closewise', address: 'reports@closewise.test' };
/** Long timeouts, so that a busy machine does not look like a silent server. */
const patience = { connectMs: 30_000, greetingMs: 30_000, silenceMs: 30_000 };

describe('a mail about an event', () => {
  let test: TestDatabase;
  let server: MailServer;
  let sent: string[];
  let wanted: boolean;
  let to: string;
  let fact = 0;

  beforeAll(async () => {
    test = await freshDatabase();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    server = await MailServer.start();
    sent = [];
    wanted = true;
    to = 'ana@example.com';
    fact++;
  });
  afterEach(() => server.stop());

  /** The job as in one worker process. */
  function aWorker(patient = patience) {
    const deliveries = new MailDeliveries(test.database);
    const mailings = new Mailings();
    mailings.register({
      name: 'test',
      compose: async (about) =>
        wanted
          ? {
              subjectId: 'someone',
              to,
              language: 'en',
              subject: `About ${about}`,
              html: '<p>Hello</p>',
              text: 'Hello',
            }
          : null,
      sent: async (about) => void sent.push(about),
    });
    const local = { host: '127.0.0.1', port: server.port, secure: false, login: null };
    const transport = new SmtpTransport(local, sender, patient);
    return new SendMailJob(mailings, deliveries, new MailSender(deliveries, transport));
  }
  const run = (worker = aWorker(), { lastAttempt = false, signal = new AbortController().signal } = {}) =>
    worker.run({
      id: 'job',
      payload: { mailing: 'test', fact: String(fact) },
      attempt: 1,
      lastAttempt,
      signal,
    });
  const row = async () => {
    const [mail] = await test.database.query<{ state: string; attempts: number; reply: string | null }>(
      'select state, attempts, reply from durable.mail_deliveries where key = $1',
      [`test:${fact}`],
    );
    return mail;
  };
  const ids = () => server.mails.map(({ email }) => email.messageId);

  it('is sent once, however often its job runs', async () => {
    await run();
    await run();
    await run();
    expect(server.mails).toHaveLength(1);
    expect(await row()).toMatchObject({ state: 'accepted', attempts: 1, reply: '250' });
  });

  it('enqueues its follow-up again when the process died before recording it', async () => {
    await run();
    await run();
    expect(sent).toEqual([String(fact), String(fact)]);
    expect(server.mails).toHaveLength(1);
  });

  it('is sent later, as the same mail, to a server that is greylisting', async () => {
    server.behaviours = { onRcpt: () => reply(451, '4.7.1 ana@example.com: come back later') };
    await expect(run()).rejects.toThrow(
      /^The mail was not accepted and will be retried: 451 4.7.1 at RCPT TO$/,
    );
    expect(await row()).toMatchObject({ state: 'prepared', attempts: 1 });
    server.behaviours = {};
    await run();
    expect(await row()).toMatchObject({ state: 'accepted', attempts: 2 });
    expect(server.mails).toHaveLength(1);
  });

  it('has the same Message-ID when the server refuses it only after its content', async () => {
    const refusedIds: string[] = [];
    server.behaviours = { onMessage: () => reply(451, '4.3.0 try again') };
    await expect(run()).rejects.toThrow('451 4.3.0 at DATA');
    const [before] = await test.database.query<{ message_id: string }>(
      'select message_id from durable.mail_deliveries where key = $1',
      [`test:${fact}`],
    );
    refusedIds.push(before!.message_id);
    server.behaviours = {};
    await run();
    expect(ids()).toEqual(refusedIds.map((id) => `<${id}@closewise.test>`));
  });

  it('fails permanently and visibly after the last attempt', async () => {
    server.behaviours = { onRcpt: () => reply(451, '4.7.1 later') };
    await run(aWorker(), { lastAttempt: true });
    expect(await row()).toMatchObject({
      state: 'refused',
      reply: 'given up after 1 attempt: 451 4.7.1 at RCPT TO',
    });
  });

  it('waits for an unreachable server without losing an attempt, and is sent once it is back', async () => {
    const worker = aWorker();
    await server.stop();
    for (const lastAttempt of [false, true]) {
      await expect(run(worker, { lastAttempt })).rejects.toBeInstanceOf(MailServerUnavailableError);
    }
    expect(await row()).toMatchObject({ state: 'prepared', reply: 'ECONNREFUSED at CONN' });
    server = await MailServer.start();
    await run();
    expect([server.mails.length, (await row())!.state]).toEqual([1, 'accepted']);
  });

  it('is not retried when it bounces, and blocks nothing', async () => {
    server.behaviours = { onRcpt: () => reply(550, '5.1.1 <ana@example.com> unknown') };
    await run();
    server.behaviours = {};
    await run();
    expect(await row()).toMatchObject({ state: 'refused', attempts: 1, reply: '550 5.1.1 at RCPT TO' });
    expect([server.mails, sent]).toEqual([[], []]);
  });

  it('is never sent again when the server may have it', async () => {
    server.behaviours = { onMessage: () => new Promise(() => undefined) };
    await retryAfterStalls(500, async (silenceMs) => {
      await run(aWorker({ ...patience, silenceMs }));
      expect(await row()).toMatchObject({ state: 'uncertain' });
    });
    server.behaviours = {};
    await run();
    expect([server.mails, sent]).toEqual([[], []]);
  });

  it('is uncertain when its process was killed during the transmission', async () => {
    const deliveries = new MailDeliveries(test.database);
    const attempt = await deliveries.begin(`test:${fact}`, 'someone');
    await deliveries.beginTransmission(attempt!);
    await run();
    expect(await row()).toMatchObject({ state: 'uncertain', attempts: 1 });
    expect(server.mails).toEqual([]);
  });

  it('is sent by the next process when the previous one was killed just before the transmission', async () => {
    await new MailDeliveries(test.database).begin(`test:${fact}`, 'someone');
    await run();
    expect(await row()).toMatchObject({ state: 'accepted', attempts: 2 });
    expect(server.mails).toHaveLength(1);
  });

  it('counts as delivered when the server confirms it late, although another worker marked it uncertain', async () => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    server.behaviours = { onMessage: () => (asked.resolve(), answer.promise) };
    const first = run();
    await asked.promise;
    await run();
    expect(await row()).toMatchObject({ state: 'uncertain' });
    answer.resolve();
    await first;
    expect(await row()).toMatchObject({ state: 'accepted' });
    expect([server.mails.length, sent]).toEqual([1, [String(fact)]]);
  });

  it('stays uncertain after a late temporary refusal, and is refused after a late permanent one', async () => {
    const deliveries = new MailDeliveries(test.database);
    const key = `test:${fact}`;
    const attempt = await deliveries.begin(key, 'someone');
    await deliveries.beginTransmission(attempt!);
    await deliveries.markUncertain(key);
    await deliveries.end(attempt!, { status: 'deferred', reply: '451' });
    expect(await row()).toMatchObject({ state: 'uncertain', reply: expect.stringContaining('ended before') });
    await deliveries.end(attempt!, { status: 'uncertain', reply: 'ETIMEDOUT' });
    expect(await row()).toMatchObject({ state: 'uncertain', reply: expect.stringContaining('ended before') });
    await deliveries.end(attempt!, { status: 'refused', reply: '550' });
    expect(await row()).toMatchObject({ state: 'refused', reply: '550' });
    await deliveries.end(attempt!, { status: 'accepted', reply: '250' });
    expect(await row()).toMatchObject({ state: 'refused', reply: '550' });
  });

  it('is decided by its newest attempt only', async () => {
    const deliveries = new MailDeliveries(test.database);
    const key = `test:${fact}`;
    const first = await deliveries.begin(key, 'someone');
    const second = await deliveries.begin(key, 'someone');
    expect([second!.number, second!.messageId]).toEqual([2, first!.messageId]);
    await expect(deliveries.beginTransmission(first!)).rejects.toThrow('Another worker is sending this mail');
    await deliveries.end(first!, { status: 'refused', reply: '550' });
    expect(await row()).toMatchObject({ state: 'prepared', attempts: 2, reply: null });
    await deliveries.beginTransmission(second!);
    await expect(deliveries.beginTransmission(second!)).rejects.toThrow('Another worker');
    expect(await deliveries.begin(key, 'someone')).toBeNull();
    await deliveries.drop(key);
    expect(await row()).toMatchObject({ state: 'transmitting' });
  });

  it("keeps the server's answer while Postgres refuses it, and is not sent twice", async () => {
    await test.database.query('create sequence tries');
    await test.database.query(
      `create function refuse() returns trigger language plpgsql as $$
       begin if nextval('tries') < 3 then raise 'disk full'; end if; return new; end $$`,
    );
    await test.database.query(
      `create trigger refuse before update on durable.mail_deliveries for each row
       when (new.state = 'accepted') execute function refuse()`,
    );
    await run();
    await run();
    await test.database.query('drop function refuse cascade; drop sequence tries');
    expect(await row()).toMatchObject({ state: 'accepted', attempts: 1 });
    expect(server.mails).toHaveLength(1);
  });

  it('is not prepared for an address without a mailbox', async () => {
    for (const nobody of ['ana@example.invalid', 'ANA@EXAMPLE.INVALID']) {
      to = nobody;
      await run();
    }
    expect([await row(), server.recipients]).toEqual([undefined, []]);
    to = 'ana@invalid.example.com';
    await run();
    expect(server.recipients).toEqual(['ana@invalid.example.com']);
  });

  it('is sent once when two workers are ready to send it at the same moment', async () => {
    const both = Promise.withResolvers<void>();
    let waiting = 0;
    server.behaviours = {
      onRcpt: () => {
        if (++waiting === 2) both.resolve();
        return both.promise;
      },
    };
    const ended = await Promise.allSettled([run(aWorker()), run(aWorker())]);
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    server.behaviours = {};
    await run();
    expect(server.mails).toHaveLength(1);
    expect(await row()).toMatchObject({ state: 'accepted' });
  });

  it('is sent once when many workers run its job at once', async () => {
    await Promise.allSettled(Array.from({ length: 20 }, () => run(aWorker())));
    await run();
    expect(server.mails.length).toBe(1);
  });

  it('is deleted when it is no longer needed before it could be sent', async () => {
    server.behaviours = { onRcpt: () => reply(451, 'later') };
    await expect(run()).rejects.toThrow('451');
    wanted = false;
    await run();
    expect(await row()).toBeUndefined();
  });

  it("stores neither address nor text, even if the server's answer quotes them", async () => {
    server.behaviours = { onRcpt: () => reply(550, '5.1.1 <ana@example.com> "About" Hello unknown') };
    await run();
    const rows = await test.database.query('select * from durable.mail_deliveries where key = $1', [
      `test:${fact}`,
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/ana@|example\.com|About|Hello/);
  });

  describe("a mail that waits for an operator's decision", () => {
    const process = () => aProcess(test.database);
    const key = () => `test:${fact}`;

    it("is listed with the server's last answer", async () => {
      server.behaviours = { onMessage: () => (server.cut(), new Promise(() => undefined)) };
      await run();
      const open = await new MailStatus(test.database).findInStates(['uncertain']);
      expect(open).toContainEqual(
        expect.objectContaining({
          key: key(),
          state: 'uncertain',
          attempts: 1,
          reply: expect.stringMatching(/CONN$/),
        }),
      );
    });

    it('is sent again on request, once per request', async () => {
      server.behaviours = { onMessage: () => (server.cut(), new Promise(() => undefined)) };
      await run();
      server.behaviours = {};
      const { queue, jobs, worker } = process();
      jobs.register(aWorker());
      await worker.start();
      const uncertainMails = new UncertainMails(test.database, queue);
      await uncertainMails.retry(key());
      await expect(uncertainMails.retry(key())).rejects.toMatchObject({ code: 'mail.not-open' });
      await until(() => sent.length === 1);
      await worker.stop();
      expect(server.mails).toHaveLength(1);
      expect(await row()).toMatchObject({ state: 'accepted', attempts: 2 });
    });

    it('is sent again for each request, even if it was refused and its event has several mails', async () => {
      const fact = 'AUSTIN:7';
      const about = { id: 'job', payload: { mailing: 'test', fact }, attempt: 1, lastAttempt: false };
      server.behaviours = { onRcpt: () => reply(550, '5.1.1 unknown') };
      await aWorker().run({ ...about, signal: new AbortController().signal });
      const { queue, jobs, worker } = process();
      jobs.register(aWorker());
      await worker.start();
      const uncertainMails = new UncertainMails(test.database, queue);
      const state = () => new MailDeliveries(test.database).stateOf(`test:${fact}`);
      await expect(uncertainMails.confirm(`test:${fact}`)).rejects.toMatchObject({ code: 'mail.not-open' });
      server.behaviours = { onMessage: () => reply(554, '5.7.1 not wanted') };
      await uncertainMails.retry(`test:${fact}`);
      await until(async () => (await state()) === 'refused');
      server.behaviours = {};
      await uncertainMails.retry(`test:${fact}`);
      await until(() => sent.length === 1);
      await worker.stop();
      expect([await state(), sent, server.mails.length]).toEqual(['accepted', [fact], 1]);
    });

    it('is listed with others of the same states only, oldest first', async () => {
      await test.database.query(
        `insert into durable.mail_deliveries (key, subject_id, message_id, state, attempts, changed_at) values
         ('old:2', 's', gen_random_uuid(), 'refused', 2, '2026-01-02T10:00:00Z'),
         ('old:1', 's', gen_random_uuid(), 'refused', 1, '2026-01-01T10:00:00Z'),
         ('old:3', 's', gen_random_uuid(), 'accepted', 3, '2026-01-03T10:00:00Z')`,
      );
      const refused = await new MailStatus(test.database).findInStates(['refused']);
      expect(refused.slice(0, 2)).toEqual([
        { key: 'old:1', state: 'refused', attempts: 1, reply: null, changedAt: '2026-01-01T10:00:00.000Z' },
        { key: 'old:2', state: 'refused', attempts: 2, reply: null, changedAt: '2026-01-02T10:00:00.000Z' },
      ]);
      const counted = await new MailStatus(test.database).counts();
      expect(counted.find(({ state }) => state === 'refused')).toEqual({
        state: 'refused',
        mails: refused.length,
      });
    });

    it('is not sent again once it was confirmed', async () => {
      server.behaviours = { onMessage: () => (server.cut(), new Promise(() => undefined)) };
      await run();
      server.behaviours = {};
      const { queue, jobs, worker } = process();
      jobs.register(aWorker());
      await worker.start();
      await new UncertainMails(test.database, queue).confirm(key());
      await until(() => sent.length === 1);
      await worker.stop();
      expect(server.mails).toEqual([]);
    });

    it('is refused with a sentence when the mail does not exist or was delivered', async () => {
      await run();
      const uncertainMails = new UncertainMails(test.database, process().queue);
      await expect(uncertainMails.retry(key())).rejects.toThrow(
        `No mail with the key ${key()} is uncertain or refused`,
      );
      await expect(uncertainMails.confirm('no-such:mail')).rejects.toThrow(
        'No mail with the key no-such:mail',
      );
    });
  });
});
