import { dayAfterMonth, daysAfter } from '@closewise/domain/calendar';
import type { Payee } from '@closewise/domain/payee';
import { PayoutAccounts } from '../../src/billing/index.js';
import { bySystem } from '../../src/platform/commands/contexts.js';
import { runHere } from '../process/run-here.js';
import { Finance } from './finance.js';

/** A command's arguments, its operator, and the output; MONTH stands for the month, RUN for its run. */
type Refusal = readonly [args: string, operator: string, said: string];

const unknown = 'There is no payout run 2020-01; payouts list shows all runs';
const nobody = 'Say who does this: set the variable OPERATOR to your name';
const badMonth = 'Invalid month. Use YYYY-MM, for example 2026-10.';
const completed = 'The run RUN is completed';
const cancelled = 'The run RUN is cancelled';
const oneAtATime = ', and only one run can be open: execute, close or cancel it first';

/** Refused commands by the run's status. */
const refusals: Readonly<Record<string, readonly Refusal[]>> = {
  none: [
    ...['2026-13', '2026-1', '26-10', '2026-10-01', '1e5', '-1', '٢٠٢٦-١٠', '2026-10;drop', ''].map(
      (month): Refusal => [`prepare --month=${month}`, 'maria', badMonth],
    ),
    ['prepare --month 2099-01', 'maria', '2099-01 is not over: its run can be prepared from 2099-02-22'],
    [
      'prepare --month 2001-01',
      'maria',
      'Nobody can be paid for 2001-01: no payee with a balance meets the conditions (1)',
    ],
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
    ['prepare --month MONTH', 'maria', `The run RUN is prepared${oneAtATime}`],
    ['approve RUN', 'maria', 'maria prepared the run RUN: another person has to approve it'],
    ['approve RUN', 'Maria', 'Maria prepared the run RUN: another person has to approve it'],
    ['approve RUN', 'omar', 'The command line cannot prove who omar is: an admin has to approve the run RUN'],
    ['approve RUN', '', nobody],
    ['execute RUN', 'omar', 'The run RUN is not approved yet: approve or cancel it first'],
    ['close RUN --reason over', 'omar', 'The run RUN is not approved yet: approve or cancel it first'],
    ['cancel RUN --reason=', 'omar', 'Enter a reason of 1 to 500 characters'],
    [`cancel RUN --reason ${'x'.repeat(501)}`, 'omar', 'Enter a reason of 1 to 500 characters'],
    ['cancel RUN --reason wrong', '', nobody],
    [
      'export RUN --format csv --out /nowhere/run.csv',
      'omar',
      '/nowhere/run.csv cannot be written: there is',
    ],
    ['export RUN --format csv --out /', 'omar', '/ cannot be written: it is a folder'],
  ],
  approved: [
    ['prepare --month MONTH', 'maria', `The run RUN is approved${oneAtATime}`],
    ['approve RUN', 'omar', 'The run RUN was already approved'],
    ['execute RUN', 'omar', 'omar approved the run RUN: another person has to execute it'],
    ['execute RUN --dry-run', 'Omar', 'Omar approved the run RUN: another person has to execute it'],
    ['execute RUN', '', nobody],
    ['close RUN --reason over', 'omar', '1 lines of the run RUN have no response'],
  ],
  completed: [
    ['approve RUN', 'omar', completed],
    ['execute RUN', 'omar', `${completed}: it has no more lines to pay`],
    ['execute RUN --dry-run --json', 'omar', `${completed}: it has no more lines to pay`],
    ['cancel RUN --reason wrong', 'omar', `${completed}: requested transfers cannot be`],
    ['close RUN --reason over', 'omar', `${completed}: it has no more lines to pay`],
    ['reconcile --record', '', nobody],
  ],
  cancelled: [
    ['approve RUN', 'omar', cancelled],
    ['execute RUN', 'omar', `${cancelled}: it has no more lines to pay`],
    ['close RUN --reason over', 'omar', `${cancelled}: it has no more lines to pay`],
  ],
};

/** Each refusal once; in the long form, in every way that leads to it. */
const tried = (all: readonly Refusal[]): readonly Refusal[] =>
  process.env['LONG'] ? all : [...Map.groupBy(all, ([, , said]) => said).values()].map(([first]) => first!);

type Step = readonly [args: string, operator: string];

