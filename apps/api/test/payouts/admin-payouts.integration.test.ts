import type { PayoutRunsView, PayoutRunView } from '@closewise/contracts/admin';
import { CommandBus } from '@nestjs/cqrs';
import { CreateAdmin } from '../../src/administration/accounts/create-admin.command.js';
import { PayoutsPrepareCommand } from '../../src/payouts/cli/payouts-run.commands.js';
import { Browser } from '../administration/browser.js';
import { operator } from '../affiliation/partners.js';
import { Finance } from './finance.js';

describe('payout runs in the admin area', () => {
  let finance: Finance;
  let browser: Browser;
  beforeAll(async () => {
    finance = await Finance.open();
    browser = new Browser(finance.stripeShop.shop.application, '203.0.113.7');
    const { username, password } = await finance
      .get(CommandBus)
      .execute(new CreateAdmin('ann', { role: 'admin', password: null }, operator()));
    await browser.signIn(username, password);
  });
  afterAll(() => finance?.close());

  const read = async (query = '') => browser.send('GET', `/api/admin/payouts/${finance.month}${query}`);

  it('show who prepared each run, and its lines with reasons, page by page', async () => {
    expect((await browser.send('GET', '/api/admin/payouts')).json<PayoutRunsView>().runs).toEqual([]);
    expect((await read()).statusCode).toBe(404);
    const anna = await finance.affiliate(12_000);
    const ben = await finance.affiliate(9_000);
    finance.be('maria');
    await finance.run(PayoutsPrepareCommand, [], { month: finance.month });

    const { runs } = (await browser.send('GET', '/api/admin/payouts')).json<PayoutRunsView>();
    expect(runs).toMatchObject([
      {
        runId: finance.month,
        status: 'prepared',
        preparedBy: 'maria',
        approvedBy: null,
        executedBy: [],
        payCents: 12_000,
        lines: 2,
        payableLines: 1,
        paidLines: 0,
      },
    ]);
    const first = (await read('?pageSize=1')).json<PayoutRunView>();
    expect([first.total, first.lines.map(({ payee }) => payee.label)]).toEqual([2, [anna.code]]);
    const second = (await read('?pageSize=1&page=2')).json<PayoutRunView>();
    expect(second.lines).toMatchObject([
      {
        payee: { kind: 'affiliate', label: ben.code },
        status: 'not-paid',
        reason: 'below-minimum',
        words: 'not paid: below the minimum',
        payCents: 0,
      },
    ]);
    const open = (await read('?only=open')).json<PayoutRunView>();
    expect([open.total, open.lines[0]?.payCents]).toEqual([1, 12_000]);
    expect((await read('?only=some')).statusCode).toBe(400);
    expect((await read('?pageSize=0')).statusCode).toBe(400);
  });
});
