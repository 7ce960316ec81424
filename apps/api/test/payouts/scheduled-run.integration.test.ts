import { dayAfterMonth, daysAfter } from '@closewise/domain/calendar';
import { PayoutBook } from '../../src/payouts/payout-book.js';
import { PayoutsCancelCommand } from '../../src/payouts/cli/payouts-change.commands.js';
import { PayoutsPrepareCommand } from '../../src/payouts/cli/payouts-run.commands.js';
import { PrepareDueRun } from '../../src/payouts/runs/scheduled-run.js';
import { Outbox } from '../../src/platform/mail/outbox/outbox.js';
import { waitFor } from '../wait-for.js';
import { Finance } from './finance.js';

describe('[LE-05] a month’s run', () => {
  let finance: Finance;
  beforeEach(async () => {
    finance = await Finance.open();
  });
  afterEach(() => finance?.close());

  const wake = () => finance.get(PrepareDueRun).run();
  const mails = async () =>
    (await finance.get(Outbox).newest()).filter(({ to }) => to === 'finance@example.com');

  it('is prepared automatically, once, on the 22nd of the following month, and finance gets one mail', async () => {
    await finance.affiliate(12_000);
    await finance.affiliate(9_000);
    finance.be(undefined, { financeEmail: 'finance@example.com' });
    const { month } = finance;
    finance.beOn(daysAfter(dayAfterMonth(month), 20));
    await wake();
    expect(await finance.facts()).toEqual([]);

    finance.beOn(daysAfter(dayAfterMonth(month), 21));
    finance.be(undefined, { financeEmail: 'finance@example.com', isScheduled: false });
    await wake();
    expect(await finance.facts()).toEqual([]);

    finance.be(undefined, { financeEmail: 'finance@example.com', isScheduled: true });
    await wake();
    await wake();
    expect(await finance.facts()).toEqual(['PayoutLinesDrawn', 'PayoutRunPrepared']);
    expect(await finance.get(PayoutBook).requireRun(month)).toMatchObject({
      preparedBy: 'system',
      payCents: 12_000,
    });
    const [mail] = await waitFor(async () => {
      const arrived = await mails();
      if (arrived.length === 0) throw new Error('No mail yet');
      return arrived;
    });
    expect(mail).toMatchObject({ subject: `The payout run ${month} waits for approval` });
    expect(mail!.text).toContain('pays $120.00 to 1 payee');
    expect(mail!.text).toContain('Not paid: below the minimum: 1.');
    const page = `/admin?tab=affiliates&view=payouts&run=${month}`;
    expect(mail!.text).toContain(page);
    expect(mail!.html).toContain(page.replaceAll('&', '&amp;'));
    expect(await mails()).toHaveLength(1);
  });

  it('is prepared by the next server if none ran on that day, even weeks later, and finance gets one mail', async () => {
    await finance.affiliate(12_000);
    finance.be(undefined, { financeEmail: 'finance@example.com', isScheduled: true });
    const { month } = finance;
    finance.beOn(daysAfter(dayAfterMonth(month), 35));
    await wake();
    await wake();
    finance.beOn(daysAfter(dayAfterMonth(month), 36));
    await wake();
    expect(await finance.facts()).toEqual(['PayoutLinesDrawn', 'PayoutRunPrepared']);
    expect(await finance.get(PayoutBook).requireRun(month)).toMatchObject({
      preparedBy: 'system',
      payCents: 12_000,
    });
    await waitFor(async () => {
      if ((await mails()).length === 0) throw new Error('No mail yet');
    });
    await wake();
    expect(await mails()).toHaveLength(1);
  });

  it('is not prepared if a later month has a run', async () => {
    await finance.affiliate(12_000);
    const { month } = finance;
    const next = dayAfterMonth(month).slice(0, 7);
    finance.be('maria', { isScheduled: true });
    finance.beOn(daysAfter(dayAfterMonth(next), 21));
    await finance.run(PayoutsPrepareCommand, [], { month: next });
    finance.be('maria', { isScheduled: true, prepareDay: 28 });
    await finance.run(PayoutsCancelCommand, [next], { reason: 'paid by hand' });
    await wake();
    expect([...(await finance.get(PayoutBook).read()).runs.keys()]).toEqual([next]);
  });
});
