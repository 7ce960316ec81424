import { randomUUID } from 'node:crypto';
import { payeeKey, type Payee } from '@closewise/domain/payee';
import { PayoutAccounts } from '../../src/billing/index.js';
import { ComparePayoutAccounts } from '../../src/billing/payout-accounts/compare-payout-accounts.job.js';
import { bySystem } from '../../src/platform/commands/contexts.js';
import type { Twist } from '../stripe/webhook-request.js';
import { StripeShop } from './stripe-shop.js';

const addresses = { returnUrl: 'https://shop.test/back', refreshUrl: 'https://shop.test/again' };
const opened = ['PayoutAccountOpened'];
const verified = [...opened, 'PayoutAccountVerified'];

describe('the accounts of payees at Stripe', () => {
  let site: StripeShop;
  let accounts: PayoutAccounts;
  beforeAll(async () => {
    site = await StripeShop.open();
    accounts = part(PayoutAccounts);
  });
  beforeEach(() => {
    site.stripe.webhooks.dropAll();
    site.stripe.faults.clear();
  });
  afterAll(() => site?.close());

  const part = <Part>(token: abstract new (...args: never[]) => Part): Part =>
    site.shop.application.get(token, { strict: false });
  const newPayee = (): Payee => ({ kind: 'affiliate', id: randomUUID() });
  const open = (payee: Payee) => accounts.open(payee, 'pat@example.com', bySystem());
  const facts = (payee: Payee) => site.shop.facts(`payout-account-${payeeKey(payee)}`);
  async function compare(): Promise<void> {
    await site.shop.caughtUp(accounts.projection);
    await part(ComparePayoutAccounts).run(new AbortController().signal);
  }
  const lookUpsOf = (accountId: string): number =>
    site.stripe.requests.filter(({ path }) => path === `/v1/accounts/${accountId}`).length;

  it('are opened once by parallel requests, and store no address', async () => {
    const payee = newPayee();
    const all = await Promise.all([open(payee), open(payee), open(payee)]);
    expect(new Set(all.map(({ accountId }) => accountId)).size).toBe(1);
    expect(await facts(payee)).toEqual(opened);
    const ofPayee = site.stripe.accounts().filter(({ metadata }) => metadata?.['payee_id'] === payee.id);
    expect(ofPayee).toMatchObject([{ id: all[0]!.accountId, email: 'pat@example.com' }]);
  });

  it('are verified by the webhook after the onboarding, and restricted by a later one', async () => {
    const payee = newPayee();
    const { accountId } = await open(payee);
    site.stripe.visit(await accounts.onboardingLink(payee, addresses));
    expect(await site.stripe.webhooks.deliver()).toMatchObject({ status: 200 });
    expect(await accounts.find(payee)).toMatchObject({ accountId, status: 'verified', due: [] });
    expect(await accounts.dashboardLink(payee)).toContain(accountId);
    site.stripe.restrict(accountId, ['external_account']);
    await site.stripe.webhooks.deliver(0, { keep: true });
    await site.stripe.webhooks.deliver();
    expect(await accounts.find(payee)).toMatchObject({
      status: 'restricted',
      due: ['external_account', 'requirements.past_due'],
    });
    expect(await facts(payee)).toEqual([...verified, 'PayoutAccountRestricted']);
  });

  it('are closed when Stripe reports that the payee left, and can be opened again', async () => {
    const payee = newPayee();
    const { accountId } = await open(payee);
    await site.shop.caughtUp(accounts.projection);
    site.stripe.close(accountId);
    expect(await site.stripe.webhooks.deliver()).toMatchObject({ status: 200 });
    expect(await accounts.find(payee)).toMatchObject({ status: 'restricted', due: ['closed'] });
    expect((await open(payee)).accountId).not.toBe(accountId);
  });

  it('are found to be closed when the payee continues, and can be opened again', async () => {
    const payee = newPayee();
    const { accountId } = await open(payee);
    site.stripe.close(accountId);
    await expect(accounts.onboardingLink(payee, addresses)).rejects.toMatchObject({
      code: 'billing.payout-account-missing',
    });
    await expect(accounts.dashboardLink((await open(payee)).payee)).rejects.toMatchObject({
      code: 'billing.payout-account-missing',
    });
    expect(await facts(payee)).toEqual([...opened, 'PayoutAccountRestricted', ...opened]);
  });

  it.each<Twist>(['bad signature', 'no signature', 'old timestamp', 'changed body'])(
    'are not queried for a message with %s',
    async (twist) => {
      const payee = newPayee();
      const { accountId } = await open(payee);
      site.stripe.completeOnboarding(accountId);
      const before = lookUpsOf(accountId);
      expect(await site.stripe.webhooks.deliver(0, { as: twist })).toMatchObject({ status: 400 });
      expect(lookUpsOf(accountId)).toBe(before);
      expect(await facts(payee)).toEqual(opened);
    },
  );

  it.each<Twist>(['other mode', 'other account'])(
    'are not changed by a message about %s, which is acknowledged so that Stripe stops sending it',
    async (twist) => {
      const payee = newPayee();
      site.stripe.completeOnboarding((await open(payee)).accountId);
      expect(await site.stripe.webhooks.deliver(0, { as: twist })).toMatchObject({ status: 200 });
      expect(await facts(payee)).toEqual(opened);
    },
  );

  it('are checked when the webhook is repeated after an outage of Stripe', async () => {
    const payee = newPayee();
    const { accountId } = await open(payee);
    site.stripe.completeOnboarding(accountId);
    await site.shop.caughtUp(accounts.projection);
    site.stripe.faults.next({ answer: 503, times: 2, of: { path: /accounts/u } });
    expect(await site.stripe.webhooks.deliver()).toMatchObject({ status: 503 });
    expect(await site.stripe.webhooks.deliver()).toMatchObject({ status: 200 });
    expect(await facts(payee)).toEqual(verified);
  });

  it("are compared with Stripe's list to find lost webhooks, and queried only where they differ", async () => {
    const [done, closed, same] = [newPayee(), newPayee(), newPayee()];
    const ids: string[] = [];
    for (const payee of [done, closed, same]) ids.push((await open(payee)).accountId);
    await accounts.check(same, bySystem());
    site.stripe.completeOnboarding(ids[0]!);
    site.stripe.close(ids[1]!);
    const before = lookUpsOf(ids[2]!);
    await compare();
    expect(await Promise.all([done, closed].map((payee) => accounts.find(payee)))).toMatchObject([
      { status: 'verified' },
      { status: 'restricted', due: ['closed'] },
    ]);
    expect(lookUpsOf(ids[2]!)).toBe(before);
    const factsBefore = await Promise.all([done, closed, same].map(facts));
    await compare();
    expect(await Promise.all([done, closed, same].map(facts))).toEqual(factsBefore);
  });
});
