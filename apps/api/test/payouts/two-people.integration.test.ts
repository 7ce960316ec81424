import { jest } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { systemActor } from '@closewise/domain/actor';
import { dayAfterMonth, daysAfter } from '@closewise/domain/calendar';
import type { AdminActionsView, PayoutRunChangedView, PayoutRunView } from '@closewise/contracts/admin';
import { CreateAdmin } from '../../src/administration/accounts/create-admin.command.js';
import { PayoutsApproveCommand } from '../../src/payouts/cli/payouts-change.commands.js';
import { PayoutsExecuteCommand } from '../../src/payouts/cli/payouts-run.commands.js';
import { PayoutsListCommand, PayoutsShowCommand } from '../../src/payouts/cli/payouts-read.commands.js';
import { PayoutsPrepareCommand } from '../../src/payouts/cli/payouts-run.commands.js';
import { Pauses } from '../../src/payouts/execution/run-execution.js';
import { PreparePayoutRun } from '../../src/payouts/runs/payout-run.commands.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { bySystem } from '../../src/platform/commands/contexts.js';
import { Browser } from '../administration/browser.js';
import { Phone } from '../administration/phone.js';
import { operator } from '../affiliation/partners.js';
import { anEvent } from '../events.js';
import { waitFor } from '../wait-for.js';
import { Finance } from './finance.js';

const refusal = (code: string) => expect.objectContaining({ code });

