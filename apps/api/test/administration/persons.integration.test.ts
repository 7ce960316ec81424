import { CommandBus } from '@nestjs/cqrs';
import type {
  AdminActionsView,
  ErasedPersonView,
  ExportedPersonView,
  FoundPersonView,
} from '@closewise/contracts/admin';
import { CreateAdmin } from '../../src/administration/accounts/create-admin.command.js';
import { PrivacyEraseCommand } from '../../src/privacy/privacy.commands.js';
import { PrivacyExportCommand } from '../../src/privacy/privacy.commands.js';
import { PrivacyFindCommand } from '../../src/privacy/privacy.commands.js';
import { cards } from '../buyer/order.js';
import { Shop } from '../buyer/shop.js';
import { runHere } from '../process/run-here.js';
import { runAttached } from '../process/run-attached.js';
import { Browser } from './browser.js';

const reason = 'They asked for it, ticket 4711';
const email = 'Rosa.Lind@example.com';

describe('a person in the hands of an admin', () => {
  let shop: Shop;
  let admin: Browser;
  let auditor: Browser;
  beforeAll(async () => {
    shop = await Shop.open();
    admin = await signedIn('ana', 'admin');
    auditor = await signedIn('paul', 'auditor');
  });
  afterAll(() => shop?.close());

  async function signedIn(name: string, role: 'admin' | 'auditor'): Promise<Browser> {
    const commands = shop.application.get(CommandBus, { strict: false });
    const operator = { actor: 'operator', correlationId: 'test' };
    const { password } = await commands.execute(new CreateAdmin(name, { role, password: null }, operator));
    const browser = new Browser(shop.application, role === 'admin' ? '198.51.100.7' : '198.51.100.8');
    await browser.signIn(name, password);
    return browser;
  }

  const send = (what: 'find' | 'export' | 'erase', body: object, by = admin) =>
    by.send('POST', `/api/admin/persons/${what}`, body);
  const found = async (whom: string): Promise<FoundPersonView['person']> =>
    (await send('find', { whom })).json<FoundPersonView>().person;
  const told = async (answer: ReturnType<typeof send>): Promise<[number, string]> => {
    const { statusCode, ...rest } = await answer;
    return [statusCode, rest.json<{ message: string }>().message];
  };
  const erase = (whom: string, more: object = {}) =>
    send('erase', { whom, reason, confirmation: whom, ...more });
  const actions = async () => {
    const page = (await auditor.send('GET', '/api/admin/audit')).json<AdminActionsView>();
    return page.actions.map(({ summary, reason: why }) => [summary, why]);
  };

  it('is found by address or report, exported and erased, each recorded without a name', async () => {
    const first = await shop.sell({ userEmail: email });
    const second = await shop.sell({
      userEmail: email.toLowerCase(),
      address: '7 Elm Street, Austin, TX 78701',
    });
    await shop.caughtUp('reporting.kept-reports@1');
    const person = await found(` ${email.toUpperCase()} `);
    expect(person).toMatchObject({ kept: { reports: 2 }, keys: 2, erasedBefore: 0, objections: [] });
    const report = (reportId: number) => ({ kind: 'report', name: String(reportId), status: 'completed' });
    expect(person.things).toEqual(expect.arrayContaining([report(first), report(second)]));
    expect((await found(String(first))).things).toEqual([report(first)]);

    const exported = (await send('export', { whom: email, reason })).json<ExportedPersonView>();
    expect(exported.about).toBe(email);
    expect(JSON.stringify(exported.kept)).toContain('7 Elm Street');

    const { message, keys } = (await erase(email)).json<ErasedPersonView>();
    expect([message, keys]).toEqual(['Permanently erased', 2]);
    for (const reportId of [first, second])
      expect((await shop.get(`/html-report/${reportId}`, { accept: 'text/html' })).statusCode).toBe(404);
    const sign = `the subject ${person.pseudonym}…`;
    expect((await actions()).slice(0, 4)).toEqual([
      [`Erased the personal data of ${sign}`, reason],
      [`Exported the data of ${sign}`, reason],
      [`Looked up the data of ${sign}`, null],
      [`Looked up the data of ${sign}`, null],
    ]);
  });

  it('who was erased before is said to be, however often', async () => {
    const whom = String(await shop.sell({ userEmail: 'otto@example.com' }));
    await erase(whom);
    const before = (await actions()).length;
    expect(await told(erase(whom))).toEqual([200, 'Already erased; no data is left']);
    expect(await actions()).toHaveLength(before);
    expect(await found(whom)).toMatchObject({ kept: {}, things: [], keys: 0, erasedBefore: 1 });
  });

  it('is not erased while something needs the data, unless the admin insists', async () => {
    const { database } = shop.test;
    const reportId = await shop.createReport({ userEmail: 'fay@example.com' });
    await database.query('alter table durable.report_documents rename to documents_out_of_reach');
    const intent = await shop.openPayment(reportId);
    await shop.pay(intent, cards.pays);
    await shop.reportSuccess(reportId, intent.paymentIntent.id);
    await shop.until(reportId, 'processing');
    await shop.caughtUp('reporting.kept-reports@1');
    const objection = `Report ${reportId} is paid but not generated yet. Wait until it is, or refund it.`;
    expect((await found('fay@example.com')).objections).toEqual([objection]);
    expect(await told(erase('fay@example.com'))).toEqual([409, objection]);
    await database.query('alter table durable.documents_out_of_reach rename to report_documents');
    expect(await told(erase('fay@example.com', { evenUnfinished: true }))).toEqual([
      200,
      'Permanently erased',
    ]);
    expect((await actions())[0]![0]).toContain(', although something still needed it');
  });

  it('who is not known, not confirmed or named in the reason is refused with one sentence', async () => {
    const nobody =
      'No data is stored about this email address. Check the spelling, or enter a report number.';
    const kept = await shop.sell({ userEmail: 'kai@example.com' });
    for (const what of ['find', 'export', 'erase'] as const) {
      const body =
        what === 'find' ? {} : { reason, ...(what === 'erase' && { confirmation: 'no@example.com' }) };
      expect(await told(send(what, { whom: 'no@example.com', ...body }))).toEqual([404, nobody]);
    }
    expect(await told(erase('kai@example.com', { confirmation: 'kai' }))).toEqual([
      400,
      'Nothing was erased. To confirm, type the email address or report number exactly as you searched for it.',
    ]);
    const naming = { reason: 'kai@example.com asked' };
    for (const answer of [
      erase('kai@example.com', naming),
      send('export', { whom: 'kai@example.com', ...naming }),
    ])
      expect(await told(answer)).toEqual([400, expect.stringContaining('leave out the email address')]);
    for (const body of [{ whom: '  ' }, { whom: 'kai@example.com\n' }, { whom: 7 }, {}])
      expect((await send('find', body)).statusCode).toBe(400);
    expect(
      (await send('erase', { whom: 'kai@example.com', confirmation: 'kai@example.com' })).statusCode,
    ).toBe(400);
    expect((await shop.get(`/html-report/${kept}`, { accept: 'text/html' })).statusCode).toBe(200);
    expect(await told(send('find', { whom: 'kai@example.com' }, auditor))).toEqual([
      403,
      'You have read-only access: only an admin can do this',
    ]);
  });

  it('is erased on the command line only by who means it', async () => {
    const reportId = await shop.sell({ userEmail: 'mia@example.com' });
    const privacy = (...args: string[]) => runHere(shop.application, ['privacy', ...args]);
    const tried = await privacy('erase', 'mia@example.com', '--dry-run');
    expect([tried.code, tried.out]).toEqual([0, expect.stringContaining(' 1 report,')]);
    const unasked = await privacy('erase', 'mia@example.com');
    expect([unasked.code, unasked.out, unasked.err]).toEqual([2, '', expect.stringContaining('--yes')]);
    expect((await shop.get(`/html-report/${reportId}`)).statusCode).toBe(200);
    expect((await privacy('reapply')).out).toMatch(/\d recorded erasures? w(as|ere)/);
    expect((await shop.get(`/html-report/${reportId}`)).statusCode).toBe(200);
  });

  it('is found, exported and erased alike on the command line', async () => {
    const reportId = await shop.sell({ userEmail: 'lea@example.com' });
    const run = (...[type, options]: [Parameters<typeof runAttached>[1], object?]) =>
      runAttached(shop.application, type, ['lea@example.com'], options);
    expect(await run(PrivacyFindCommand)).toBe(`Stored: 1 report, 1 key\nreport ${reportId}: completed\n`);
    expect(JSON.parse(await run(PrivacyExportCommand, { reason }))).toMatchObject({
      about: 'lea@example.com',
    });
    expect(await run(PrivacyEraseCommand, { yes: true, reason })).toBe('Erased: 1 report, 1 key\n');
    expect(await run(PrivacyFindCommand)).toBe('Already erased; no data is left\n');
    await shop.caughtUp('administration.audit@2');
    const said = (await actions()).slice(0, 4).map(([summary, why]) => [String(summary).split(' ')[0], why]);
    expect(said).toEqual([
      ['Looked', null],
      ['Erased', reason],
      ['Exported', reason],
      ['Looked', null],
    ]);
    await expect(run(PrivacyEraseCommand, { yes: true, reason: 'lea@example.com asked' })).rejects.toThrow(
      'leave out the email address',
    );
  });
});