const prepare: Step = ['prepare --month MONTH', 'maria'];
const approve: Step = ['approve RUN', 'omar'];
/** The commands that lead from each status to the next. */
const way: readonly (readonly [status: string, by: readonly Step[]])[] = [
  ['none', []],
  ['prepared', [prepare]],
  ['cancelled', [['cancel RUN --reason wrong', 'omar']]],
  ['approved', [prepare, approve]],
  ['completed', [['execute RUN', 'omar']]],
];

describe('[LE-05] a refused payout command', () => {
  let finance: Finance;
  let accountId: string;
  let payee: Payee;
  let runs = 0;
  beforeAll(async () => {
    finance = await Finance.open();
    finance.stripe.setBalance(1_000_000);
    ({ accountId, payee } = await finance.affiliate(12_000));
  });
  afterAll(() => finance?.close());

  /** Runs a command that opens its own application. */
  const payouts = (args: string, operator: string) => {
    const ahead = Math.round((Date.parse(`${day()}T12:00:00Z`) - Date.now()) / 1000);
    const settings = {
      DATABASE_URL: finance.stripeShop.shop.test.url,
      OPERATOR: operator,
      PAYOUTS_SAME_APPROVER: 'true',
      CLOCK_OFFSET: String(ahead),
    };
    return runHere(settings, wordsOf(args));
  };
  /** Runs it in the open application, unless the application would not open for this operator. */
  const quickly = (args: string, operator: string, onePersonMay = true) => {
    if (['system', 'a\nb'].includes(operator)) return payouts(args, operator);
    finance.beOn(day());
    finance.be(operator || undefined, { onePersonMay });
    return runHere(finance.stripeShop.shop.application, wordsOf(args));
  };
  const day = (): string => daysAfter(dayAfterMonth(finance.month), 22);
  const wordsOf = (args: string): string[] => ['payouts', ...named(args).split(' ')];
  /** The id of the month's newest run; from the second one on, it has a number. */
  const named = (words: string): string =>
    words
      .replaceAll('RUN', runs > 1 ? `${finance.month}-${runs}` : finance.month)
      .replaceAll('MONTH', finance.month);
  const take = (...step: Step) => go(step, payouts);
  const go = async (step: Step, by: typeof payouts) => {
    const { code, err } = await by(...step);
    if (code !== 0) throw new Error(`${step[0]}: ${err}`);
    if (step[0] === prepare[0]) runs += 1;
  };
  const state = async () => [await finance.facts(), finance.stripe.transfers().length];

  it('prints the reasons in a dry run', async () => {
    const { code, out, err } = await payouts('prepare --month 2001-01 --dry-run', 'maria');
    expect([code, err]).toEqual([2, expect.stringContaining('Nobody can be paid for 2001-01')]);
    expect(out).toContain('not paid: within the hold');
    expect(await finance.facts()).toEqual([]);
  });

  describe.each(way)('prints one line and changes nothing, for a run that is %s', (status, by) => {
    beforeAll(async () => {
      for (const step of by) await take(...step);
    });

    it.each(tried(refusals[status]!))('payouts %s as %j: %s', async (args, operator, said) => {
      const before = await state();
      const { code, out, err } = await quickly(args, operator, false);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain(named(said));
      expect(err.trimEnd().split('\n')).toHaveLength(1);
      expect(await state()).toEqual(before);
    });
  });

  describe('after the payee’s account was closed', () => {
    beforeAll(async () => {
      await finance.earn(payee, 12_000);
      await go(prepare, quickly);
    });

    it('is the approval, if it was closed before', async () => {
      finance.stripe.close(accountId);
      await finance.get(PayoutAccounts).check(payee, bySystem());
      const before = await state();
      const { code, err } = await quickly(...approve);
      expect([code, err]).toEqual([2, expect.stringContaining('1 of 1 payee of the run')]);
      expect(err).toContain('cancel it and prepare it again');
      expect(await state()).toEqual(before);
    });

    it('is only the payment, if it was closed after the approval', async () => {
      await go(['cancel RUN --reason wrong', 'omar'], quickly);
      accountId = await finance.onboard(payee);
      await go(prepare, quickly);
      await go(approve, quickly);
      const before = finance.stripe.transfers().length;
      finance.stripe.close(accountId);
      expect(await quickly('execute RUN', 'omar')).toMatchObject({
        code: 1,
        out: expect.stringContaining('0 payees were paid $0.00. Open: 1 '),
      });
      expect(finance.stripe.transfers()).toHaveLength(before);
      expect((await quickly('show RUN', 'omar')).out).toMatch(/refused: account closed/);
    });
  });
});
