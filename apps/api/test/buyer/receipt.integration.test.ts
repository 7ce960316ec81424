import { Erasure } from '../../src/privacy/erasure.js';
import { Subjects } from '../../src/privacy/subjects.js';
import { Settings } from '../../src/administration/index.js';
import { cards } from './order.js';
import { Shop } from './shop.js';

const unknownId = 2 ** 52 + 4711;
const context = { actor: 'operator', correlationId: 'receipt-test' };

describe("a report's receipt", () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterAll(() => shop?.close());

  const receiptOf = (reportId: number) => shop.get(`/api/reports/${reportId}/receipt`);

  it('states the amount, date, card and receipt number, and no data of the buyer', async () => {
    const before = new Date().toISOString();
    const reportId = await shop.sell({ userEmail: 'ana@example.com' });
    const answer = await receiptOf(reportId);
    expect(answer.statusCode).toBe(200);
    const { receipt } = answer.json();
    expect(receipt).toEqual({
      orderNumber: expect.stringMatching(/^CW-[0-9A-Z]{5}-[0-9A-Z]{5}$/),
      amountCents: 2500,
      items: [{ item: 'report', amountCents: 2500 }],
      currency: 'usd',
      paidAt: expect.any(String),
      card: { brand: 'visa', last4: '4242' },
    });
    expect(receipt.paidAt >= before && receipt.paidAt <= new Date().toISOString()).toBe(true);
    expect((await receiptOf(reportId)).json()).toEqual(answer.json());
    expect(answer.body).not.toMatch(/ana|Main|Houston/);
    expect(answer.body).not.toContain(String(reportId));
  });

  it('names the card that paid, not one that was declined before', async () => {
    const reportId = await shop.createReport();
    const intent = await shop.openPayment(reportId);
    await shop.pay(intent, cards.declined);
    await shop.pay(intent, cards.webhookOnly);
    await shop.deliverWebhooks();
    await shop.until(reportId, 'completed');
    expect((await receiptOf(reportId)).json().receipt.card.last4).toBe('0093');
  });

  it('keeps the amount when the price changes later', async () => {
    const reportId = await shop.sell();
    await shop.application
      .get(Settings, { strict: false })
      .change({ BUYER_REPORT_PRICE: '39.00' }, null, context);
    expect((await receiptOf(reportId)).json().receipt.amountCents).toBe(2500);
    expect((await receiptOf(await shop.sell())).json().receipt.amountCents).toBe(3900);
  });

  it('[RP-03] does not exist for unknown, unpaid and erased reports, which answer the same', async () => {
    const unpaid = await shop.createReport();
    const erased = await shop.sell({ userEmail: 'eva@example.com' });
    const subject = await shop.application.get(Subjects, { strict: false }).require('eva@example.com');
    await shop.application.get(Erasure, { strict: false }).erase(subject, 'request', context);
    const answers = await Promise.all([unknownId, unpaid, erased].map(receiptOf));
    const said = answers.map((answer) => {
      const { requestId: _, ...rest } = answer.json();
      return rest;
    });
    expect(said[0]).toMatchObject({ status: 404, success: false });
    expect([said[1], said[2]]).toEqual([said[0], said[0]]);
  });
});
