import { Timeline } from './timeline.js';

const ana = 'ana@example.com';
const houston = { organizationTag: 'HOUSTON', memberId: null };

describe('the explanation of a refunded sale', () => {
  const refund = { refundId: 're_1', amountCents: 1000, status: 'made' } as const;
  const dispute = { disputeId: 'du_1', amountCents: 1500 };
  const moved = [
    { refunds: [refund], disputes: [{ ...dispute, status: 'open' }] },
    { refunds: [refund], disputes: [{ ...dispute, status: 'lost' }] },
    { refunds: [refund], disputes: [{ ...dispute, status: 'won' }] },
    { refunds: [{ ...refund, status: 'failed' }], disputes: [{ ...dispute, status: 'won' }] },
  ] as const;

  async function reversed(code: string | null, line: Timeline): Promise<(string | null)[]> {
    const paymentId = await line.sell({ code });
    await line.splitLater(paymentId);
    for (const stated of moved) {
      line.around += 1000;
      await line.pays(paymentId, stated);
      await line.splitAgain(paymentId);
    }
    return line.told(paymentId);
  }

  it('lists each step in order, with the changes for affiliate, organization and house', async () => {
    const line = new Timeline();
    await line.organization('HOUSTON');
    await line.approve('HOUSTON');
    const { code } = await line.affiliate(ana, { membership: houston });
    expect(await reversed(code, line)).toEqual([
      `The affiliate with the code ${code} was registered as a member of HOUSTON`,
      'The organization HOUSTON was approved: called',
      `The report was ordered with the referral code ${code}`,
      'A payment of $25.00 was opened',
      'The provider confirmed the payment of $25.00',
      '$25.00 was split: credited to the affiliate of the code; commission 40% (the default rate), override of HOUSTON 10%; affiliate $10.00, organization $2.50, house $12.50',
      '$10.00 was refunded, $10.00 in all',
      "The buyer's bank is disputing $15.00",
      '$10.00 has been given back so far: affiliate -$4.00, organization -$1.00, house -$5.00',
      'The dispute of $15.00 was lost',
      '$25.00 has been given back so far: affiliate -$6.00, organization -$1.50, house -$7.50',
      'The dispute of $15.00 was won',
      'Money came back, $10.00 remains given back: affiliate $6.00, organization $1.50, house $7.50',
      'A refund of $10.00 could not be delivered',
      'Money came back, $0.00 remains given back: affiliate $4.00, organization $1.00, house $5.00',
    ]);
  });

  it('lists the steps of a sale without earnings, from the order on', async () => {
    expect(await reversed(null, new Timeline())).toEqual([
      'The report was ordered without a referral code',
      'A payment of $25.00 was opened',
      'The provider confirmed the payment of $25.00',
      '$25.00 was split: no referral code came with the purchase, so nobody earns a commission; affiliate $0.00, organization $0.00, house $25.00',
      '$10.00 was refunded, $10.00 in all',
      "The buyer's bank is disputing $15.00",
      '$10.00 has been given back so far: affiliate $0.00, organization $0.00, house -$10.00',
      'The dispute of $15.00 was lost',
      '$25.00 has been given back so far: affiliate $0.00, organization $0.00, house -$15.00',
      'The dispute of $15.00 was won',
      'Money came back, $10.00 remains given back: affiliate $0.00, organization $0.00, house $15.00',
      'A refund of $10.00 could not be delivered',
      'Money came back, $0.00 remains given back: affiliate $0.00, organization $0.00, house $10.00',
    ]);
  });

  it.each([
    ['a code that nobody has', 'NOBODY2222', 'nobody has this referral code'],
    ['no code', null, 'no referral code came with the purchase'],
  ])('names %s', async (_, code, why) => {
    const line = new Timeline();
    const paymentId = await line.sell({ code });
    await line.splitLater(paymentId);
    expect((await line.told(paymentId)).at(-1)).toContain(why);
  });

  it('shows the code that came with the payment', async () => {
    const line = new Timeline();
    const { code } = await line.affiliate(ana);
    const paymentId = await line.order({});
    await line.refer(paymentId, code);
    await line.pays(paymentId);
    const { attribution } = await line.splitLater(paymentId);
    expect(attribution).toMatchObject({ code, codeFrom: 'payment', outcome: 'credited' });
    expect(await line.told(paymentId)).toContain(
      `The referral code ${code} came with the confirmation of the payment`,
    );
  });

  it('shows the order’s code, whatever came with the payment', async () => {
    const line = new Timeline();
    const [{ code }, other] = [await line.affiliate(ana), await line.affiliate('bea@example.com')];
    const paymentId = await line.order({ code });
    await line.refer(paymentId, other.code);
    await line.pays(paymentId);
    expect((await line.splitLater(paymentId)).attribution).toMatchObject({ code, codeFrom: 'order' });
    expect(await line.told(paymentId)).toContain(`The report was ordered with the referral code ${code}`);
  });
});
