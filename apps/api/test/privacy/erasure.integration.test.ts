import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { paymentDecider, paymentStream, type Refund } from '@closewise/domain/billing';
import { subjectDecider, subjectStream } from '@closewise/domain/privacy';
import { CommandExecutor } from '../../src/platform/event-store/command-executor.js';
import { Erasure } from '../../src/privacy/erasure.js';
import { PersonalDataExport } from '../../src/privacy/personal-data-export.js';
import { ErasureReplay } from '../../src/privacy/erasure-replay.js';
import { Subjects } from '../../src/privacy/subjects.js';
import { ProjectionRegistry } from '../../src/platform/projections/projection-registry.js';
import { FailedReports } from '../../src/reporting/orders/failed-reports.js';
import { RegenerateReport } from '../../src/reporting/generation/regenerate-report.command.js';
import { cards } from '../buyer/order.js';
import { liveAndRebuilt } from '../buyer/rebuilt-rows.js';
import { Shop } from '../buyer/shop.js';
import { waitFor } from '../wait-for.js';
import { until } from '../processing.js';
import { tablesNaming, tracesOf } from './traces.js';

const context = { actor: 'operator', correlationId: 'erasure-test' };
const browser = { accept: 'text/html' };
const unknownId = 2 ** 52 + 4711;

