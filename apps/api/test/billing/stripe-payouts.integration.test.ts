import { Logger } from '@nestjs/common';
import type { Payee } from '@closewise/domain/payee';
import { Metrics } from '../../src/platform/observability/metrics.js';
import { PaymentsConfig, type StripeKeys } from '../../src/billing/provider/payments-config.js';
import { ProviderUnavailableError } from '../../src/billing/provider/payment-provider.js';
import { TransferRefusedError, type Transfer } from '../../src/billing/payout-providers/payout-provider.js';
import { callStripe } from '../../src/billing/stripe/payouts/call-stripe.js';
import { StripePayoutProvider } from '../../src/billing/stripe/payouts/stripe-payout-provider.js';
import { StripeAccount } from '../../src/billing/stripe/stripe-account.js';
import { readConfig } from '../../src/platform/config/read-config.js';
import type { Fault } from '../stripe/faults.js';
import { libraryFor } from '../stripe/library.js';
import { startStripe, type FakeStripe } from '../stripe/start-stripe.js';

const payee: Payee = { kind: 'affiliate', id: '6f1d2c3b' };
const addresses = { returnUrl: 'https://shop.test/back', refreshUrl: 'https://shop.test/again' };
const dayMs = 86_400_000;

async function providerAt(
  stripe: FakeStripe,
  changes: Partial<StripeKeys> = {},
): Promise<StripePayoutProvider> {
  const config = readConfig(PaymentsConfig, {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
    ALLOW_LIVE_PAYMENTS: 'true',
  });
  const keys = { ...config.stripe, ...changes };
  const account = new StripeAccount(Object.defineProperty(config, 'stripe', { value: keys }), new Metrics());
  await account.onModuleInit();
  return new StripePayoutProvider(account);
}

