import { order } from '../buyer/order.js';
import { waitFor } from '../wait-for.js';
import { Bookkeeping } from './bookkeeping.js';

describe('an unknown referral code', () => {
  let books: Bookkeeping;
  let code: string;

  beforeAll(async () => {
    books = await Bookkeeping.open();
    ({ code } = await books.affiliate('ana@example.com'));
  });
  afterAll(() => books?.close());

  const attributionOf = (paymentId: string) =>
    waitFor(async () => {
      const [split] = await books.partners.shop.test.database.query<{ attribution: object }>(
        `select data::jsonb -> 'attribution' as attribution from events.events
         where stream_id = $1 and type = 'SaleSplit'`,
        [`sale-${paymentId}`],
      );
      if (!split) throw new Error('The sale is not split yet');
      return split.attribution;
    });

  it('[AF-07] [PF-09] does not replace a code from an earlier link', async () => {
    const paymentId = await books.buy({
      referralCode: 'ghost.example.com',
      earlierReferralCodes: ['SHADE', code.toLowerCase()],
    });
    expect(await attributionOf(paymentId)).toMatchObject({ code, codeFrom: 'order', outcome: 'credited' });
  });

  it('[AF-07] is kept as evidence if no code is known', async () => {
    const paymentId = await books.buy({ referralCode: 'ghost', earlierReferralCodes: ['SHADE'] });
    expect(await attributionOf(paymentId)).toMatchObject({ code: 'GHOST', outcome: 'unknown-code' });
  });

  it('[AF-07] of the order does not replace the payment’s code', async () => {
    const paymentId = await books.buy(
      { referralCode: 'ghost' },
      { lateCode: 'SHADE', earlierLateCodes: [code] },
    );
    expect(await attributionOf(paymentId)).toMatchObject({ code, codeFrom: 'payment', outcome: 'credited' });
  });

  it('[AF-07] of the payment does not replace the order’s code', async () => {
    const paymentId = await books.buy({ referralCode: code }, { lateCode: 'ghost' });
    expect(await attributionOf(paymentId)).toMatchObject({ code, codeFrom: 'order', outcome: 'credited' });
  });

  it.each([
    ['in the body, with a known one in the cookie', 'ghost', (known: string) => known],
    ['in the cookie before a known one', undefined, (known: string) => `GHOST.EXAMPLE.COM%20${known}`],
  ])('[PF-09] does not count %s', async (_, referralCode, cookie) => {
    const { shop } = books.partners;
    const answer = await shop.application.inject({
      method: 'POST',
      url: '/api/report/chain',
      payload: { ...order, ...(referralCode && { referralCode }) },
      headers: { cookie: `closewise_ref=${cookie(code)}` },
    });
    const { reportId } = answer.json<{ reportId: number }>();
    const [requested] = await shop.test.database.query(
      `select data::jsonb ->> 'referralCode' as "referralCode" from events.events where stream_id = $1`,
      [`report-${reportId}`],
    );
    expect(requested).toEqual({ referralCode: code });
  });

  it.each([
    ['more than 20 codes', Array.from({ length: 21 }, (_, n) => `CODE-${n}`)],
    ['a code of 41 letters', ['A'.repeat(41)]],
    ['control characters', ['A\u0000B']],
  ])('[PL-04] of earlier links is refused as %s', async (_, earlierReferralCodes) => {
    const answer = await books.partners.shop.post('/api/report/chain', { ...order, earlierReferralCodes });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, message: expect.stringMatching(/^\S.{5,}/) });
  });
});
