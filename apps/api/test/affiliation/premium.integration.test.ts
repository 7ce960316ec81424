import { Timeline } from './timeline.js';

const ana = 'ana@example.com';

describe('the shares of a sale with premium', () => {
  it('are shares of the whole amount', async () => {
    const line = new Timeline();
    await line.organization('AUSTIN');
    await line.approve('AUSTIN');
    const membership = { organizationTag: 'AUSTIN', memberId: null };
    const { code } = await line.affiliate(ana, { membership });
    const paymentId = await line.sell({ code, premiumCents: 1000 });
    expect(await line.splitLater(paymentId)).toMatchObject({
      amountCents: 3500,
      shares: { commissionCents: 1400, overrideCents: 350, houseCents: 1750 },
    });
  });

  it('bought later are shares of its amount, by the report’s code and the rate at its payment', async () => {
    const line = new Timeline();
    const partner = await line.affiliate(ana);
    const ordered = await line.sell({ code: partner.code });
    await line.splitAgain(ordered);
    await line.change(partner, { type: 'SetCommissionRate', ratePercent: 30, reason: null });
    const upgrade = await line.upgrade(ordered);
    await line.pays(upgrade);
    expect(await line.splitLater(upgrade)).toMatchObject({
      amountCents: 1000,
      shares: { commissionCents: 300, overrideCents: 0, houseCents: 700 },
      attribution: { code: partner.code, codeFrom: 'order', outcome: 'credited' },
    });
    expect(await line.splitLater(ordered)).toMatchObject({ shares: { commissionCents: 1000 } });
  });

  it('follow the code that came with the report’s payment', async () => {
    const line = new Timeline();
    const { code } = await line.affiliate(ana);
    const other = await line.affiliate('eva@example.com');
    const ordered = await line.order({});
    await line.refer(ordered, code);
    await line.pays(ordered);
    const upgrade = await line.upgrade(ordered);
    await line.refer(upgrade, other.code);
    await line.pays(upgrade);
    expect(await line.splitLater(upgrade)).toMatchObject({
      attribution: { code, codeFrom: 'payment', outcome: 'credited' },
    });
  });

  it('are reversed for the premium only if only that is refunded', async () => {
    const line = new Timeline();
    const { code } = await line.affiliate(ana);
    const ordered = await line.sell({ code });
    const upgrade = await line.upgrade(ordered);
    await line.pays(upgrade);
    await line.splitLater(ordered);
    await line.splitLater(upgrade);
    await line.pays(upgrade, { refunds: [{ refundId: 're_1', amountCents: 1000, status: 'made' }] });
    await line.splitAgain(upgrade);
    expect((await line.facts(upgrade)).map(({ type }) => type)).toEqual(['SaleSplit', 'SaleReversed']);
    expect((await line.facts(ordered)).map(({ type }) => type)).toEqual(['SaleSplit']);
  });
});