describe('the erasure of a person', () => {
  let shop: Shop;
  let subjects: Subjects;
  let erasure: Erasure;
  beforeAll(async () => {
    shop = await Shop.open();
    subjects = shop.application.get(Subjects, { strict: false });
    erasure = shop.application.get(Erasure, { strict: false });
  });
  afterAll(() => shop?.close());

  const erase = async (whom: string): Promise<void> => {
    await erasure.erase(await subjects.require(whom), 'request', context);
  };
  const page = (reportId: number) => shop.get(`/html-report/${reportId}`, browser);
  const documentsOf = async (reportId: number): Promise<number> => {
    const rows = await shop.test.database.query('select from durable.report_documents where report_id = $1', [
      reportId,
    ]);
    return rows.length;
  };

  const refine = async (reportId: number, address: string): Promise<void> => {
    const body = { version: 1, key: randomUUID(), changes: { address } };
    const answer = await shop.post(`/api/reports/${reportId}/refinements`, body);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { version: 2, isReady: true }]);
  };

  /** States of the jobs that name any of these reports. */
  const jobsOf = async (...reportIds: number[]): Promise<string[]> => {
    const sql = `select state::text from jobs.job where data->>'reportId' = any($1)`;
    const rows = await shop.test.database.query<{ state: string }>(sql, [reportIds.map(String)]);
    return rows.map(({ state }) => state);
  };

  it('takes all reports of an e-mail address, however it is written, and nobody else', async () => {
    const mine = await shop.sell({ userEmail: 'Ann@Example.com' });
    const other = await shop.sell({ userEmail: ' ann@example.COM ', address: '7 Elm Street, Austin, TX' });
    const unpaid = await shop.createReport({ userEmail: 'ann@example.com' });
    const neighbour = await shop.sell({ userEmail: 'bob@example.com' });
    await erase('ANN@example.com');
    for (const reportId of [mine, other, unpaid]) {
      expect((await page(reportId)).body).toBe((await page(unknownId)).body);
      await until(async () => (await shop.get(`/api/reports/${reportId}/status`)).statusCode === 404);
      expect((await shop.post(`/api/reports/${reportId}/payment-intent`)).statusCode).toBe(404);
      expect(await documentsOf(reportId)).toBe(0);
    }
    expect((await page(neighbour)).statusCode).toBe(200);
    expect(await shop.facts(`payment-${await paymentOf(mine)}`)).toContain('PaymentSucceeded');
    await waitFor(async () => expect(await jobsOf(neighbour)).toEqual(['completed']));
    await waitFor(async () => expect(await jobsOf(mine, other, unpaid)).toEqual([]));
    expect(await jobsOf(neighbour)).toEqual(['completed']);
  });

  it('begins anew for a person who returns', async () => {
    const first = await shop.sell({ userEmail: 'carol@example.com' });
    await erase('carol@example.com');
    const second = await shop.sell({ userEmail: 'carol@example.com' });
    expect([(await page(first)).statusCode, (await page(second)).statusCode]).toEqual([404, 200]);
    await erase('carol@example.com');
    expect((await page(second)).statusCode).toBe(404);
  });

  it('takes one report alone when that is named', async () => {
    const first = await shop.sell({ userEmail: 'dora@example.com' });
    const second = await shop.sell({ userEmail: 'dora@example.com' });
    await erase(String(first));
    expect([(await page(first)).statusCode, (await page(second)).statusCode]).toEqual([404, 200]);
  });

  it('repeated, changes nothing, and ends regeneration', async () => {
    const reportId = await shop.sell();
    await erase(String(reportId));
    const facts = await shop.facts(`report-${reportId}`);
    const erased = await shop.facts(subjectStream(`report-${reportId}`));
    await erase(String(reportId));
    expect(await shop.facts(`report-${reportId}`)).toEqual(facts);
    expect(await shop.facts(subjectStream(`report-${reportId}`))).toEqual(erased);
    expect(erased).toEqual(['PersonErased']);
    const commands = shop.application.get(CommandBus, { strict: false });
    const regeneration = commands.execute(
      new RegenerateReport(reportId, { actor: 'operator', correlationId: 'test' }),
    );
    await expect(regeneration).rejects.toMatchObject({ code: 'reporting.report-erased' });
  });

  it('is finished by the server when it was interrupted after the fact was recorded', async () => {
    const reportId = await shop.sell({ userEmail: 'eva@example.com' });
    const { subjectId, keys } = await subjects.require('eva@example.com');
    const named = keys.map((key) => ({ keyId: key.keyId, subjectId: key.subjectId }));
    const said = { reason: 'request', note: null, despiteObjections: false } as const;
    const command = { type: 'EraseSubject', subjectId, keys: named, ...said } as const;
    const executor = shop.application.get(CommandExecutor, { strict: false });
    await executor.execute(subjectDecider, subjectStream(subjectId), command, context);
    await until(async () => (await page(reportId)).statusCode === 404);
    await until(async () => (await shop.facts(`report-${reportId}`)).includes('ReportErased'));
    await waitFor(async () => expect(await documentsOf(reportId)).toBe(0));
  });

  it('refuses what nobody has', async () => {
    for (const whom of ['nobody@example.com', String(unknownId), '12', 'x', ''])
      await expect(subjects.require(whom)).rejects.toMatchObject({ code: 'privacy.subject-unknown' });
  });

  it('is objected to while a report is paid and cannot be made, unless told otherwise', async () => {
    const { database } = shop.test;
    const reportId = await shop.createReport({ userEmail: 'fay@example.com' });
    await database.query('alter table durable.report_documents rename to documents_out_of_reach');
    const intent = await shop.openPayment(reportId);
    await shop.pay(intent, cards.pays);
    await shop.reportSuccess(reportId, intent.paymentIntent.id);
    await shop.until(reportId, 'processing');
    await shop.caughtUp('reporting.kept-reports@1');
    const objection = erasure.assertUndisputed(await subjects.require('fay@example.com'));
    await expect(objection).rejects.toMatchObject({ message: expect.stringContaining('is paid') });
    const objectionsAfter = async (...refunds: Refund[]): Promise<number> => {
      await refund(`simulated-${intent.paymentIntent.id}`, refunds);
      return (await erasure.objections(await subjects.require('fay@example.com'))).length;
    };
    const [part, rest] = [2499, 1].map((amountCents) => ({
      refundId: `re_${amountCents}`,
      amountCents,
      status: 'made' as const,
    }));
    expect(await objectionsAfter(part!)).toBe(1);
    expect(await objectionsAfter(part!, rest!)).toBe(0);
    expect(await objectionsAfter(part!, { ...rest!, status: 'failed' })).toBe(1);
    await database.query('alter table durable.documents_out_of_reach rename to report_documents');
    await erase('fay@example.com');
    await until(async () => (await shop.get(`/api/reports/${reportId}/status`)).statusCode === 404);
    expect(await shop.facts(`payment-${await paymentOf(reportId)}`)).toContain('PaymentSucceeded');
  });

  it('of a report that is paid afterwards is shown to the operator, and nothing is generated', async () => {
    const reportId = await shop.createReport({ userEmail: 'gil@example.com' });
    const intent = await shop.openPayment(reportId);
    await erase('gil@example.com');
    await shop.pay(intent, cards.webhookOnly);
    await shop.deliverWebhooks();
    const failed = shop.application.get(FailedReports, { strict: false });
    await until(async () => (await failed.list()).some((report) => report.reportId === reportId));
    const [shown] = (await failed.list()).filter((report) => report.reportId === reportId);
    expect(shown?.reason).toContain('refund');
    expect(await shop.facts(`report-${reportId}`)).toEqual(['ReportRequested', 'ReportErased']);
  });

  it('leaves rows in every read model that a rebuild makes, too', async () => {
    await shop.sell({ userEmail: 'hal@example.com' });
    await erase('hal@example.com');
    const projections = shop.application.get(ProjectionRegistry, { strict: false });
    expect(projections.all().length).toBeGreaterThan(2);
    for (const { name } of projections.all()) {
      const { live, rebuilt } = await liveAndRebuilt(shop, name);
      expect([name, rebuilt]).toEqual([name, [live]]);
    }
  });

  it('is carried out again after a restore has brought the keys back', async () => {
    const reportId = await shop.sell({ userEmail: 'ida@example.com' });
    const { database } = shop.test;
    await database.query('create table backup as select * from durable.subject_keys');
    await erase('ida@example.com');
    await database.query(
      `update durable.subject_keys k set wrapped_key = b.wrapped_key, destroyed_at = b.destroyed_at
         from backup b where b.key_id = k.key_id`,
    );
    await database.query('drop table backup');
    await shop.application.get(ErasureReplay, { strict: false }).run();
    const { keys } = await subjects.require('ida@example.com');
    expect(keys.map(({ destroyed }) => destroyed)).toEqual([true]);
    expect((await page(reportId)).statusCode).toBe(404);
  });

  it('gives the person all that is kept, and nothing of others', async () => {
    const reportId = await shop.sell({
      userEmail: 'kim@example.com',
      address: '9 Oak Lane, Dallas, TX 75201',
    });
    await shop.sell({ userEmail: 'lee@example.com', address: '8 Pine Road, Dallas, TX 75201' });
    const corrected = '9 Oak Lane Apt 4, Dallas, TX 75201';
    await refine(reportId, corrected);
    await shop.caughtUp('reporting.kept-reports@1');
    const exports = shop.application.get(PersonalDataExport, { strict: false });
    const exported = await exports.collect(await subjects.require('Kim@example.com'));
    expect(exported['reports']).toEqual([
      {
        request: expect.objectContaining({
          reportId,
          person: { address: corrected, street: expect.stringContaining('Apt 4'), email: 'kim@example.com' },
        }),
        status: 'completed',
        payments: [expect.objectContaining({ status: 'succeeded', amountCents: 2500, currency: 'usd' })],
        documents: [expect.objectContaining({ language: 'en' }), expect.objectContaining({ language: 'es' })],
        versions: [
          {
            version: 1,
            inputs: expect.objectContaining({ address: '9 Oak Lane, Dallas, TX 75201' }),
            documents: [
              expect.objectContaining({ language: 'en' }),
              expect.objectContaining({ language: 'es' }),
            ],
          },
          { version: 2, inputs: expect.objectContaining({ address: corrected }), documents: [] },
        ],
      },
    ]);
    expect(JSON.stringify(exported)).not.toMatch(/lee@example|8 Pine Road/);
  });

  it('leaves no word of the person in any table', async () => {
    const words = [
      'zoe.quill@example.com',
      'zoe.quill',
      'quill@',
      '4242 Wisteria Lane',
      'wisteria',
      'Ana Buyer',
    ];
    const address = '4242 Wisteria Lane, Houston, TX 77002';
    const reportId = await shop.sell({ userEmail: 'Zoe.Quill@Example.com', address, emailOptIn: true });
    await shop.factsOnceThere(`report-${reportId}`, 4);
    await refine(reportId, '4242 Wisteria Lane Apt 9, Houston, TX 77002');
    const kept = ['durable.mail_deliveries', 'durable.outbox_mails', 'durable.report_documents'];
    const { subjectId, keys } = await subjects.require('zoe.quill@example.com');
    expect(await tablesNaming([subjectId], shop.test.database)).toEqual(expect.arrayContaining(kept));
    await erase('zoe.quill@example.com');
    expect(await documentsOf(reportId)).toBe(0);
    for (const route of [`/api/reports/${reportId}/versions`, `/html-report/${reportId}?version=1`])
      expect((await shop.get(route)).statusCode).toBe(404);
    await waitFor(async () => expect(await tracesOf(words, shop.test.database)).toEqual([]));
    // What still names the person, by the pseudonym: destroyed keys, facts, the job on the fact, who erased when.
    const facts = ['durable.subject_keys', 'events.events', 'jobs.job', 'rm_administration_audit.actions'];
    await waitFor(async () => expect(await tablesNaming([subjectId], shop.test.database)).toEqual(facts));
    expect(keys.map((key) => key.subjectId)).toEqual([`${subjectId}.${reportId}`]);
    const leak = Buffer.from('to: ZOE.QUILL@example.com').toString('base64');
    await shop.test.database.query('create table leak as select $1::text as mail', [leak]);
    expect(await tracesOf(words, shop.test.database)).toContainEqual({
      table: 'public.leak',
      word: 'quill@',
    });
    await shop.test.database.query('drop table leak');
  });

  /** As if the provider had stated these refunds. */
  async function refund(paymentId: string, refunds: readonly Refund[]): Promise<void> {
    const executor = shop.application.get(CommandExecutor, { strict: false });
    const payment = await executor.load(paymentDecider, paymentStream(paymentId));
    if (payment.status !== 'succeeded') throw new Error(`${paymentId} is ${payment.status}`);
    const { terms, providerReference, paidAt } = payment;
    const outcome = { status: 'succeeded', providerReference, paidAt } as const;
    const stated = { outcome, refunds, disputes: [] };
    const command = {
      type: 'RecordPayment',
      terms,
      stated,
      prices: { report: [2500], premium: [] },
    } as const;
    await executor.execute(paymentDecider, paymentStream(paymentId), command, context);
  }

  async function paymentOf(reportId: number): Promise<string> {
    const [row] = await shop.test.database.query<{ id: string }>(
      `select data->>'paymentId' as id from events.events where type = 'PaymentSucceeded' and data->>'reportId' = $1`,
      [String(reportId)],
    );
    return row!.id;
  }
});
