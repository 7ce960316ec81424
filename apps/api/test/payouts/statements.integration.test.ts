import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { StatementKeysView, StatementsView } from '@closewise/contracts/statements';
import { SealLedger } from '../../src/affiliation/seals/seal-ledger.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { RecurringJobs } from '../../src/platform/jobs/recurring-jobs.js';
import type { Browser } from '../administration/browser.js';
import { avoidMidnight } from '../avoid-midnight.js';
import { Associations } from '../organizations/associations.js';
import { runAttached } from '../process/run-attached.js';
import { runProgram, runVerifierHere, type Verdict } from './run-verifier.js';

// Imported after Nest, which nest-commander requires.
const { StatementsShowCommand } = await import('../../src/payouts/statements/statements.command.js');
const { LedgerSealsCommand } = await import('../../src/affiliation/seals/seals.cli.js');
const { Tax1099Command } = await import('../../src/payouts/tax/tax.command.js');

describe('[LE-07] statements', () => {
  let associations: Associations;
  let ana: Browser;
  let code: string;
  let affiliateId: string;
  let folder: string;
  let month: string;
  let atRest: () => void;

  beforeAll(async () => {
    await avoidMidnight();
    folder = await mkdtemp(join(tmpdir(), 'statements-'));
    associations = await Associations.open();
    const { partners } = associations;
    await partners.get(RecurringJobs).stop();
    await associations.register('AUSTIN');
    await associations.approve('AUSTIN');
    const { token } = await partners.join('ana@example.com', { name: '=1+1 Ana', organizationTag: 'AUSTIN' });
    ({ code, affiliateId } = await partners.affiliate('ana@example.com'));
    await partners.sell(code);
    await partners.sell(code);
    month = new Date().toISOString().slice(0, 7);
    const [year, number] = month.split('-').map(Number) as [number, number];
    const later = new Date(Date.UTC(year, number, 1, 1));
    const clock = jest.spyOn(partners.get(Clock), 'now').mockReturnValue(later);
    atRest = () => clock.mockRestore();
    ana = partners.browser();
    await ana.send('GET', `/api/affiliate/dashboard/${token}`);
  });
  afterAll(async () => {
    atRest();
    await associations.close();
    await rm(folder, { recursive: true });
  });

  const seal = () => associations.partners.get(SealLedger).run(new AbortController().signal);
  const own = (file: string) => ana.send('GET', `/api/affiliate/statements/${file}`);
  const message = async (file: string) => (await own(file)).json<{ message: string; code: string }>();

  async function verdictOf(csv: string): Promise<Verdict> {
    const answer = await associations.partners.browser().send('GET', '/api/statement-keys');
    const [key] = answer.json<StatementKeysView>().keys;
    const file = join(folder, randomUUID());
    await writeFile(file, csv);
    return runVerifierHere(file, '--key', key!.publicKey);
  }

  it('are listed for each closed month', async () => {
    const answer = await ana.send('GET', '/api/affiliate/statements');
    expect(answer.json<StatementsView>()).toEqual({ success: true, months: [month] });
  });

  it('are available only after their entries are sealed', async () => {
    expect(await message(`${month}.csv`)).toMatchObject({
      code: 'payouts.statement-unsealed',
      message: `Some entries of ${month} are not sealed yet: try again in a minute. If that does not help, no worker is running`,
    });
  });

  it('are downloaded as CSV, which the verifier accepts, unless a cent was changed', async () => {
    await seal();
    const { statusCode, headers, body } = await own(`${month}.csv`);
    expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      `attachment; filename="closewise-${code}-${month}.csv"`,
    ]);
    expect(body.startsWith('\ufeff')).toBe(true); // Excel needs it to read names correctly
    const rows = body
      .slice(1)
      .split('\r\n')
      .map((row) => row.split(','));
    expect(rows[2]).toEqual(['name', '', '', "'=1+1 Ana", '', '', '', '', '']);
    expect(rows.map(([record, , , , , amount, balance]) => [record, amount, balance])).toEqual([
      ['Record', 'Amount (USD)', 'Balance (USD)'],
      ['Closewise statement', '', ''],
      ['name', '', ''],
      ['month', '', ''],
      ['opening balance', '', '0.00'],
      ['entry', '10.00', '10.00'],
      ['entry', '10.00', '20.00'],
      ['earned', '20.00', ''],
      ['paid out', '0.00', ''],
      ['closing balance', '', '20.00'],
      ['newest seal', '', ''],
      ['key', '', ''],
      ['signature', '', ''],
      ['', undefined, undefined],
    ]);
    expect(await verdictOf(body)).toMatchObject({
      code: 0,
      said: expect.stringContaining('2 entries, from 0.00 to 20.00'),
    });
    expect(await verdictOf(body.replace(',10.00,20.00', ',10.01,20.00'))).toMatchObject({
      code: 1,
      said: expect.stringContaining('10.00 plus 10.01 is not the balance 20.00'),
    });
    expect((await own(`${month}.csv`)).body).toBe(body);
  });

  it('are verified with the public verifier and key', async () => {
    const visitor = associations.partners.browser();
    const program = await visitor.send('GET', '/verify-statement.mjs');
    expect([program.statusCode, program.headers['content-type']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
    expect(program.headers['content-disposition']).toBe('attachment; filename="verify-statement.mjs"');
    const [key] = (await visitor.send('GET', '/api/statement-keys')).json<StatementKeysView>().keys;
    const [downloaded, statement] = [join(folder, 'verify-statement.mjs'), join(folder, 'statement.csv')];
    await writeFile(downloaded, program.rawPayload);
    await writeFile(statement, (await own(`${month}.csv`)).rawPayload);
    expect(await runProgram(downloaded, statement, '--key', key!.publicKey)).toMatchObject({
      code: 0,
      said: expect.stringContaining(`The statement of affiliate ${code} for ${month} is valid`),
    });
    const changed = (await own(`${month}.csv`)).body.replace(',10.00,20.00', ',10.00,20.01');
    await writeFile(statement, changed);
    expect((await runProgram(downloaded, statement)).code).toBe(1);
  });

  it('are downloaded as PDF in both languages', async () => {
    const [english, spanish] = [await own(`${month}.pdf`), await own(`${month}.pdf?lang=es`)];
    for (const { statusCode, headers, rawPayload } of [english, spanish])
      expect([statusCode, headers['content-type'], rawPayload.subarray(0, 5).toString()]).toEqual([
        200,
        'application/pdf',
        '%PDF-',
      ]);
    expect(english.rawPayload.toString('latin1')).toContain('/Lang (en-US)');
    expect(spanish.rawPayload.toString('latin1')).toContain('/Lang (es-US)');
    expect((await own(`${month}.pdf?lang=fr`)).statusCode).toBe(400);
  });

  it.each([
    ['2026-13.csv', 400, 'Invalid month. Use YYYY-MM, for example 2026-10.'],
    ['2020-01.csv', 404, 'has no statement for 2020-01: there are no entries until then'],
    ['2099-01.pdf', 409, '2099-01 is not over: its statement is available from 2099-02-01, 01:00 UTC'],
    ['2020-01.xls', 400, 'A statement comes as csv or pdf: ask for 2026-10.csv or 2026-10.pdf'],
    ['2020-01', 400, 'A statement comes as csv or pdf: ask for 2026-10.csv or 2026-10.pdf'],
  ])('of %s are refused', async (file, status, sentence) => {
    const answer = await own(file);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      status,
      expect.stringContaining(sentence),
    ]);
  });

  it('of an organization are visible to itself and to admins', async () => {
    const { partners } = associations;
    const of = async (browser: Browser, tag: string) =>
      browser.send('GET', `/api/organization/${tag}/statements/${month}.csv`);
    const eva = partners.browser();
    await associations.signIn('eva@austin.example', undefined, eva);
    const csv = (await of(eva, 'AUSTIN')).body;
    expect(csv).toContain('closing balance,2,');
    expect(await verdictOf(csv)).toMatchObject({
      code: 0,
      said: expect.stringContaining('organization AUSTIN'),
    });
    expect((await of(eva, 'HAR')).statusCode).toBe(403);
    const admin = await associations.admin();
    expect((await of(admin, 'austin')).body).toBe(csv);
    const list = await eva.send('GET', '/api/organization/AUSTIN/statements');
    expect(list.json<StatementsView>().months).toEqual([month]);
  });

  it('of an affiliate are visible to admins, too', async () => {
    const admin = await associations.admin();
    const list = await admin.send('GET', `/api/admin/affiliate/${affiliateId}/statements`);
    expect(list.json<StatementsView>().months).toEqual([month]);
    const answer = await admin.send('GET', `/api/admin/affiliate/${affiliateId}/statements/${month}.csv`);
    expect(answer.body).toBe((await own(`${month}.csv`)).body);
    const nobody = await admin.send('GET', `/api/admin/affiliate/${randomUUID()}/statements`);
    expect(nobody.statusCode).toBe(404);
  });

  it('contain the payouts and their runs', async () => {
    const line = { runId: '2026-09', payee: { kind: 'affiliate', id: affiliateId } };
    const asked = { ...line, payCents: 2000, accountId: 'acct_1', attempt: 1, idempotencyKey: 'j' };
    const facts = [
      { type: 'TransferRequested', data: asked },
      { type: 'TransferSucceeded', data: { ...line, payCents: 2000, transferId: 'tr_0' } },
    ].map((fact) => ({ ...fact, id: randomUUID(), meta }));
    await associations.partners.get(EventStore).append('payout-book', 'no-stream', facts);
    await seal();
    const csv = (await own(`${month}.csv`)).body;
    expect(csv).toMatch(/entry,3,[^,]*,payout,run 2026-09,-20\.00,0\.00,payout-book@0 /);
    expect(csv).toMatch(/entry,4,[^,]*,payout-paid,run 2026-09,0\.00,0\.00,payout-book@1 /);
    expect(csv).toContain('paid out,,,,,20.00,');
    expect(await verdictOf(csv)).toMatchObject({
      code: 0,
      said: expect.stringContaining('4 entries, from 0.00 to 0.00'),
    });
  });

  describe('on the command line', () => {
    const run = (options: object) =>
      runAttached(associations.partners.shop.application, StatementsShowCommand, [], options);

    it('are the same, on stdout and in a file', async () => {
      const csv = (await own(`${month}.csv`)).body;
      expect(await run({ affiliate: code.toLowerCase(), month })).toBe(csv);
      const out = join(folder, 'statement.csv');
      expect(await run({ affiliate: code, month, out })).toBe('');
      expect(await readFile(out, 'utf8')).toBe(csv);
      expect(JSON.parse(await run({ organization: 'AUSTIN', month, format: 'json' }))).toMatchObject({
        payee: { kind: 'organization', label: 'AUSTIN', name: 'Austin Board of Realtors' },
        earnedCents: 500,
        closingCents: 500,
        check: {
          verifier: expect.stringMatching(/^http.*[^/]\/verify-statement\.mjs$/),
          keys: expect.stringMatching(/^http.*[^/]\/api\/statement-keys$/),
        },
      });
    });

    it.each([
      [{}, 'Name one payee: --affiliate CODE or --organization TAG'],
      [{ affiliate: 'A', organization: 'B' }, 'Name one payee: --affiliate CODE or --organization TAG'],
      [{ affiliate: 'NOBODY', month: '2026-10' }, 'There is no affiliate with the code NOBODY'],
      [{ organization: 'NOBODY', month: '2026-10' }, 'There is no organization with the tag NOBODY'],
      [{ organization: 'AUSTIN' }, 'Invalid month. Use YYYY-MM, for example 2026-10.'],
      [{ organization: 'AUSTIN', format: 'xls' }, 'A statement comes as csv, pdf, json'],
    ])('of %j are refused', async (options, sentence) => {
      await expect(run(options)).rejects.toThrow(sentence);
    });

    it('are compared with an auditor’s seals', async () => {
      const seals = (options: object) =>
        runAttached(associations.partners.shop.application, LedgerSealsCommand, [], options);
      const [statement, file] = [join(folder, 'statement'), join(folder, 'seals.json')];
      await writeFile(statement, (await own(`${month}.csv`)).body);
      await writeFile(file, await seals({ first: '1', last: '9' }));
      expect(await runVerifierHere(statement, '--seals', file)).toMatchObject({
        code: 0,
        said: expect.stringContaining('Each entry is in its seal.'),
      });
      expect(JSON.parse(await seals({ first: '1', last: '1' }))).toMatchObject([{ number: 1 }]);
      expect(await seals({ first: '900', last: '901' })).toBe('[]\n');
      for (const wrong of [{ first: '2', last: '1' }, { first: '0', last: '1' }, { first: '1' }])
        await expect(seals(wrong)).rejects.toThrow('Name seals by their numbers: --first 12 --last 40');
    });

    it('fail if the file cannot be written', async () => {
      const out = join(folder, 'none', 'statement.csv');
      await expect(run({ affiliate: code, month, out })).rejects.toThrow(
        `${out} cannot be written: there is no such file or folder`,
      );
    });
  });

  describe('tax 1099', () => {
    let told: string[] = [];
    const run = async (options: object) => {
      const stderr = jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
        told.push(String(text));
        return true;
      });
      try {
        return await runAttached(associations.partners.shop.application, Tax1099Command, [], options);
      } finally {
        stderr.mockRestore();
      }
    };
    beforeEach(() => (told = []));

    beforeAll(async () => {
      const { partners } = associations;
      const line = { runId: '2026-10', payee: { kind: 'affiliate', id: affiliateId } };
      const asked = { ...line, payCents: 210_000, accountId: 'acct_1', attempt: 1, idempotencyKey: 'k' };
      const came = { ...line, transferId: 'tr_1', changeCents: 5000, reversedCents: 5000 };
      const facts = [
        { type: 'TransferRequested', data: asked },
        { type: 'TransferSucceeded', data: { ...line, payCents: 210_000, transferId: 'tr_1' } },
        { type: 'TransferReversed', data: came },
      ].map((fact) => ({ ...fact, id: randomUUID(), meta }));
      await partners.get(EventStore).append('payout-book', 1, facts);
      await partners.shop.test.database.transaction(async (client) => {
        await client.query('set local session_replication_role = replica');
        await client.query(
          `update events.events set created_at = '2026-12-31T23:59:59.999Z' where stream_id = 'payout-book'`,
        );
      });
    });
    const isNow = (now: string) =>
      jest.spyOn(associations.partners.get(Clock), 'now').mockReturnValue(new Date(now));

    it('lists the payments of the year less returned money', async () => {
      isNow('2027-01-15T10:00:00.000Z');
      const [head, row, ...rest] = (await run({ year: '2026' })).split('\r\n');
      expect(head).toContain('1099-NEC box 1 (USD)');
      expect(row).toBe(`2026,affiliate,${code},'=1+1 Ana,acct_1,2,2120.00,50.00,2070.00,2000.00,yes`);
      expect(rest).toEqual(['']);
      expect(told.join('')).toBe(
        '1 of 1 payee of 2026 reached $2,000.00 (IRC § 6041(a) as amended by Public Law 119-21 (One Big Beautiful Bill Act) § 70433: $2,000)\n',
      );
    });

    it('says that a year is not over', async () => {
      isNow('2026-12-31T23:59:59.999Z');
      expect(JSON.parse(await run({ year: '2026', format: 'json' }))).toMatchObject({
        isOver: false,
        thresholdCents: 200_000,
        payees: [{ label: code, boxOneCents: 207_000, isReported: true }],
      });
      expect(told.join('')).toContain('2026 is not over: later payments will be added');
    });

    it('refuses a year that has not begun, and an invalid one', async () => {
      isNow('2026-12-31T23:59:59.999Z');
      await expect(run({ year: '2027' })).rejects.toThrow('2027 has not begun');
      await expect(run({})).rejects.toThrow('Invalid year. Use YYYY, for example 2026.');
    });
  });
});

const meta = {
  actor: 'test',
  correlationId: randomUUID(),
  causationId: null,
  schemaVersion: 1,
  at: '2026-12-31T23:59:59.999Z',
};
