import { dayAfterMonth, daysAfter } from '@closewise/domain/calendar';
import { PayoutBook } from '../../src/payouts/book/payout-book.js';
import { PrepareDueRun } from '../../src/payouts/schedule/prepare-due-run.job.js';
import { Outbox } from '../../src/platform/mail/outbox/outbox.js';
import { eventually } from '../eventually.js';
import { Finance } from './finance.js';

describe('[LE-05] the run of a month', () => {
  let finance: Finance;
  beforeAll(async () => {
    finance = await Finance.open();
  });
  afterAll(() => finance?.close());

  const wake = () => finance.get(PrepareDueRun).run();
  const mails = async () =>
    (await finance.get(Outbox).newest()).filter(({ to }) => to === 'finance@example.com');

  it('is prepared once by itself on the 22nd of the following month, and finance is mailed once', async () => {
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
    expect(await finance.get(PayoutBook).run(month)).toMatchObject({
      preparedBy: 'system',
      payCents: 12_000,
    });
    const [mail] = await eventually(async () => {
      const arrived = await mails();
      if (arrived.length === 0) throw new Error('No mail yet');
      return arrived;
    });
    expect(mail).toMatchObject({ subject: `The payout run ${month} waits for approval` });
    expect(mail!.text).toContain('pays $120.00 to 1 payee');
    expect(mail!.text).toContain('Not paid: below the minimum: 1.');
    expect(mail!.text).toContain(`payouts approve ${month}`);
    expect(mail!.html).toContain(`payouts approve ${month}`);
    expect(await mails()).toHaveLength(1);
  });
});
