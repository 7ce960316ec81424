import { createHash, randomUUID } from 'node:crypto';
import type { ReportDocument } from '@closewise/contracts/report-document';
import type { ReportLanguage } from '@closewise/domain/reporting';
import { MailsOfPersons } from '../../src/platform/mail/mails-of-persons.js';
import { Outbox } from '../../src/platform/mail/outbox/outbox.js';
import { ReportDocuments } from '../../src/reporting/reading/report-documents.js';
import type { ActiveReport } from '../../src/reporting/known-reports/reports.js';
import { houstonHome, reportDocumentOf } from '../fixtures/report-documents.js';
import { freshDatabase, type TestDatabase } from '../postgres.js';
import { aProcess, type TestProcess } from '../processing.js';
import { tracesOf } from './traces.js';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('the tables that hold what persons are sent', () => {
  let test: TestDatabase;
  let process: TestProcess;
  beforeAll(async () => {
    test = await freshDatabase();
    process = aProcess(test.database);
  });
  afterAll(() => test.close());

  const destroyKeysOf = async (subjectId: string): Promise<void> =>
    process.personalData.destroyKeys(await process.personalData.keysOf(subjectId));
  const rowsOf = async (table: string, subjectId: string): Promise<number> => {
    const sql = `select count(*) as n from durable.${table} where subject_id = $1`;
    return (await test.database.query<{ n: number }>(sql, [subjectId]))[0]!.n;
  };

  describe('report documents', () => {
    const documents = () => new ReportDocuments(test.database, process.personalData);
    const written = (reportId: number, language: ReportLanguage, generatedAt: string): ReportDocument => ({
      ...reportDocumentOf(houstonHome, language),
      reportId,
      generatedAt,
    });
    /** A report with a readable revision of both languages, as its stream tells it. */
    async function stored(
      reportId: number,
      subjectId: string,
      revision = 1,
      at = '2026-11-21T15:00:00.000Z',
    ) {
      const texts = (['en', 'es'] as const).map((language) => written(reportId, language, at));
      const refs = await Promise.all(texts.map((one) => documents().store(one, { subjectId, revision })));
      const report = { status: 'completed', request: { reportId }, readable: { revision, documents: refs } };
      return { texts, refs, report: report as unknown as ActiveReport };
    }

    it('are read in each language and revision as they were written', async () => {
      const first = await stored(1, 'ann.1');
      const second = await stored(1, 'ann.1', 2, '2026-11-22T15:00:00.000Z');
      const other = await stored(2, 'bob.2');
      for (const { report, texts } of [first, second, other]) {
        expect(await documents().read(report, 'en')).toEqual(texts[0]);
        expect(await documents().read(report, 'es')).toEqual(texts[1]);
      }
      expect(first.refs).toEqual(
        first.texts.map((text) => ({
          language: text.language,
          schemaVersion: text.schemaVersion,
          hash: hashOf(JSON.stringify(text)),
        })),
      );
    });

    it('that an earlier release has stored are read', async () => {
      const text = JSON.stringify(written(3, 'es', '2026-11-21T15:00:00.000Z'));
      await test.database.query(
        `insert into durable.report_documents (report_id, revision, language, schema_version, hash, subject_id, sealed)
         values (3, 7, 'es', 1, $1, 'cleo.3', $2)`,
        [hashOf(text), await process.personalData.seal('cleo.3', text)],
      );
      const readable = { revision: 7, documents: [{ language: 'es', schemaVersion: 1, hash: hashOf(text) }] };
      const report = { status: 'completed', request: { reportId: 3 }, readable } as unknown as ActiveReport;
      expect(await documents().read(report, 'es')).toEqual(JSON.parse(text));
      expect(await documents().read(report, 'en')).toBeNull();
      expect(await documents().read({ ...report, readable: null } as ActiveReport, 'es')).toBeNull();
    });

    it('stay as the first attempt at a revision wrote them, and the next one records the same', async () => {
      const first = await stored(4, 'dora.4');
      const again = await stored(4, 'dora.4', 1, '2026-11-23T15:00:00.000Z');
      expect(again.refs).toEqual(first.refs);
      expect(await documents().read(again.report, 'es')).toEqual(first.texts[1]);
      expect(await rowsOf('report_documents', 'dora.4')).toBe(2);
    });

    it('are not shown when they are not what their generation recorded', async () => {
      const { report } = await stored(8, 'hal.8');
      const other = await stored(9, 'hal.9', 1, '2026-11-23T15:00:00.000Z');
      const readable = { revision: 1, documents: other.refs };
      await expect(documents().read({ ...report, readable } as ActiveReport, 'es')).rejects.toThrow(
        'A stored report does not match the hash in its event',
      );
    });

    it('are no word of the house in the table, and open for nobody else', async () => {
      const { report } = await stored(5, 'eva.5');
      expect(await tracesOf(['Main Street', 'Houston', 'Harris'], test.database)).toEqual([]);
      await test.database.query(
        `update durable.report_documents set subject_id = 'fay.5' where report_id = 5`,
      );
      await expect(documents().read(report, 'en')).rejects.toThrow('does not verify');
    });

    it('cannot be opened once the person was erased, and their rows go, of exactly this subject', async () => {
      const gone = await stored(6, 'gil.6');
      const kept = await stored(7, 'gil.7');
      await destroyKeysOf('gil.6');
      expect(await documents().read(gone.report, 'en')).toBeNull();
      expect(await rowsOf('report_documents', 'gil.6')).toBe(2);
      await documents().eraseOf('gil.6');
      expect([await rowsOf('report_documents', 'gil.6'), await rowsOf('report_documents', 'gil.7')]).toEqual([
        0, 2,
      ]);
      expect(await documents().read(kept.report, 'es')).toEqual(kept.texts[1]);
      await expect(stored(6, 'gil.6')).rejects.toMatchObject({ code: 'privacy.subject-erased' });
    });
  });

  describe('mails', () => {
    const outbox = () => new Outbox(test.database, process.personalData);
    const mails = () => new MailsOfPersons(test.database, outbox());
    const letter = (subjectId: string, subject: string) => ({
      key: `report:${subject}`,
      messageId: randomUUID(),
      date: new Date('2026-11-21T10:00:00Z'),
      subjectId,
      to: 'hal@example.com',
      language: 'es',
      subject,
      html: '<p>Hola</p>',
      text: 'Hola',
    });
    /** As when the mail was sent that many minutes after the others. */
    async function sent(subjectId: string, subject: string, minute = 0) {
      const one = letter(subjectId, subject);
      await outbox().put(one);
      await test.database.query(
        `update durable.outbox_mails set sent_at = timestamptz '2026-11-21T10:00:00Z' + $2 * interval '1 minute'
          where message_id = $1`,
        [one.messageId, minute],
      );
      await test.database.query(
        `insert into durable.mail_deliveries (key, subject_id, message_id, state, prepared_at, changed_at)
         values ($1, $2, $3, 'accepted', timestamptz '2026-11-21T10:00:00Z' + $4 * interval '1 minute',
           timestamptz '2026-11-21T10:00:30Z' + $4 * interval '1 minute')`,
        [one.key, subjectId, one.messageId, minute],
      );
      return one;
    }
    const shown = (
      { key: _key, date: _date, subjectId: _subjectId, ...mail }: ReturnType<typeof letter>,
      minute = 0,
    ) => ({
      ...mail,
      sentAt: `2026-11-21T10:0${minute}:00.000Z`,
    });

    it('are shown as they were written, each once however often it is put there', async () => {
      const first = await sent('hal.1', 'first');
      const second = await sent('hal.1', 'second', 1);
      await sent('hal.2', 'other', 2);
      await outbox().put({ ...first, text: 'again' });
      expect(await outbox().findBySubject('hal.1')).toEqual([shown(first), shown(second, 1)]);
      expect((await outbox().newest()).map(({ subject }) => subject)).toEqual(['other', 'second', 'first']);
      expect(await outbox().find(second.messageId)).toEqual(shown(second, 1));
      expect(await tracesOf(['hal@example', '<p>Hola'], test.database)).toEqual([]);
    });

    it('are exported to exactly their person, with how each was delivered', async () => {
      const first = await sent('ida.1', 'one');
      const second = await sent('ida.1', 'two', 1);
      await sent('ida.2', 'three', 2);
      expect(await mails().export('ida.1')).toEqual({
        deliveries: [
          { key: 'report:one', state: 'accepted', at: '2026-11-21T10:00:30Z' },
          { key: 'report:two', state: 'accepted', at: '2026-11-21T10:01:30Z' },
        ],
        outbox: [shown(first), shown(second, 1)],
      });
      expect(await mails().export('ida')).toBeNull();
    });

    it('go with their rows when their person is erased, whether they can be read or not, and nobody else’s', async () => {
      for (const readable of [true, false]) {
        const subjectId = readable ? 'jon.1' : 'jon.2';
        await sent(subjectId, `to ${subjectId}`);
        await sent('kim.1', `beside ${subjectId}`);
        if (!readable) await destroyKeysOf(subjectId);
        expect(await outbox().findBySubject(subjectId)).toHaveLength(readable ? 1 : 0);
        for (const table of ['outbox_mails', 'mail_deliveries'])
          expect(await rowsOf(table, subjectId)).toBe(1);
        await mails().erase(subjectId);
        await mails().erase(subjectId);
        for (const table of ['outbox_mails', 'mail_deliveries'])
          expect(await rowsOf(table, subjectId)).toBe(0);
      }
      expect(await outbox().findBySubject('kim.1')).toHaveLength(2);
      for (const table of ['outbox_mails', 'mail_deliveries']) expect(await rowsOf(table, 'kim.1')).toBe(2);
    });

    it('of erased persons are passed over by the list, and not put there any more', async () => {
      const mail = await sent('lea.1', 'to Lea', 9);
      await destroyKeysOf('lea.1');
      expect((await outbox().newest()).map(({ subject }) => subject)).not.toContain('to Lea');
      expect(await outbox().find(mail.messageId)).toBeNull();
      await expect(outbox().put(letter('lea.1', 'late'))).rejects.toMatchObject({
        code: 'privacy.subject-erased',
      });
      expect(await rowsOf('outbox_mails', 'lea.1')).toBe(1);
    });
  });
});
