import type { OrderView } from '@closewise/contracts/admin';
import { ordersProjection } from '../../src/reporting/orders/orders.projection.js';
import { waitFor } from '../wait-for.js';
import { runAttached } from '../process/run-attached.js';
import { Shop } from './shop.js';

const { OrdersListCommand, OrdersRefundCommand, OrdersShowCommand } =
  await import('../../src/reporting/cli/orders.cli.js');
const { ReportsResendCommand } = await import('../../src/reporting/cli/reports.cli.js');

const reason = 'The county was wrong';

describe('orders on the command line', () => {
  let shop: Shop;
  let reportId: number;
  let unpaidId: number;
  let paymentId: string;
  beforeAll(async () => {
    shop = await Shop.open();
    reportId = await shop.sell({ userEmail: 'bea.lopez@example.com' });
    unpaidId = await shop.createReport({ userEmail: 'otto@example.com' });
    await shop.caughtUp(ordersProjection.name);
    paymentId = (await shown()).order.paymentId!;
  });
  afterAll(() => shop?.close());

  const run = (...[type, args, options]: [Parameters<typeof runAttached>[1], string[], object?]) =>
    runAttached(shop.application, type, args, options);
  const shown = async (): Promise<Omit<OrderView, 'success'>> =>
    JSON.parse(await run(OrdersShowCommand, [String(reportId)], { json: true })) as OrderView;
  const refund = (options: object, id = paymentId) => run(OrdersRefundCommand, [id], { reason, ...options });

  it('are listed, searched and filtered, and an impossible filter is refused', async () => {
    expect((await run(OrdersListCommand, [])).split('\n').map((line) => line.split('\t')[0])).toEqual([
      String(unpaidId),
      String(reportId),
      '',
    ]);
    const found = await run(OrdersListCommand, [], { search: 'bea.lopez', status: 'completed' });
    expect(found).toMatch(new RegExp(`^${reportId}\tcompleted\t.*\t\\$25.00\t.*${paymentId}.*bea\\.lopez@`));
    expect(JSON.parse(await run(OrdersListCommand, [], { status: 'failed', json: true }))).toEqual({
      orders: [],
      total: 0,
    });
    for (const wrong of [{ state: 'Texas' }, { status: 'paid' }, { page: '0' }, { search: 'a\u0000' }])
      await expect(run(OrdersListCommand, [], wrong)).rejects.toMatchObject({
        code: 'administration.limit-invalid',
      });
  });

  it('are shown with payment and story, by either id; an unknown one is refused', async () => {
    const text = await run(OrdersShowCommand, [` ${paymentId} `]);
    expect(text).toContain(`Report ${reportId}: completed`);
    expect(text).toContain(`Payment ${paymentId}: succeeded, $25.00; $0.00 refunded, $25.00 can be refunded`);
    expect(text).toContain('The provider confirmed the payment of $25.00');
    for (const id of ['4503599627370497', 'stripe-pi_none', ''])
      await expect(run(OrdersShowCommand, [id])).rejects.toThrow('There is no order with this id');
  });

  it('are partially refunded once, however often the command is repeated, and refunded further only explicitly', async () => {
    const part = { amount: '5.00' };
    expect(await refund({ ...part, dryRun: true })).toBe(
      `Dry run, no money is moved: $5.00 of ${paymentId} would be refunded\n`,
    );
    expect((await shown()).payments[0]).toMatchObject({ alreadyCents: 0, leftCents: 2500 });
    const done = `$5.00 of ${paymentId} was refunded (refund 1)\n`;
    expect([await refund(part), await refund(part)]).toEqual([done, done]);
    expect((await shown()).payments[0]).toMatchObject({ alreadyCents: 500, leftCents: 2000 });
    expect(JSON.parse(await refund({ ...part, already: '5.00', json: true }))).toMatchObject({
      number: 2,
      status: 'accepted',
      amountCents: 500,
    });
    expect((await shown()).payments[0]).toMatchObject({ alreadyCents: 1000, leftCents: 1500 });
    expect((await shown()).story.filter(({ reason: why }) => why === reason)).toHaveLength(2);
  });

  it.each<[options: object, sentence: string]>([
    [{ amount: '15.01', already: '10.00' }, 'Only $15.00 of this payment is left to refund'],
    [{ amount: '5', already: '10', reason: '' }, 'Enter a reason. It is kept with the refund.'],
    [
      { amount: '5', already: '10', reason: 'for buyer bob@example.com' },
      'This text is kept permanently and cannot be erased, so leave out the email address',
    ],
    [
      { amount: '5', already: '10', reason: 'called 713-555-0199', dryRun: true },
      'leave out the phone number',
    ],
    [{ amount: '-5' }, '--amount must be an amount in dollars, such as 5.00'],
    [{ amount: '5.001' }, '--amount must be an amount in dollars, such as 5.00'],
    [{ amount: '5', already: 'all' }, '--already must be an amount in dollars, such as 5.00'],
  ])('are not refunded by %j: %s', async (options, sentence) => {
    await expect(refund(options)).rejects.toThrow(sentence);
    expect((await shown()).payments[0]).toMatchObject({ alreadyCents: 1000, leftCents: 1500 });
  });

  it('are not refunded when the payment does not exist', async () => {
    for (const id of ['stripe-pi_none', ''])
      await expect(refund({}, id)).rejects.toThrow('There is no payment with this id');
  });

  it('have their link mailed again for each request; without a report nothing is mailed', async () => {
    for (const number of [1, 2])
      expect(await run(ReportsResendCommand, [String(reportId)])).toBe(
        `The link to report ${reportId} is on its way to the buyer (mail ${number})\n`,
      );
    await waitFor(async () =>
      expect((await shown()).mails.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
        'report-again accepted',
        'report-again accepted',
      ]),
    );
    for (const [id, sentence] of [
      ['4503599627370497', /There is no (such )?report/],
      ['nonsense', /There is no (such )?report/],
      [String(unpaidId), /The report is not paid/],
    ] as const)
      await expect(run(ReportsResendCommand, [id])).rejects.toThrow(sentence);
  });
});
