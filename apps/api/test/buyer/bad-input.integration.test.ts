import { EventStore } from '../../src/platform/event-store/event-store.js';
import { cards, order } from './order.js';
import { Shop } from './shop.js';

describe("a buyer's request", () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterAll(() => shop?.close());

  const price = 'Please enter a valid purchase price';
  const place = 'Please include Street, City, State ZIP';
  const control = 'Address must not contain control characters';

  it.each<[string, object | string, number, string | RegExp]>([
    ['an empty body', '', 400, /./],
    ['an empty object', {}, 400, /./],
    ['no JSON', '{"address":', 400, 'The request is not valid JSON'],
    ['a list', [], 400, /./],
    ['null', 'null', 400, /./],
    ['an oversized body', { ...order, address: 'x'.repeat(103_000) }, 413, /at most 100 kB/],
    ['an unknown field', { ...order, isPaid: true }, 400, /isPaid/],
    [
      'a field of the prototype',
      `{"__proto__":{"isPaid":true},"address":"1 Main St, Houston, TX"}`,
      400,
      /./,
    ],
    ['an address of another type', { ...order, address: 7 }, 400, 'Address must be text'],
    ['a short address', { ...order, address: 'Elm' }, 400, place],
    ['a blank address', { ...order, address: '        ' }, 400, place],
    [
      'an address of 10,000 characters',
      { ...order, address: 'Elm '.repeat(2500) },
      400,
      /Address is too long/,
    ],
    ['a null byte', { ...order, address: `1 Elm\u0000, Houston, TX 77002` }, 400, control],
    ['a control character', { ...order, address: `1 Elm\u001b[2J, Houston, TX 77002` }, 400, control],
    ['half a character', `{"address":"1 Elm\\ud800, Houston, TX 77002"}`, 400, control],
    ['an address without a state', { ...order, address: '1 Elm Street, Springfield' }, 400, /find the state/],
    [
      'an address in Puerto Rico',
      { ...order, address: '1 Calle Luna, San Juan, PR 00901' },
      400,
      /Puerto Rico/,
    ],
    [
      'a military address',
      { ...order, address: 'PSC 1 Box 5, APO AE 09123' },
      400,
      /military mailing address/,
    ],
    ['an unknown loan type', { ...order, loanType: 'Subprime' }, 400, /Loan type must be one of/],
    ['a price of 0', { ...order, price: 0 }, 400, price],
    ['a negative price', { ...order, price: -450_000 }, 400, price],
    ['a price of 1e12', { ...order, price: 1e12 }, 400, price],
    ['a price that is no number', { ...order, price: Number.NaN }, 400, price],
    ['a price as text', { ...order, price: '450000' }, 400, price],
    ['a price that overflows', JSON.stringify(order).replace('450000', '1e999'), 400, price],
    ['an unknown buyer type', { ...order, buyerType: 'flipper' }, 400, /Buyer type must be one of/],
    ['an unknown property type', { ...order, propertyType: 'castle' }, 400, /Property type must be one of/],
    ['a pool of another type', { ...order, hasPool: 'yes' }, 400, 'Has pool must be true or false'],
    ['an opt-in without an e-mail', { ...order, emailOptIn: true }, 400, 'Please enter your email address'],
    [
      'an opt-in with a blank one',
      { ...order, emailOptIn: true, userEmail: '  ' },
      400,
      /your email address/,
    ],
    ['an invalid e-mail', { ...order, userEmail: 'ana@' }, 400, 'Please enter a valid email address'],
  ])(
    '[PL-04] is refused in plain words for %s, and nothing is stored',
    async (_title, body, status, message) => {
      const before = await shop.countEvents();
      const answer = await shop.post('/api/report/chain', body);
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ success: false, status });
      expect(answer.json().message).toMatch(
        typeof message === 'string' ? new RegExp(`^${message}$`) : message,
      );
      expect(await shop.countEvents()).toBe(before);
    },
  );

  it.each([
    ['another content type', 'text/plain', 415],
    ['a form', 'application/x-www-form-urlencoded', 415],
  ])('is refused as %s', async (_title, type, status) => {
    const payload = JSON.stringify(order);
    const request = {
      method: 'POST',
      url: '/api/report/chain',
      payload,
      headers: { 'content-type': type },
    } as const;
    expect((await shop.application.inject(request)).statusCode).toBe(status);
  });

  it.each([
    ['null', null],
    ['blank', '  '],
  ])('may contain the email %s without an opt-in', async (_title, userEmail) => {
    expect(await shop.createReport({ userEmail })).toBeGreaterThan(0);
  });

  it.each<[string, { referralCode?: string | null }, string | undefined, string | null]>([
    ['the body', { referralCode: ' maple7k4m ' }, undefined, 'MAPLE7K4M'],
    ['the cookie', {}, 'maple7k4m', 'MAPLE7K4M'],
    ['the cookie, beside a null', { referralCode: null }, '%20cedar2222%20', 'CEDAR2222'],
    ['the cookie, beside a blank', { referralCode: '  ' }, 'CEDAR2222', 'CEDAR2222'],
    ['the body, before the cookie', { referralCode: 'MAPLE7K4M' }, 'CEDAR2222', 'MAPLE7K4M'],
    ['a cookie of forty letters', {}, 'x'.repeat(40), 'X'.repeat(40)],
    ['neither', {}, undefined, null],
    ['a blank cookie', {}, '%20', null],
    ['a cookie too long for a code', {}, 'x'.repeat(41), null],
    ['a cookie of control characters', {}, 'MAPLE%00', null],
  ])('[PL-04] takes a referral code from %s', async (_title, body, cookie, expected) => {
    const answer = await shop.application.inject({
      method: 'POST',
      url: '/api/report/chain',
      payload: { ...order, ...body },
      headers: cookie === undefined ? {} : { cookie: `other=1; closewise_ref=${cookie}` },
    });
    const stream = `report-${answer.json<{ reportId: number }>().reportId}`;
    const [requested] = await shop.application.get(EventStore, { strict: false }).readStream(stream);
    expect(requested!.data).toMatchObject({ referralCode: expected });
  });

  it('shows markup in an address as text', async () => {
    const address = '12 <script>alert(1)</script> "Elm" Street, Austin, TX 78701';
    const page = await shop.get(`/html-report/${await shop.sell({ address })}`);
    expect(page.body).not.toContain('<script>alert');
    expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('stores neither the address nor the email in plain text', async () => {
    const reportId = await shop.createReport({ userEmail: 'ana@example.com', emailOptIn: true });
    const [stored] = await shop.test.database.query<{ text: string }>(
      'select data::text as text from events.events where stream_id = $1',
      [`report-${reportId}`],
    );
    expect(stored?.text).toContain('Houston');
    expect(stored?.text).not.toMatch(/Main Street|ana@|example\.com/);
  });

  it.each([
    ['pi_invented', 404],
    ['..%2f..', 404],
    // The message contains no text from the body, so it names nothing.
    ['%00', 400],
  ])('names no payment as %s', async (intentId, status) => {
    const card = {
      clientSecret: 'x',
      nameOnCard: 'Ana',
      cardNumber: cards.pays,
      expiration: '12/40',
      cvc: '123',
    };
    expect((await shop.post(`/api/simulated-payments/${intentId}/confirm`, card)).statusCode).toBe(status);
  });

  it.each([
    ['payment-intent', { premium: 'yes' }],
    ['payment-intent', { amount: 1 }],
    ['payment-success', {}],
    ['payment-success', { paymentIntentId: 7 }],
    ['payment-success', { paymentIntentId: 'x'.repeat(201) }],
    ['payment-success', { paymentIntentId: 'pi_1', paid: true }],
    ['payment-success', { paymentIntentId: 'pi_\u0000' }],
  ])('is refused at %s as %j', async (action, body) => {
    const reportId = await shop.createReport();
    const answer = await shop.post(`/api/reports/${reportId}/${action}`, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch(/\w/);
    expect(await shop.facts(`report-${reportId}`)).toEqual(['ReportRequested']);
  });
});
