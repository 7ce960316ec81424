import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { libraryFor } from './library.js';
import { keepConnections } from './server.js';
import { startStripe, type FakeStripe } from './start-stripe.js';
import type { Twist } from './webhook-request.js';

type Received = Readonly<{ payload: string; signature: string }>;

describe('webhooks of the Stripe fake', () => {
  let fake: FakeStripe;
  let endpoint: Server;
  let received: Received[];
  let status: number;

  beforeEach(async () => {
    received = [];
    status = 200;
    fake = await startStripe({ webhookSecret: 'whsec_of_ours' });
    endpoint = createServer(keepConnections, (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const payload = Buffer.concat(chunks).toString();
        received.push({ payload, signature: String(request.headers['stripe-signature'] ?? '') });
        response.writeHead(status).end('noted');
      });
    });
    await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    await fake.stop();
    endpoint.closeAllConnections();
    await new Promise((resolve) => endpoint.close(resolve));
  });

  const url = () => `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/webhooks`;
  const read = ({ payload, signature }: Received) =>
    Stripe.webhooks.constructEvent(payload, signature, 'whsec_of_ours');
  const buy = async (): Promise<string> => {
    const { id } = await libraryFor(fake).paymentIntents.create({ amount: 4900, currency: 'usd' });
    fake.pay(id);
    return id;
  };
  const types = () => received.map((one) => read(one).type);

  it('delivers on request, with a signature that the library accepts', async () => {
    const id = await buy();
    fake.webhooks.sendTo(url());
    expect(received).toEqual([]);
    expect(await fake.webhooks.deliver(2)).toEqual({ status: 200, body: 'noted' });
    expect(received.map(read)).toMatchObject([
      { type: 'payment_intent.succeeded', data: { object: { id } } },
    ]);
    expect(fake.webhooks.pending().map(({ event }) => event.type)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
    ]);
  });

  it('keeps unacknowledged events and retries', async () => {
    await buy();
    fake.webhooks.sendTo(url());
    status = 503;
    await fake.webhooks.deliverAll();
    expect(fake.webhooks.pending().map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
    status = 200;
    await fake.webhooks.deliverAll();
    expect(fake.webhooks.pending()).toEqual([]);
  });

  it('delivers twice, in reverse, or never', async () => {
    await buy();
    fake.webhooks.sendTo(url());
    fake.webhooks.drop(0);
    await fake.webhooks.deliver(0, { keep: true });
    await fake.webhooks.deliverAll({ order: 'newest first' });
    expect(types()).toEqual(['charge.succeeded', 'payment_intent.succeeded', 'charge.succeeded']);
  });

  it('delivers automatically on request, in order', async () => {
    fake.webhooks.sendTo(url(), { automatically: true });
    await buy();
    await fake.webhooks.settled();
    expect(types()).toEqual(['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded']);
  });

  it.each<Twist>(['bad signature', 'no signature', 'old timestamp', 'changed body'])(
    'sends a %s that the library refuses',
    async (as) => {
      await buy();
      fake.webhooks.sendTo(url());
      await fake.webhooks.deliver(0, { as });
      for (const one of received)
        expect(() => read(one)).toThrow(Stripe.errors.StripeSignatureVerificationError);
      expect(received).toHaveLength(1);
    },
  );

  it.each<[Twist, object]>([
    ['other mode', { livemode: true }],
    ['other account', { account: 'acct_of_somebody_else' }],
    ['unknown type', { type: 'payment_intent.painted_green' }],
    ['two signatures', { type: 'payment_intent.created' }],
  ])('sends a correctly signed event of %s', async (as, event) => {
    await buy();
    fake.webhooks.sendTo(url());
    await fake.webhooks.deliver(0, { as });
    expect(received.map(read)).toMatchObject([event]);
  });
});
