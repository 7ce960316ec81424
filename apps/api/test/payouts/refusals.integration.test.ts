import { dayAfterMonth, daysAfter } from '@closewise/domain/calendar';
import type { Payee } from '@closewise/domain/payee';
import { PayoutAccounts } from '../../src/billing/index.js';
import { bySystem } from '../../src/platform/commands/contexts.js';
import { runHere } from '../process/run-here.js';
import { Finance } from './finance.js';

/** Words of a command, who gives it, and what is said; MONTH stands for the month of the run. */
type Refusal = readonly [args: string, operator: string, said: string];

const unknown = 'There is no payout run 2020-01: payouts list shows those that there are';
const nobody = 'Say who does this: set the variable OPERATOR to your name';
const badMonth = 'The month must look like 2026-10';
const completed = 'The run MONTH is completed';
const cancelled = 'The run MONTH is cancelled';
const oneAtATime = ', and there is one at a time: execute, close or cancel it first';

/** What is refused of a run, by how far it is. */
const refusals: Readonly<Record<string, readonly Refusal[]>> = {
  none: [
    ...['2026-13', '2026-1', '26-10', '2026-10-01', '1e5', '-1', '٢٠٢٦-١٠', '2026-10;drop', ''].map(
      (month): Refusal => [`prepare --month=${month}`, 'maria', badMonth],
    ),
    ['prepare --month 2099-01', 'maria', '2099-01 is not over: its run can be prepared from 2099-02-22 on'],
    ['prepare --month 2001-01', 'maria', 'Nobody can be paid for 2001-01: of 1 with a balance none meets'],
    ['prepare --month MONTH', '', nobody],
    ['prepare --month MONTH', 'system', 'OPERATOR must be a name of 1 to 80 letters, other than system'],
    ['prepare --month MONTH', 'a\nb', 'OPERATOR must be a name of 1 to 80 letters'],
    ['show 2020-01', 'maria', unknown],
    ['show 2020-01 --json', 'maria', unknown],
    ['approve 2020-01', 'omar', unknown],
    ['approve 2020-01 --dry-run --json', 'omar', unknown],
    ['cancel 2020-01 --reason wrong', 'omar', unknown],
    ['execute 2020-01', 'omar', unknown],
    ['execute 2020-01 --dry-run', 'omar', unknown],
    ['close 2020-01 --reason wrong', 'omar', unknown],
    ['export 2020-01 --format csv', 'omar', unknown],
  ],
  prepared: [
    ['prepare --month MONTH', 'maria', `The run MONTH is prepared${oneAtATime}`],
    ['approve MONTH', 'maria', 'maria has prepared the run MONTH: somebody else has to approve it'],
    ['approve MONTH', 'Maria', 'Maria has prepared the run MONTH: somebody else has to approve it'],
    ['approve MONTH', '', nobody],
    ['execute MONTH', 'omar', 'The run MONTH is not approved yet: approve it first, or cancel it'],
    [
      'close MONTH --reason over',
      'omar',
      'The run MONTH is not approved yet: approve it first, or cancel it',
    ],
    ['cancel MONTH --reason=', 'omar', 'Say why in 1 to 500 letters'],
    [`cancel MONTH --reason ${'x'.repeat(501)}`, 'omar', 'Say why in 1 to 500 letters'],
    ['cancel MONTH --reason wrong', '', nobody],
    [
      'export MONTH --format csv --out /nowhere/run.csv',
      'omar',
      '/nowhere/run.csv cannot be written: there is',
    ],
    ['export MONTH --format csv --out /', 'omar', '/ cannot be written: it is a folder'],
  ],
  approved: [
    ['prepare --month MONTH', 'maria', `The run MONTH is approved${oneAtATime}`],
    ['approve MONTH', 'omar', 'The run MONTH was approved by omar already'],
    ['execute MONTH', '', nobody],
    ['close MONTH --reason over', 'omar', '1 lines of the run MONTH have no answer'],
  ],
  completed: [
    ['approve MONTH', 'omar', completed],
    ['execute MONTH', 'omar', `${completed}: nothing of it is left to pay`],
    ['execute MONTH --dry-run --json', 'omar', `${completed}: nothing of it is left to pay`],
    ['cancel MONTH --reason wrong', 'omar', `${completed}: what was requested of the provider cannot be`],
    ['close MONTH --reason over', 'omar', `${completed}: nothing of it is left to pay`],
    ['reconcile --record', '', nobody],
  ],
  cancelled: [
    ['approve MONTH', 'omar', cancelled],
    ['execute MONTH', 'omar', `${cancelled}: nothing of it is left to pay`],
    ['close MONTH --reason over', 'omar', `${cancelled}: nothing of it is left to pay`],
  ],
};

