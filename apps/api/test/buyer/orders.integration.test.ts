import { CommandBus } from '@nestjs/cqrs';
import type {
  AdminActionsView,
  FailedReportsView,
  OrderListView,
  OrderView,
} from '@closewise/contracts/admin';
import { CreateAdmin } from '../../src/administration/accounts/create-admin.command.js';
import { ordersProjection } from '../../src/reporting/orders/orders.projection.js';
import { FailReport } from '../../src/reporting/generation/fail-report.command.js';
import { RegenerateReport } from '../../src/reporting/generation/regenerate-report.command.js';
import { Erasure } from '../../src/privacy/erasure.js';
import { Subjects } from '../../src/privacy/subjects.js';
import { Browser } from '../administration/browser.js';
import { waitFor } from '../wait-for.js';
import { liveAndRebuilt } from './rebuilt-rows.js';
import { Shop } from './shop.js';

const operator = { actor: 'operator', correlationId: 'test' };

describe('the orders in the admin area', () => {
  let shop: Shop;
  let admin: Browser;
  let reportId: number;
  beforeAll(async () => {
    shop = await Shop.open();
    const { password } = await commands().execute(
      new CreateAdmin('ana', { role: 'admin', password: null }, operator),
    );
    admin = new Browser(shop.application, '198.51.100.7');
    await admin.signIn('ana', password);
    reportId = await shop.sell({ userEmail: 'bea.lopez@example.com', emailOptIn: true });
    await shop.createReport({ userEmail: 'unpaid_buyer@example.com', emailOptIn: true });
    await shop.caughtUp(ordersProjection.name);
  });
  afterAll(() => shop?.close());

  const commands = () => shop.application.get(CommandBus, { strict: false });
  const list = async (query = ''): Promise<OrderListView> =>
    (await admin.send('GET', `/api/admin/orders${query}`)).json();
  const order = async (id: string | number = reportId): Promise<OrderView> =>
    (await admin.send('GET', `/api/admin/orders/${id}`)).json();
  const act = async (what: 'mail' | 'generate', body: object) => {
    const answer = await admin.send('POST', `/api/admin/orders/${reportId}/${what}`, body);
    return [answer.statusCode, answer.json<{ message: string }>().message];
  };
  const mails = async (): Promise<string[]> =>
    (await order()).mails.map(({ kind, state }) => `${kind} ${state}`);

  it('are found by report id, payment id, order number, email, address, state and status', async () => {
    const { order: found } = await order();
    const wishes = [
      String(reportId),
      found.paymentId!,
      found.paymentId!.replace('simulated-', ''),
      found.orderNumber!.toLowerCase(),
      'BEA.LOPEZ@',
      found.address!.slice(0, 8).toUpperCase(),
    ];
    for (const wish of wishes.slice(0, 5)) {
      const { orders, total } = await list(`?search=${encodeURIComponent(wish)}`);
      expect([wish, total, orders[0]?.reportId]).toEqual([wish, 1, String(reportId)]);
    }
    expect((await list(`?search=${encodeURIComponent(wishes[5]!)}`)).total).toBe(2);
    expect((await list('?search=%25')).total).toBe(0);
    expect((await list('?search=nobody@')).total).toBe(0);
    expect((await list(`?state=${found.state.toLowerCase()}&status=completed`)).total).toBe(1);
    expect((await list('?status=unpaid')).orders.map(({ email }) => email)).toEqual([
      'unpaid_buyer@example.com',
    ]);
    expect((await list('?state=AK')).total).toBe(0);
    expect((await list('?pageSize=1&page=2')).orders.map((one) => one.reportId)).toEqual([String(reportId)]);
    for (const query of ['?state=Texas', '?status=paid', '?page=0', '?all=1'])
      expect([query, (await admin.send('GET', `/api/admin/orders${query}`)).statusCode]).toEqual([
        query,
        400,
      ]);
  });

  it('show the purchase, the payment with its items, the mails and the story in words', async () => {
    await waitFor(async () => expect(await mails()).toEqual(['report accepted']));
    const { order: found, payments, story } = await order();
    expect(found).toMatchObject({ status: 'completed', paidCents: 2500, refundedCents: 0, cannotMail: null });
    expect(await order(found.paymentId!)).toMatchObject({ order: { reportId: String(reportId) } });
    expect(payments).toMatchObject([
      {
        status: 'succeeded',
        items: [{ item: 'report', amountCents: 2500 }],
        card: 'Visa •••• 4242',
        leftCents: 2500,
      },
    ]);
    expect(story.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'The report was ordered',
        'A payment of $25.00 was opened for the report ($25.00)',
        'The provider confirmed the payment of $25.00',
        'The report is being generated',
        'The report is ready',
        'The link was mailed to the buyer',
      ]),
    );
    expect((await admin.send('GET', '/api/admin/orders/4503599627370497')).statusCode).toBe(404);
    expect((await admin.send('GET', '/api/admin/orders/stripe-pi_none')).statusCode).toBe(404);
  });

  it('have their link mailed again, once for each intended click', async () => {
    const done = [200, 'The link is on its way to the buyer'];
    expect(await Promise.all([1, 1, 1].map((number) => act('mail', { number })))).toEqual([done, done, done]);
    await waitFor(async () => expect(await mails()).toEqual(['report accepted', 'report-again accepted']));
    expect(await act('mail', { number: 2 })).toEqual(done);
    await waitFor(async () => expect(await mails()).toHaveLength(3));
    expect(await act('mail', { number: 9 })).toEqual([409, 'The next mail of this report is number 3']);
  });

  it('are generated again, once for each intended click, and their failures are listed with the next step', async () => {
    const done = [200, 'The report is being generated'];
    expect(await Promise.all([1, 1].map((revision) => act('generate', { revision })))).toEqual([done, done]);
    await waitFor(async () =>
      expect((await order()).order).toMatchObject({ status: 'completed', revision: 2 }),
    );
    expect(await act('generate', { revision: 1 })).toEqual(done);
    expect((await order()).order.revision).toBe(2);

    await shop.holdJobs();
    const { revision } = await commands().execute(new RegenerateReport(reportId, operator));
    const generation = { reportId, paymentId: (await order()).order.paymentId!, revision };
    await commands().execute(new FailReport(generation, 'No rules for this place', 5, operator));
    await shop.letJobsGo({ held: false });
    const failed = () =>
      admin
        .send('GET', '/api/admin/orders/failed')
        .then((answer) => answer.json<FailedReportsView>().reports);
    await waitFor(async () =>
      expect(await failed()).toMatchObject([
        { status: 'failed', reason: 'No rules for this place', revision: 3 },
      ]),
    );
    expect(await act('generate', { revision: 3 })).toEqual(done);
    await waitFor(async () => expect(await failed()).toEqual([]));
  });

  it('[AD-07] record which admin acted', async () => {
    const { actions } = (await admin.send('GET', '/api/admin/audit')).json<AdminActionsView>();
    const summaries = actions.filter(({ admin: by }) => by === 'ana').map(({ summary }) => summary);
    expect(summaries).toContain(`Had the link to report ${reportId} mailed again`);
    expect(summaries).toContain(`Had report ${reportId} generated again`);
  });

  it('are the same after a rebuild, and without personal data after an erasure', async () => {
    const same = await liveAndRebuilt(shop, ordersProjection.name);
    expect(same.rebuilt).toEqual([same.live]);
    const subject = await shop.application.get(Subjects, { strict: false }).require('bea.lopez@example.com');
    await shop.application.get(Erasure, { strict: false }).erase(subject, 'request', operator);
    await shop.caughtUp(ordersProjection.name);
    expect((await list('?search=bea.lopez')).total).toBe(0);
    const { order: found } = await order();
    expect(found).toMatchObject({
      status: 'erased',
      email: null,
      address: null,
      cannotMail: 'The person was erased',
    });
    expect((await act('mail', { number: 3 }))[0]).toBe(409);
    const after = await liveAndRebuilt(shop, ordersProjection.name);
    expect(after.rebuilt).toEqual([after.live]);
  });
});