describe('[LE-05] two people for a payout run', () => {
  let finance: Finance;
  let ann: Browser;
  let omar: Browser;
  let annsPassword: string;
  let annsPhone: Phone;
  /** An admin without a second factor. */
  let zoe: Browser;
  let auditor: Browser;
  /** The run that was prepared last. */
  let runId: string;
  let addresses = 0;

  const signIn = async (name: string, role: 'admin' | 'auditor' = 'admin') => {
    const { username, password } = await finance
      .get(CommandBus)
      .execute(new CreateAdmin(name, { role, password: null }, operator()));
    const browser = new Browser(finance.stripeShop.shop.application, `203.0.113.${++addresses}`);
    await browser.signIn(username, password);
    return { browser, password };
  };
  const withPhone = async (name: string) => {
    const { browser, password } = await signIn(name);
    return { browser, password, phone: await new Phone(finance.get(Clock)).setUp(browser) };
  };

  beforeAll(async () => {
    finance = await Finance.open();
    ({ browser: ann, password: annsPassword, phone: annsPhone } = await withPhone('ann'));
    ({ browser: omar } = await withPhone('omar'));
    ({ browser: zoe } = await signIn('zoe'));
    ({ browser: auditor } = await signIn('paul', 'auditor'));
  });
  beforeEach(() => {
    finance.stripe.setBalance(10_000_000);
    atCommandLine('maria');
  });
  afterEach(async () => {
    finance.beOn(daysAfter(dayAfterMonth(finance.month), 21));
    await finance.settle();
  });
  afterAll(() => finance?.close());

  const atCommandLine = (name: string) => finance.be(name, { onePersonMay: false });
  const post = (admin: Browser, path: string, body?: object) =>
    admin.send('POST', `/api/admin/payouts${path}`, body);
  /** A refusal's status and code, or the run's status. */
  const outcomeOf = async (admin: Browser, path: string, body?: object) => {
    const answer = await post(admin, path, body);
    const { code, run } = answer.json<PayoutRunChangedView & { code?: string }>();
    return answer.statusCode === 200 ? run.status : [answer.statusCode, code];
  };
  const prepare = async (admin: Browser): Promise<void> => {
    runId = (await post(admin, '', { month: finance.month })).json<PayoutRunChangedView>().run.runId;
  };
  const prepareOnCommandLine = async (): Promise<void> => {
    const { out } = await finance.run(PayoutsPrepareCommand, [], { month: finance.month });
    runId = /^Run (\S+) is prepared/m.exec(out)![1]!;
  };
  const approve = (admin: Browser) => outcomeOf(admin, `/${runId}/approve`);
  const execute = (admin: Browser) => outcomeOf(admin, `/${runId}/execute`);
  const read = async (admin = ann) =>
    (await admin.send('GET', `/api/admin/payouts/${runId}`)).json<PayoutRunView>();
  const ended = () =>
    waitFor(async () => {
      const view = await read();
      if (view.isRunning) throw new Error('Lines are being paid');
      return view.run;
    });

  it('prepare and approve it in the admin area, where the approver neither prepares nor executes it', async () => {
    const { accountId } = await finance.affiliate(12_000);
    await prepare(ann);
    expect(await approve(ann)).toEqual([403, 'payouts.same-approver']);
    expect(await execute(omar)).toEqual([409, 'payouts.run-not-approved']);
    expect(await approve(zoe)).toEqual([409, 'administration.second-factor-off']);
    expect(await approve(omar)).toBe('approved');
    expect(await approve(omar)).toEqual([409, 'payouts.run-approved']);
    expect(await execute(omar)).toEqual([403, 'payouts.same-executor']);
    expect(finance.transfersTo(accountId)).toEqual([]);
    expect(await execute(ann)).toBe('approved');
    expect(await ended()).toMatchObject({
      status: 'completed',
      preparedBy: 'ann',
      preparedVia: 'admin',
      approvedBy: 'omar',
      approvedVia: 'admin',
      executedBy: ['ann'],
      executedVia: ['admin'],
      paidCents: 12_000,
    });
    expect(finance.transfersTo(accountId)).toEqual([12_000]);
    expect(await execute(ann)).toEqual([409, 'payouts.run-ended']);

    const { actions } = (await ann.send('GET', '/api/admin/audit?pageSize=50')).json<AdminActionsView>();
    const told = actions.map(({ admin, summary }) => `${admin}: ${summary}`);
    expect(told.filter((line) => line.includes(runId))).toEqual([
      `ann: Executed the payout run ${runId}`,
      `omar: Approved the payout run ${runId}`,
      `ann: Prepared the payout run ${runId}`,
    ]);
  });

  it('do not include the server or a name on the command line as the second person', async () => {
    await finance.affiliate(12_000);
    runId = await finance
      .get(CommandBus)
      .execute(new PreparePayoutRun(finance.month, systemActor, bySystem()));
    expect(await read()).toMatchObject({ run: { preparedBy: 'system', preparedVia: 'system' } });
    atCommandLine('maria');
    await expect(finance.run(PayoutsApproveCommand, [runId])).rejects.toEqual(
      refusal('payouts.approver-unproven'),
    );
    expect(await approve(omar)).toBe('approved');
    for (const name of ['omar', ' Omar']) {
      atCommandLine(name);
      await expect(finance.run(PayoutsExecuteCommand, [runId])).rejects.toEqual(
        refusal('payouts.same-executor'),
      );
    }
    atCommandLine('maria');
    expect((await finance.run(PayoutsExecuteCommand, [runId])).failed).toBe(false);
    expect((await finance.run(PayoutsShowCommand, [runId])).out).toMatch(
      /^Prepared by system, .*\nApproved by omar \(admin\), .*\nExecuted by maria \(self-declared\), /m,
    );
    expect((await finance.run(PayoutsListCommand)).out).toMatch(
      new RegExp(`^${runId} +completed .* system +omar \\(admin\\)$`, 'm'),
    );
    const [listed] = JSON.parse((await finance.run(PayoutsListCommand, [], { json: true })).out) as object[];
    expect(listed).toMatchObject({
      preparedVia: 'system',
      approvedVia: 'admin',
      executedBy: ['maria'],
      executedVia: ['operator'],
    });
  });

  it('are not one person who prepares on the command line and approves as that admin', async () => {
    await finance.affiliate(12_000);
    atCommandLine('Omar');
    await prepareOnCommandLine();
    expect(await approve(omar)).toEqual([403, 'payouts.same-approver']);
    expect(await approve(ann)).toBe('approved');
  });

  it('may be one person if the setting allows it', async () => {
    const { accountId } = await finance.affiliate(12_000);
    finance.be('maria', { onePersonMay: true });
    await prepareOnCommandLine();
    expect((await finance.run(PayoutsApproveCommand, [runId])).out).toBe(
      `The run ${runId} is approved by maria (self-declared)\n`,
    );
    expect((await finance.run(PayoutsExecuteCommand, [runId])).failed).toBe(false);
    expect(finance.transfersTo(accountId)).toEqual([12_000]);
    await finance.affiliate(13_000);
    await prepare(omar);
    expect([await approve(omar), await execute(omar)]).toEqual(['approved', 'approved']);
    expect(await ended()).toMatchObject({ status: 'completed' });
  });

  it('enter the password again, and auditors and strangers can do nothing', async () => {
    await finance.affiliate(12_000);
    await prepare(omar);
    const later = new Date(finance.get(Clock).now().getTime() + 11 * 60_000);
    jest.spyOn(finance.get(Clock), 'now').mockReturnValue(later);
    const reason = { reason: 'a day early' };
    const calls = [['approve'], ['execute'], ['cancel', reason], ['close', reason]] as const;
    for (const [verb, body] of calls) {
      expect([verb, await outcomeOf(ann, `/${runId}/${verb}`, body)]).toEqual([
        verb,
        [403, 'administration.confirmation-required'],
      ]);
      expect([verb, (await post(auditor, `/${runId}/${verb}`, body)).statusCode]).toEqual([verb, 403]);
      const stranger = new Browser(finance.stripeShop.shop.application, '203.0.113.99');
      expect([verb, (await post(stranger, `/${runId}/${verb}`, body)).statusCode]).toEqual([verb, 401]);
    }
    expect((await post(auditor, '', { month: finance.month })).statusCode).toBe(403);
    const typed = { password: annsPassword };
    expect((await ann.send('POST', '/api/auth/confirm', typed)).json().code).toBe(
      'administration.second-factor-unproved',
    );
    await ann.send('POST', '/api/auth/confirm', { ...typed, code: annsPhone.code() });
    expect(await approve(ann)).toBe('approved');
  });

  it('approve and pay it only once when they act at the same time', async () => {
    const [first, second] = [await finance.affiliate(12_000), await finance.affiliate(13_000)];
    atCommandLine('maria');
    await prepareOnCommandLine();
    const approvals = await Promise.all([approve(ann), approve(omar)]);
    const isAnns = approvals[0] === 'approved';
    expect(approvals[isAnns ? 1 : 0]).toEqual([409, 'payouts.run-approved']);
    const executor = isAnns ? omar : ann;
    await Promise.all([execute(executor), execute(executor), execute(executor)]);
    expect(await ended()).toMatchObject({ status: 'completed', paidCents: 25_000 });
    expect([finance.transfersTo(first.accountId), finance.transfersTo(second.accountId)]).toEqual([
      [12_000],
      [13_000],
    ]);
  });

  it('execute it again for refused lines, or close it', async () => {
    const [anna, ben] = [await finance.affiliate(12_000), await finance.affiliate(13_000)];
    await prepare(ann);
    await approve(omar);
    finance.stripe.restrict(anna.accountId);
    await execute(ann);
    expect(await ended()).toMatchObject({ status: 'executing', paidCents: 13_000, counts: { failed: 1 } });
    expect(await outcomeOf(ann, `/${runId}/cancel`, { reason: 'too late' })).toEqual([
      409,
      'payouts.run-begun',
    ]);
    finance.stripe.completeOnboarding(anna.accountId);
    expect(await execute(omar)).toEqual([403, 'payouts.same-executor']);
    expect(await execute(zoe)).toBe('executing');
    expect(await ended()).toMatchObject({ status: 'completed', executedBy: ['ann', 'zoe'] });
    expect([finance.transfersTo(anna.accountId), finance.transfersTo(ben.accountId)]).toEqual([
      [12_000],
      [13_000],
    ]);

    const cleo = await finance.affiliate(14_000);
    await prepare(ann);
    await approve(omar);
    finance.stripe.restrict(cleo.accountId);
    await execute(ann);
    await ended();
    const close = () => outcomeOf(omar, `/${runId}/close`, { reason: 'account closed' });
    expect([await close(), await close()]).toEqual(['completed', 'completed']);
    expect(await read()).toMatchObject({
      run: { ended: { by: 'omar', via: 'admin', reason: 'account closed' } },
    });
  });

  it('see that it is being paid, on the command line or by a waiting job, and do not start it twice', async () => {
    const { accountId } = await finance.affiliate(12_000);
    await prepare(ann);
    await approve(omar);
    expect((await read()).isRunning).toBe(false);
    const transfers = { method: 'POST', path: /transfers$/ } as const;
    const release = finance.stripe.faults.hold(transfers);
    const onCommandLine = finance.run(PayoutsExecuteCommand, [runId]);
    await waitFor(async () => expect((await read()).isRunning).toBe(true));
    expect(await execute(ann)).toEqual([409, 'payouts.run-busy']);
    release();
    expect((await onCommandLine).failed).toBe(false);
    expect((await read()).isRunning).toBe(false);
    expect(finance.transfersTo(accountId)).toEqual([12_000]);

    const next = await finance.affiliate(13_000);
    await prepare(ann);
    await approve(omar);
    const { shop } = finance.stripeShop;
    await shop.holdJobs();
    expect(await execute(ann)).toBe('approved');
    expect(await read()).toMatchObject({ isRunning: true, run: { executedBy: ['ann'], paidCents: 0 } });
    expect(await execute(zoe)).toEqual([409, 'payouts.run-busy']);
    await shop.letJobsGo();
    expect(await ended()).toMatchObject({ status: 'completed', executedBy: ['ann'] });
    expect(finance.transfersTo(next.accountId)).toEqual([13_000]);
  });

  it('have it paid once even if the provider does not respond at first', async () => {
    const { accountId } = await finance.affiliate(12_000);
    await prepare(ann);
    await approve(omar);
    jest.spyOn(finance.get(Pauses), 'wait').mockResolvedValue();
    const of = { method: 'POST', path: /transfers$/ } as const;
    finance.stripe.faults.next({ answer: 'drop', times: 1000, of });
    await execute(ann);
    await waitFor(async () => expect((await read()).run.counts.requested).toBe(1));
    expect((await read()).isRunning).toBe(true);
    finance.stripe.faults.clear();
    await waitFor(async () => {
      await finance.stripeShop.shop.hurryJobs();
      expect((await read()).run.status).toBe('completed');
    });
    expect(finance.transfersTo(accountId)).toEqual([12_000]);
  });

  it('see in advance why they cannot approve or execute it', async () => {
    await finance.affiliate(12_000);
    await prepare(ann);
    const obstacles = async (admin: Browser) => (await read(admin)).obstacles;
    const unapproved = `The run ${runId} is not approved yet: approve or cancel it first`;
    expect(await obstacles(ann)).toEqual({
      approve: `ann prepared the run ${runId}: another person has to approve it`,
      execute: unapproved,
    });
    expect(await obstacles(zoe)).toEqual({
      approve: 'A payout run is approved with a second factor: set yours up under Security first',
      execute: unapproved,
    });
    expect(await obstacles(omar)).toEqual({ approve: null, execute: unapproved });
    expect((await obstacles(auditor)).approve).toMatch(/^\(hidden /);
    await approve(omar);
    expect((await obstacles(ann)).execute).toBe(null);
    expect((await obstacles(omar)).execute).toBe(
      `omar approved the run ${runId}: another person has to execute it`,
    );
  });

  it('get a clear message for every refused action', async () => {
    await finance.affiliate(12_000);
    const refused = async (admin: Browser, path: string, body?: object) => {
      const answer = await post(admin, path, body);
      return [
        answer.statusCode,
        answer.json<{ code?: string }>().code,
        answer.json<{ message: string }>().message,
      ];
    };
    expect(await refused(ann, '', { month: 'October' })).toEqual([
      400,
      'payouts.month-invalid',
      expect.stringContaining('2026-10'),
    ]);
    expect(await outcomeOf(ann, '/2020-01/approve')).toEqual([404, 'payouts.run-unknown']);
    await prepare(ann);
    expect(await outcomeOf(ann, '', { month: finance.month })).toEqual([409, 'payouts.run-open']);
    expect(await outcomeOf(ann, `/${runId}/cancel`, { reason: ' ' })).toEqual([
      400,
      'payouts.reason-missing',
    ]);
    expect((await post(ann, `/${runId}/cancel`, { reason: 'x'.repeat(501) })).statusCode).toBe(400);
    expect((await post(ann, `/${runId}/cancel`, { reason: 'ask bob@example.com' })).statusCode).toBe(400);
    await approve(omar);
    finance.stripe.setBalance(11_000);
    expect(await refused(ann, `/${runId}/execute`)).toEqual([
      409,
      'payouts.balance-missing',
      'The provider has $110.00, and $120.00 is needed: add $10.00 to its balance, then execute the run',
    ]);
    expect((await read()).run.executedBy).toEqual([]);
    const cancel = () => outcomeOf(ann, `/${runId}/cancel`, { reason: 'a day early' });
    expect([await cancel(), await cancel()]).toEqual(['cancelled', 'cancelled']);
  });

  it('execute a run that an operator approved under an older version, but not under the same name', async () => {
    const { accountId } = await finance.affiliate(12_000);
    await prepareOnCommandLine();
    const head = (await finance.store.readStream('payout-book', { from: 0, limit: 10_000 })).at(-1)!;
    await finance.store.append('payout-book', head.revision, [
      anEvent({ runId, approvedBy: 'omar' }, 'PayoutRunApproved'),
    ]);
    expect(await read()).toMatchObject({ run: { approvedBy: 'omar', approvedVia: 'operator' } });
    expect((await finance.run(PayoutsShowCommand, [runId])).out).toContain(
      'Approved by omar (self-declared), ',
    );
    expect(await execute(omar)).toEqual([403, 'payouts.same-executor']);
    expect(await execute(ann)).toBe('approved');
    expect(await ended()).toMatchObject({ status: 'completed' });
    expect(finance.transfersTo(accountId)).toEqual([12_000]);
  });
});