/** Each answer once, unless there is time for every way to earn it. */
const tried = (all: readonly Refusal[]): readonly Refusal[] =>
  process.env['LONG'] ? all : [...Map.groupBy(all, ([, , said]) => said).values()].map(([first]) => first!);

type Step = readonly [args: string, operator: string];

const prepare: Step = ['prepare --month MONTH', 'maria'];
const approve: Step = ['approve MONTH', 'omar'];
/** The ways of a run: what leads from each status to the next. */
const ways: readonly (readonly (readonly [status: string, by: readonly Step[]])[])[] = [
  [
    ['none', []],
    ['prepared', [prepare]],
    ['approved', [approve]],
    ['completed', [['execute MONTH', 'omar']]],
  ],
  [['cancelled', [prepare, ['cancel MONTH --reason wrong', 'omar']]]],
];

describe('[LE-05] what finance is refused', () => {
  let finance: Finance;
  let accountId: string;
  let payee: Payee;
  const open = async () => {
    finance = await Finance.open();
    finance.stripe.setBalance(1_000_000);
    ({ accountId, payee } = await finance.affiliate(12_000));
  };
  const payouts = (args: string, operator: string) => {
    const day = daysAfter(dayAfterMonth(finance.month), 22);
    const ahead = Math.round((Date.parse(`${day}T12:00:00Z`) - Date.now()) / 1000);
    const settings = {
      DATABASE_URL: finance.stripeShop.shop.test.url,
      OPERATOR: operator,
      CLOCK_OFFSET: String(ahead),
    };
    return runHere(settings, ['payouts', ...args.replaceAll('MONTH', finance.month).split(' ')]);
  };
  const take = async (...step: Step) => {
    const { code, err } = await payouts(...step);
    if (code !== 0) throw new Error(`${step[0]}: ${err}`);
  };
  const state = async () => [await finance.facts(), finance.stripe.transfers().length];

  describe.each(ways)('in one line, and nothing changes', (...way) => {
    beforeAll(open);
    afterAll(() => finance?.close());

    describe.each(way)('of a run that is %s', (status, by) => {
      beforeAll(async () => {
        for (const step of by) await take(...step);
      });

      it.each(tried(refusals[status]!))('payouts %s as %j: %s', async (args, operator, said) => {
        const before = await state();
        const { code, out, err } = await payouts(args, operator);
        expect({ code, out }).toEqual({ code: 2, out: '' });
        expect(err).toContain(said.replaceAll('MONTH', finance.month));
        expect(err.trimEnd().split('\n')).toHaveLength(1);
        expect(await state()).toEqual(before);
      });
    });
  });

  describe('of a payee who has changed', () => {
    beforeEach(open);
    afterEach(() => finance?.close());

    it('is said in a dry run with the reasons, and refused alike', async () => {
      const { code, out, err } = await payouts('prepare --month 2001-01 --dry-run', 'maria');
      expect([code, err]).toEqual([2, expect.stringContaining('Nobody can be paid for 2001-01')]);
      expect(out).toContain('not paid: within the hold');
      expect(await finance.facts()).toEqual([]);
    });

    it('is the approval, when the account was closed', async () => {
      await payouts(...prepare);
      finance.stripe.close(accountId);
      await finance.get(PayoutAccounts).check(payee, bySystem());
      const before = await state();
      const { code, err } = await payouts(...approve);
      expect([code, err]).toEqual([2, expect.stringContaining('1 of 1 payees of the run')]);
      expect(err).toContain('cancel it and prepare it again');
      expect(await state()).toEqual(before);
    });

    it('is the payment alone, when the account is closed after the approval', async () => {
      await payouts(...prepare);
      await payouts(...approve);
      finance.stripe.close(accountId);
      expect(await payouts('execute MONTH', 'omar')).toMatchObject({
        code: 1,
        out: expect.stringContaining('0 payees were paid $0.00. Open: 1 '),
      });
      expect(finance.stripe.transfers()).toEqual([]);
      expect((await payouts('show MONTH', 'omar')).out).toMatch(/refused: account closed/);
    });
  });
});
