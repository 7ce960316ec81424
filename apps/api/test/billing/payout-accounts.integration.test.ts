import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import {
  PayoutAccounts,
  PayoutProviders,
  SimulatedPayoutAccountRow,
  SimulatedPayoutLinkRow,
  type Transfer,
  type TransferRequest,
} from '../../src/billing/index.js';
import { ComparePayoutAccounts } from '../../src/billing/payout-accounts/compare-payout-accounts.job.js';
import { DeliverSimulatedAccountUpdates } from '../../src/billing/simulated/payouts/deliver-simulated-account-updates.job.js';
import { ProviderUnavailableError } from '../../src/billing/provider/payment-provider.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { bySystem } from '../../src/platform/commands/contexts.js';
import type { RecurringJob } from '../../src/platform/jobs/job.js';
import { RecurringJobs } from '../../src/platform/jobs/recurring-jobs.js';
import { payeeKey, type Payee } from '@closewise/domain/payee';
import { Shop } from '../buyer/shop.js';

describe('the accounts of payees', () => {
  let shop: Shop;
  let accounts: PayoutAccounts;
  beforeAll(async () => {
    shop = await Shop.open();
    await part(RecurringJobs).stop();
    accounts = part(PayoutAccounts);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => shop?.close());

  const part = <Part>(token: abstract new (...args: never[]) => Part): Part =>
    shop.application.get(token, { strict: false });
  const run = (job: abstract new (...args: never[]) => RecurringJob) =>
    part(job).run(new AbortController().signal);
  const newPayee = (): Payee => ({ kind: 'affiliate', id: randomUUID() });
  const open = (payee: Payee) => accounts.open(payee, 'pat@example.com', bySystem());
  const check = (payee: Payee) => accounts.check(payee, bySystem());
  const facts = (payee: Payee) => shop.facts(`payout-account-${payeeKey(payee)}`);

  /** What the provider requires from the payee from now on. */
  const becomesDue = (accountId: string, due: string[]) =>
    shop.test.database.table(SimulatedPayoutAccountRow).update({ accountId }, { due });

  it('are opened once, however many requests arrive at a time', async () => {
    const payee = newPayee();
    expect(await accounts.find(payee)).toBeNull();
    const [first, second] = await Promise.all([open(payee), open(payee)]);
    expect(first).toMatchObject({ payee, provider: 'simulated', status: 'opened', due: [] });
    expect([second, await open(payee), await accounts.find(payee)]).toEqual([first, first, first]);
    expect(await facts(payee)).toEqual(['PayoutAccountOpened']);
  });

  it('are verified when nothing is due at the provider, and list what is due otherwise', async () => {
    const payee = newPayee();
    const { accountId } = await open(payee);
    expect(await check(payee)).toMatchObject({
      status: 'restricted',
      due: ['external_account', 'tos_acceptance.date'],
    });
    await becomesDue(accountId, []);
    expect(await check(payee)).toMatchObject({ accountId, status: 'verified', due: [] });
    expect(await check(payee)).toMatchObject({ status: 'verified' });
    expect(await facts(payee)).toEqual([
      'PayoutAccountOpened',
      'PayoutAccountRestricted',
      'PayoutAccountVerified',
    ]);
  });

  it('can be opened again once they are closed', async () => {
    const payee = newPayee();
    const { accountId } = await open(payee);
    await becomesDue(accountId, ['closed']);
    expect(await check(payee)).toMatchObject({ status: 'restricted', due: ['closed'] });
    await expect(accounts.onboardingLink(payee, { returnUrl: '/', refreshUrl: '/' })).rejects.toMatchObject({
      code: 'billing.payout-account-missing',
    });
    const next = await open(payee);
    expect(next.accountId).not.toBe(accountId);
    expect(await accounts.find(payee)).toEqual(next);
  });

  it('are refused when the provider says that they belong to another payee', async () => {
    const payee = newPayee();
    const { accountId } = await open(payee);
    const table = shop.test.database.table(SimulatedPayoutAccountRow);
    await table.update({ accountId }, { payeeId: randomUUID(), due: [] });
    expect(await check(payee)).toMatchObject({ status: 'restricted', due: ['closed'] });
  });

  it('do not exist for payees who opened none', async () => {
    const payee = newPayee();
    expect(await check(payee)).toBeNull();
    expect(await facts(payee)).toEqual([]);
    await expect(accounts.dashboardLink(payee)).rejects.toMatchObject({
      code: 'billing.payout-account-missing',
    });
  });

  describe('onboarding at the simulated provider', () => {
    const addresses = (page = '/affiliate') => ({
      returnUrl: `http://localhost:3000${page}`,
      refreshUrl: 'http://localhost:3000/again',
    });
    const linkFor = async (payee: Payee, page?: string): Promise<string> =>
      new URL(await accounts.onboardingLink(payee, addresses(page))).pathname;
    const locationOf = async (path: string) => {
      const { statusCode, headers } = await shop.get(path);
      return [statusCode, headers.location];
    };
    const asked = async (): Promise<Payee> => {
      const payee = newPayee();
      await open(payee);
      return payee;
    };

    it("says that it is simulated, in the language of the payee's page", async () => {
      const payee = await asked();
      const english = await shop.get(await linkFor(payee));
      expect(english.body).toContain('<html lang="en">');
      expect(english.body).toContain('This page is simulated');
      const spanish = await shop.get(await linkFor(payee, '/es/afiliado'));
      expect(spanish.body).toContain('<html lang="es">');
      expect(spanish.body).toContain('Esta página es simulada');
      expect(spanish.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
      expect((await shop.get('/dev/payout-onboarding/style.css')).statusCode).toBe(200);
    });

    it('verifies the account with one click and reports it by webhook', async () => {
      const payee = await asked();
      const link = await linkFor(payee);
      const page = await shop.get(link);
      expect(page.body).toContain(`href="${link}/complete"`);
      expect(await locationOf(`${link}/complete`)).toEqual([303, addresses().returnUrl]);
      await run(DeliverSimulatedAccountUpdates);
      expect(await accounts.find(payee)).toMatchObject({ status: 'verified' });
      expect(await locationOf(`${link}/half-way`)).toEqual([303, addresses().returnUrl]);
      expect(await check(payee)).toMatchObject({ status: 'verified', due: [] });
    });

    it('repeats a webhook that could not be processed', async () => {
      const payee = await asked();
      const { accountId } = (await accounts.find(payee))!;
      await run(DeliverSimulatedAccountUpdates);
      const link = await linkFor(payee);
      await shop.get(link);
      await shop.get(`${link}/complete`);
      const start = new Date(Date.now() + 60_000);
      jest.spyOn(part(Clock), 'now').mockReturnValue(start);
      jest
        .spyOn(part(PayoutProviders).forNewAccounts, 'lookUpAccount')
        .mockRejectedValueOnce(new Error('a fault of ours'));
      await run(DeliverSimulatedAccountUpdates);
      await run(DeliverSimulatedAccountUpdates);
      expect(await facts(payee)).toEqual(['PayoutAccountOpened']);
      const table = shop.test.database.table(SimulatedPayoutAccountRow);
      const { webhookDueAt, webhookAttempts } = (await table.findOneBy({ accountId }))!;
      expect([webhookDueAt, webhookAttempts]).toEqual([new Date(start.getTime() + 1000), 1]);
      jest.spyOn(part(Clock), 'now').mockReturnValue(webhookDueAt!);
      await run(DeliverSimulatedAccountUpdates);
      expect(await facts(payee)).toEqual(['PayoutAccountOpened', 'PayoutAccountVerified']);
    });

    it('leaves the bank account due when the payee stops half-way, and continues with another link', async () => {
      const payee = await asked();
      const first = await linkFor(payee);
      await shop.get(first);
      await shop.get(`${first}/half-way`);
      expect(await check(payee)).toMatchObject({ status: 'restricted', due: ['external_account'] });
      const second = await linkFor(payee);
      await shop.get(second);
      await shop.get(`${second}/complete`);
      expect(await check(payee)).toMatchObject({ status: 'verified' });
    });

    it('sends visitors of a used, unopened or expired link to the address for a new one', async () => {
      const payee = await asked();
      const [used, unopened, old] = [await linkFor(payee), await linkFor(payee), await linkFor(payee)];
      await shop.get(used);
      const { refreshUrl } = addresses();
      expect(await locationOf(used)).toEqual([303, refreshUrl]);
      expect(await locationOf(`${unopened}/complete`)).toEqual([303, refreshUrl]);
      await shop.test.database
        .table(SimulatedPayoutLinkRow)
        .update({ token: old.split('/').at(-1)! }, { expiresAt: new Date(0) });
      expect(await locationOf(old)).toEqual([303, refreshUrl]);
      expect(await check(payee)).toMatchObject({ status: 'restricted' });
    });

    it('has no page with another name', async () => {
      for (const path of ['link_nobody', 'link_nobody/complete', "'", '%00'])
        expect([404, 400]).toContain((await shop.get(`/dev/payout-onboarding/${path}`)).statusCode);
    });
  });

  describe('the page of an account at the simulated provider', () => {
    const paid = async (cents: number) => {
      const payee = newPayee();
      const { accountId } = await open(payee);
      await expect(accounts.dashboardLink(payee)).rejects.toMatchObject({
        code: 'billing.payout-account-missing',
      });
      await becomesDue(accountId, []);
      const request = { idempotencyKey: accountId, accountId, amountCents: cents, group: '2026-10' };
      const { transferId } = await part(PayoutProviders).forNewAccounts.transfer({
        ...request,
        currency: 'usd',
        payee,
      });
      return { payee, accountId, transferId };
    };

    it('opens once the payee is set up, and shows the transfers, labeled as simulated', async () => {
      const { payee, accountId, transferId } = await paid(12_345);
      const link = await accounts.dashboardLink(payee);
      expect(link).toMatch(new RegExp(`^http.*/dev/payout-dashboard/${accountId}$`));
      const english = await shop.get(new URL(link).pathname);
      for (const text of ['<html lang="en">', 'This page is simulated', transferId, '$123.45', '2026-10'])
        expect(english.body).toContain(text);
      const spanish = await shop.get(`${new URL(link).pathname}?lang=es`);
      for (const text of ['<html lang="es">', 'Esta página es simulada', transferId, '$123.45'])
        expect(spanish.body).toContain(text);
    });

    it('shows only the transfers of its account, and what is due', async () => {
      const { accountId } = await paid(10_000);
      const other = await paid(20_000);
      await becomesDue(accountId, ['external_account']);
      const { body } = await shop.get(`/dev/payout-dashboard/${accountId}`);
      expect(body).not.toContain(other.transferId);
      expect(body).toContain('cannot be paid until this is provided: external_account');
    });

    it('does not exist for another id', async () => {
      for (const id of ['acct_sim_0', 'acct_1', "'", '%00'])
        expect([404, 400]).toContain((await shop.get(`/dev/payout-dashboard/${id}`)).statusCode);
    });
  });

  describe('simulated transfers', () => {
    const transferTo = (accountId: string, payee: Payee, more: Partial<TransferRequest> = {}) =>
      part(PayoutProviders).forNewAccounts.transfer({
        idempotencyKey: randomUUID(),
        accountId,
        amountCents: 12_345,
        currency: 'usd',
        group: '2026-10',
        payee,
        ...more,
      });

    it('move simulated money once for each key, to accounts with nothing due', async () => {
      const payee = newPayee();
      const { accountId } = await open(payee);
      await expect(transferTo(accountId, payee)).rejects.toMatchObject({
        code: 'insufficient_capabilities_for_transfer',
      });
      await becomesDue(accountId, []);
      const [group, idempotencyKey] = [randomUUID(), randomUUID()];
      const send = () => transferTo(accountId, payee, { group, idempotencyKey });
      const [first, again] = await Promise.all([send(), send()]);
      expect(first).toMatchObject({ accountId, amountCents: 12_345, reversedCents: 0, group, payee });
      expect([again, await send()]).toEqual([first, first]);
      await expect(
        transferTo(accountId, payee, { group, idempotencyKey, amountCents: 1 }),
      ).rejects.toBeInstanceOf(ProviderUnavailableError);
      const provider = part(PayoutProviders).forNewAccounts;
      expect(await provider.transfersOf(group)).toEqual([first]);
      const listed: Transfer[] = [];
      const until = new Date(Date.parse(first.createdAt) + 1).toISOString();
      for await (const page of provider.transfersBetween(first.createdAt, until)) listed.push(...page);
      expect(listed).toContainEqual(first);
      expect(await provider.availableCents()).toBeGreaterThan(12_345);
    });

    it('are refused to accounts that no longer exist', async () => {
      const payee = newPayee();
      const { accountId } = await open(payee);
      await becomesDue(accountId, ['closed']);
      for (const id of [accountId, 'acct_sim_nobody'])
        await expect(transferTo(id, payee)).rejects.toMatchObject({ code: 'account_closed' });
    });
  });

  it("are compared with the provider's list, even without a webhook", async () => {
    const [done, closed] = [newPayee(), newPayee()];
    await becomesDue((await open(done)).accountId, []);
    await becomesDue((await open(closed)).accountId, ['closed']);
    await shop.caughtUp(accounts.projection);
    await run(ComparePayoutAccounts);
    expect([await accounts.find(done), await accounts.find(closed)]).toMatchObject([
      { status: 'verified' },
      { status: 'restricted', due: ['closed'] },
    ]);
  });

  it('are listed for all payees at once', async () => {
    const [anna, org] = [newPayee(), { kind: 'organization', id: `HAR:${randomUUID()}` } as const];
    const opened = await open(anna);
    const { accountId } = await open(org);
    await becomesDue(accountId, []);
    const verified = await check(org);
    await shop.caughtUp(accounts.projection);
    const all = await accounts.findAll();
    expect([all.get(payeeKey(anna)), all.get(payeeKey(org))]).toEqual([opened, verified]);
  });
});