describe('payouts through Stripe', () => {
  let stripe: FakeStripe;
  let provider: StripePayoutProvider;
  let now: Date;
  let keys = 0;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    stripe = await startStripe({ now: () => now });
    provider = await providerAt(stripe);
  });
  beforeEach(() => {
    now = new Date('2026-11-23T10:00:00.000Z');
    stripe.faults.clear();
    stripe.setBalance(1_000_000);
  });
  afterAll(() => stripe?.stop());

  const newKey = () => `payout-2026-10-${++keys}`;
  const open = (idempotencyKey = newKey(), email: string | null = 'pat@example.com') =>
    provider.openAccount({ idempotencyKey, payee, email });
  async function paidAccount(): Promise<string> {
    const { accountId } = await open();
    stripe.completeOnboarding(accountId);
    return accountId;
  }
  const request = (accountId: string, group = newKey()) => ({
    idempotencyKey: newKey(),
    accountId,
    amountCents: 12_345,
    currency: 'usd' as const,
    group,
    payee,
  });
  const madeFor = (accountId: string) =>
    stripe.transfers().filter(({ destination }) => destination === accountId);
  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'no failure',
      (error: unknown) => error,
    );

  describe('an account', () => {
    it('is a US Express account for transfers that names its payee', async () => {
      const { accountId, ...account } = await open();
      expect(account).toEqual({
        payee,
        payable: false,
        due: expect.arrayContaining(['external_account', 'requirements.past_due']),
      });
      expect(stripe.accounts().find(({ id }) => id === accountId)).toMatchObject({
        type: 'express',
        country: 'US',
        email: 'pat@example.com',
        metadata: { source: 'closewise', payee_kind: 'affiliate', payee_id: '6f1d2c3b' },
      });
    });

    it('is the same for the same key, even if the answer was lost', async () => {
      const key = newKey();
      stripe.faults.next({ answer: 'drop', when: 'after', times: 2, of: { method: 'POST' } });
      const { accountId } = await open(key);
      expect(await open(key)).toMatchObject({ accountId });
      expect((await open()).accountId).not.toBe(accountId);
    });

    it('is opened when its key no longer works because the address changed or Stripe replays an error', async () => {
      const key = newKey();
      const { accountId } = await open(key);
      const moved = await open(key, null);
      expect(moved.accountId).not.toBe(accountId);
      expect(await open(key, null)).toEqual(moved);
      stripe.faults.next({ answer: 500, when: 'after', of: { method: 'POST' } });
      const broken = newKey();
      expect(await failureOf(open(broken))).toBeInstanceOf(ProviderUnavailableError);
      expect(await open(broken)).toMatchObject({ payable: false });
    });

    it('is payable only when payouts are enabled and nothing is due', async () => {
      const accountId = await paidAccount();
      expect(await provider.lookUpAccount(accountId)).toEqual({ accountId, payee, payable: true, due: [] });
      stripe.restrict(accountId, ['external_account']);
      expect(await provider.lookUpAccount(accountId)).toMatchObject({
        payable: false,
        due: ['external_account', 'requirements.past_due'],
      });
      stripe.restrict(accountId, [], 'rejected.fraud');
      expect(await provider.lookUpAccount(accountId)).toMatchObject({
        payable: false,
        due: ['rejected.fraud'],
      });
    });

    it('is not found if it is closed, belongs to another program or has an invalid id', async () => {
      const { accountId } = await open();
      stripe.close(accountId);
      const { accountId: ours } = await open();
      const { id: foreign } = await libraryFor(stripe).accounts.create({
        type: 'express',
        capabilities: { transfers: { requested: true } },
      });
      expect(await provider.onboardingLink(accountId, addresses)).toBeNull();
      expect(await provider.dashboardLink(accountId)).toBeNull();
      const before = stripe.requests.length;
      expect(await provider.lookUpAccount('acct_1/../events')).toBeNull();
      expect(stripe.requests).toHaveLength(before);
      expect([await provider.lookUpAccount(accountId), await provider.lookUpAccount(foreign)]).toEqual([
        null,
        null,
      ]);
      const listed: string[] = [];
      for await (const page of provider.accounts()) listed.push(...page.map((account) => account.accountId));
      expect([ours, foreign, accountId].filter((id) => listed.includes(id))).toEqual([ours]);
    });

    it('has onboarding links that work once, and dashboard links after the onboarding', async () => {
      const { accountId } = await open();
      expect(await provider.dashboardLink(accountId)).toBeNull();
      const link = (await provider.onboardingLink(accountId, addresses))!;
      expect(stripe.visit(link)).toBe(addresses.returnUrl);
      expect(stripe.visit(link)).toBe(addresses.refreshUrl);
      expect(await provider.lookUpAccount(accountId)).toMatchObject({ payable: true });
      expect(await provider.dashboardLink(accountId)).toContain(`/express/${accountId}`);
    });
  });

  describe('a transfer', () => {
    it('goes to the account with its run and payee', async () => {
      const asked = request(await paidAccount());
      const transfer = await provider.transfer(asked);
      expect(transfer).toEqual({
        transferId: expect.stringMatching(/^tr_/),
        accountId: asked.accountId,
        amountCents: 12_345,
        reversedCents: 0,
        currency: 'usd',
        group: asked.group,
        payee,
        createdAt: '2026-11-23T10:00:00.000Z',
      });
      expect(await provider.transfersOf(asked.group)).toEqual([transfer]);
      expect(await provider.availableCents()).toBe(1_000_000 - 12_345);
    });

    it.each<[string, Fault]>([
      ['Stripe has too many requests and asks for patience', { answer: 429, retryAfterSeconds: 1 }],
      ['Stripe is down for a moment', { answer: 503 }],
      ['the connection breaks', { answer: 'drop', times: 2 }],
      ['the answer was lost after the money had moved', { answer: 'drop', when: 'after', times: 2 }],
      ['the answer was cut short', { answer: 'cut short', when: 'after' }],
      ['something else answers in its place', { answer: 'not json' }],
    ])('moves money once although %s', async (_trouble, fault) => {
      const asked = request(await paidAccount());
      stripe.faults.next({ ...fault, of: { method: 'POST', path: /^\/v1\/transfers$/u } });
      const transfer = await provider.transfer(asked);
      expect(madeFor(asked.accountId).map(({ id }) => id)).toEqual([transfer.transferId]);
      expect(await provider.transfer(asked)).toEqual(transfer);
      expect(madeFor(asked.accountId)).toHaveLength(1);
    });

    it('is found by its metadata while Stripe replays an error for its key', async () => {
      const asked = request(await paidAccount());
      stripe.faults.next({ answer: 500, when: 'after', of: { method: 'POST' } });
      expect(await failureOf(provider.transfer(asked))).toBeInstanceOf(ProviderUnavailableError);
      expect(await provider.transfer(asked)).toMatchObject({ amountCents: 12_345, group: asked.group });
      expect(madeFor(asked.accountId)).toHaveLength(1);
    });

    it('stays unknown when its key was used with other terms', async () => {
      const asked = request(await paidAccount());
      await provider.transfer(asked);
      const failure = await failureOf(provider.transfer({ ...asked, amountCents: 1 }));
      expect(failure).toBeInstanceOf(ProviderUnavailableError);
      expect(madeFor(asked.accountId)).toHaveLength(1);
    });

    it.each<[string, (accountId: string) => void]>([
      ['balance_insufficient', () => stripe.setBalance(12_344)],
      ['insufficient_capabilities_for_transfer', (accountId) => void stripe.restrict(accountId)],
      ['resource_missing', (accountId) => stripe.close(accountId)],
    ])('is refused permanently as %s, without repeating any text that was sent', async (code, happens) => {
      const asked = request(await paidAccount());
      happens(asked.accountId);
      const refusal = await failureOf(provider.transfer(asked));
      expect(refusal).toBeInstanceOf(TransferRefusedError);
      expect(refusal).toMatchObject({ code, message: expect.stringContaining(code) });
      expect(String(refusal)).not.toContain(asked.accountId);
      expect(madeFor(asked.accountId)).toEqual([]);
    });

    it('is made with another key once the balance covers it, while the refused key stays refused', async () => {
      const asked = request(await paidAccount());
      stripe.setBalance(0);
      await failureOf(provider.transfer(asked));
      stripe.setBalance(50_000);
      expect(await failureOf(provider.transfer(asked))).toMatchObject({ code: 'balance_insufficient' });
      await provider.transfer({ ...asked, idempotencyKey: newKey() });
      expect(madeFor(asked.accountId)).toHaveLength(1);
    });

    it.each([
      ['test', { livemode: true }, 'sk_test_fake'],
      ['live', { livemode: false }, 'sk_live_fake'],
    ])(
      'refuses %s money with the keys of the other mode, for transfers and balances',
      async (mode, keys, secretKey) => {
        const own = await startStripe({ now: () => now, secretKey });
        try {
          own.setBalance(1_000_000);
          const sameMode = await providerAt(own);
          const { accountId } = await sameMode.openAccount({
            idempotencyKey: newKey(),
            payee,
            email: 'pat@example.com',
          });
          own.completeOnboarding(accountId);
          const asked = request(accountId);
          expect(await sameMode.availableCents()).toBe(1_000_000);
          await sameMode.transfer(asked);
          const otherMode = await providerAt(own, keys);
          const again = { ...asked, idempotencyKey: newKey() };
          for (const ask of [
            () => otherMode.availableCents(),
            () => otherMode.transfersOf(asked.group),
            () => otherMode.transfer(again),
          ])
            expect(await failureOf(ask())).toMatchObject({
              message: expect.stringContaining(`is ${mode} money, but our keys are not`),
            });
        } finally {
          await own.stop();
        }
      },
    );
  });

  it('lists the transfers of a time range, page by page, with their reversals', async () => {
    const accountId = await paidAccount();
    const from = (now = new Date(now.getTime() + 30 * dayMs)).toISOString();
    for (let i = 0; i < 101; i++) {
      await libraryFor(stripe).transfers.create({ amount: 100, currency: 'usd', destination: accountId });
    }
    const { transferId } = await provider.transfer(request(accountId));
    stripe.reverse(transferId, { amount: 345 });
    const until = (now = new Date(now.getTime() + 1000)).toISOString();
    await provider.transfer(request(accountId));
    const pages: (readonly Transfer[])[] = [];
    for await (const page of provider.transfersBetween(from, until)) pages.push(page);
    expect(pages.map(({ length }) => length)).toEqual([100, 2]);
    expect(pages.flat().filter((transfer) => transfer.payee !== null)).toMatchObject([
      { transferId, amountCents: 12_345, reversedCents: 345, payee },
    ]);
  });

  it('gives up after its retries, and says so without the key', async () => {
    stripe.faults.next({ answer: 503, times: 2, of: { path: /balance/u } });
    const impatient = { timeoutMs: 60_000, tries: 2 };
    const failure = await failureOf(
      callStripe(impatient, (options) => libraryFor(stripe).balance.retrieve({}, options)),
    );
    expect(failure).toBeInstanceOf(ProviderUnavailableError);
    expect(String(failure)).toContain('503');
    expect(String(failure)).not.toContain(stripe.secretKey);
    const stranger = await callStripe(impatient, () =>
      libraryFor({ connection: stripe.connection, secretKey: 'sk_test_other' }).balance.retrieve(),
    ).catch(String);
    expect(stranger).toContain('check STRIPE_SECRET_KEY');
  });
});
