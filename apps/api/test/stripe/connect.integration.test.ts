import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { libraryFor } from './library.js';
import { keepConnections } from './server.js';
import { startStripe, type FakeStripe } from './start-stripe.js';

const addresses = { return_url: 'https://shop.test/back', refresh_url: 'https://shop.test/again' };

describe('payouts by the Stripe fake', () => {
  let fake: FakeStripe;
  let stripe: Stripe;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-11-23T10:00:00.000Z');
    fake = await startStripe({ now: () => now });
    stripe = libraryFor(fake);
  });
  afterEach(() => fake.stop());

  const open = (metadata: Stripe.MetadataParam = {}) =>
    stripe.accounts.create({
      type: 'express',
      country: 'US',
      email: 'pat@example.com',
      capabilities: { transfers: { requested: true } },
      metadata,
    });
  const payable = async (): Promise<string> => {
    const { id } = await open();
    fake.completeOnboarding(id);
    return id;
  };
  const linkFor = (account: string) =>
    stripe.accountLinks.create({ account, type: 'account_onboarding', ...addresses });
  const send = (destination: string, more: Partial<Stripe.TransferCreateParams> = {}, key?: string) =>
    stripe.transfers.create(
      { amount: 12_000, currency: 'usd', destination, transfer_group: '2026-10', ...more },
      key === undefined ? {} : { idempotencyKey: key },
    );

  it('opens accounts that cannot be paid until their payee has provided what is due', async () => {
    const { id } = await open({ payee_id: '6f1d' });
    expect(await stripe.accounts.retrieve(id)).toMatchObject({
      payouts_enabled: false,
      details_submitted: false,
      email: 'pat@example.com',
      metadata: { payee_id: '6f1d' },
      capabilities: { transfers: 'inactive' },
      requirements: { currently_due: expect.arrayContaining(['external_account']) },
    });
    fake.completeOnboarding(id);
    expect(await stripe.accounts.retrieve(id)).toMatchObject({
      payouts_enabled: true,
      capabilities: { transfers: 'active' },
      requirements: { currently_due: [], disabled_reason: null },
    });
    fake.restrict(id, ['external_account'], 'requirements.past_due');
    expect(await stripe.accounts.retrieve(id)).toMatchObject({
      payouts_enabled: false,
      requirements: { currently_due: ['external_account'], disabled_reason: 'requirements.past_due' },
    });
    expect((await stripe.accounts.list()).data.map((account) => account.id)).toEqual([id]);
  });

  it('does not find a closed account', async () => {
    const id = await payable();
    fake.close(id);
    await expect(stripe.accounts.retrieve(id)).rejects.toMatchObject({
      type: 'StripePermissionError',
      code: 'account_invalid',
    });
    expect((await stripe.accounts.list()).data).toEqual([]);
    await expect(send(id)).rejects.toMatchObject({ code: 'resource_missing', param: 'destination' });
  });

  it('creates links that work once and for five minutes', async () => {
    const { id } = await open();
    const { url, expires_at } = await linkFor(id);
    expect(expires_at * 1000 - now.getTime()).toBe(300_000);
    expect(fake.visit(url, { due: ['external_account'] })).toBe(addresses.return_url);
    expect(await stripe.accounts.retrieve(id)).toMatchObject({ payouts_enabled: false });
    expect(fake.visit(url)).toBe(addresses.refresh_url);
    const old = await linkFor(id);
    now = new Date(now.getTime() + 300_000);
    expect(fake.visit(old.url)).toBe(addresses.refresh_url);
    const browser = await fetch((await linkFor(id)).url, { redirect: 'manual' });
    expect([browser.status, browser.headers.get('location')]).toEqual([302, addresses.return_url]);
    expect(await stripe.accounts.retrieve(id)).toMatchObject({ payouts_enabled: true });
  });

  it('creates login links for payees who completed the onboarding', async () => {
    const { id } = await open();
    await expect(stripe.accounts.createLoginLink(id)).rejects.toMatchObject({ statusCode: 400 });
    fake.completeOnboarding(id);
    expect((await stripe.accounts.createLoginLink(id)).url).toContain(`${fake.url}/express/${id}`);
  });

  it('moves money from the balance once per key', async () => {
    fake.setBalance(20_000);
    const destination = await payable();
    const metadata = { payee_id: '6f1d' };
    const first = await send(destination, { metadata }, 'payout-1');
    const again = await send(destination, { metadata }, 'payout-1');
    expect([again.id, again.lastResponse.headers['idempotent-replayed']]).toEqual([first.id, 'true']);
    expect(first).toMatchObject({ amount: 12_000, destination, metadata, transfer_group: '2026-10' });
    expect((await stripe.balance.retrieve()).available).toEqual([{ amount: 8000, currency: 'usd' }]);
    expect(fake.transfers()).toHaveLength(1);
  });

  it('keeps refusing a key for a day when the balance did not cover the transfer', async () => {
    fake.setBalance(11_999);
    const destination = await payable();
    const refusal = { code: 'balance_insufficient', statusCode: 400 };
    await expect(send(destination, {}, 'payout-1')).rejects.toMatchObject(refusal);
    fake.setBalance(50_000);
    await expect(send(destination, {}, 'payout-1')).rejects.toMatchObject(refusal);
    expect(await send(destination, {}, 'payout-2')).toMatchObject({ amount: 12_000 });
    now = new Date(now.getTime() + 86_400_000);
    expect(await send(destination, {}, 'payout-1')).toMatchObject({ amount: 12_000 });
  });

  it('refuses to pay an unknown payee or one with something due', async () => {
    const { id } = await open();
    await expect(send(id)).rejects.toMatchObject({ code: 'insufficient_capabilities_for_transfer' });
    await expect(send('acct_nobody')).rejects.toMatchObject({ code: 'resource_missing' });
    expect(fake.transfers()).toEqual([]);
  });

  it('lists transfers by group, account and time, newest first, page by page', async () => {
    const [ann, bob] = [await payable(), await payable()];
    const ids: string[] = [];
    for (const destination of [ann, bob, ann]) {
      ids.push((await send(destination)).id);
      now = new Date(now.getTime() + 60_000);
    }
    await send(bob, { transfer_group: '2026-11' });
    const listed = async (params: Stripe.TransferListParams) =>
      (await stripe.transfers.list(params).autoPagingToArray({ limit: 100 })).map(({ id }) => id);
    expect(await listed({ transfer_group: '2026-10', limit: 1 })).toEqual([...ids].reverse());
    expect(await listed({ transfer_group: '2026-10', destination: bob })).toEqual([ids[1]]);
    const from = Date.parse('2026-11-23T10:01:00.000Z') / 1000;
    expect(await listed({ created: { gte: from, lt: from + 60 } })).toEqual([ids[1]]);
  });

  it('reverses transfers in parts, up to the amount sent', async () => {
    fake.setBalance(12_000);
    const { id } = await send(await payable());
    await stripe.transfers.createReversal(id, { amount: 2000 });
    expect(await stripe.transfers.retrieve(id)).toMatchObject({
      amount_reversed: 2000,
      reversed: false,
      reversals: { data: [{ amount: 2000, transfer: id }] },
    });
    await expect(stripe.transfers.createReversal(id, { amount: 10_001 })).rejects.toMatchObject({
      statusCode: 400,
    });
    fake.reverse(id);
    expect(await stripe.transfers.retrieve(id)).toMatchObject({ amount_reversed: 12_000, reversed: true });
    await expect(stripe.transfers.createReversal(id)).rejects.toMatchObject({ statusCode: 400 });
    expect(fake.balanceCents()).toBe(12_000);
  });

  it('loses answers of transfers like others, and sends Retry-After', async () => {
    const destination = await payable();
    fake.faults.next({ answer: 'drop', when: 'after', times: 2, of: { path: /transfers/u } });
    await expect(send(destination, {}, 'payout-1')).rejects.toMatchObject({ type: 'StripeConnectionError' });
    fake.faults.next({ answer: 429, retryAfterSeconds: 7, of: { path: /transfers/u } });
    await expect(send(destination, {}, 'payout-1')).rejects.toMatchObject({
      statusCode: 429,
      headers: { 'retry-after': '7' },
    });
    expect(await send(destination, {}, 'payout-1')).toMatchObject({ id: fake.transfers()[0]?.id });
    expect(fake.transfers()).toHaveLength(1);
  });

  it('reports accounts by webhooks with their own secret, and not in its list of events', async () => {
    const received: Stripe.Event[] = [];
    const endpoint: Server = createServer(keepConnections, (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const signature = String(request.headers['stripe-signature']);
        const payload = Buffer.concat(chunks).toString();
        const secret = fake.connectWebhookSecret;
        received.push(
          Stripe.webhooks.constructEvent(payload, signature, secret, 300, undefined, now.getTime()),
        );
        response.end();
      });
    });
    await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
    fake.webhooks.sendTo(`http://127.0.0.1:${(endpoint.address() as AddressInfo).port}`);
    const { id } = await open();
    fake.completeOnboarding(id);
    fake.close(id);
    await fake.webhooks.deliverAll();
    endpoint.closeAllConnections();
    await new Promise((resolve) => endpoint.close(resolve));
    expect(received).toMatchObject([
      { type: 'account.updated', account: id, data: { object: { id, payouts_enabled: true } } },
      { type: 'account.application.deauthorized', account: id },
    ]);
    expect((await stripe.events.list()).data).toEqual([]);
  });
});
