import { runCommand, runCutOff } from './command-line.js';
import { runHere } from './run-here.js';
import { withTime } from '../with-time.js';

const settings = { DATA_DIR: '/dev/null/nowhere' };
const refused = () => ({
  code: 2,
  out: '',
  err: expect.not.stringMatching(/\n +at /),
});

describe('the command line', () => {
  it('lists its commands', async () => {
    const { code, out } = await runHere(settings, ['--help']);
    expect(code).toBe(0);
    expect(out).toContain('estimate');
  });

  // closed-output.test covers this in process.
  withTime(() => {
    it('ends silently when its reader closes the pipe', async () => {
      expect(await runCutOff(['openapi'])).toEqual({ code: 0, err: '' });
    });
  });

  it('ends with exit code 2 and nothing on stdout when it refuses', async () => {
    expect(await runCommand(settings, ['nonsense'])).toEqual(refused());
  });

  it.each([
    [['estimate', '--nonsense']],
    [['estimate']],
    [['privacy', 'erase', 'a@x.example', 'b@x.example', '--yes']],
    [['reports']],
    [['property-facts']],
    [['property-facts', 'look-up', '--street', '1600 Main Street']],
    [['property-facts', 'look-up', '--street', '1600 Main Street', '--state', 'TX']],
    [['property-facts', 'look-up', '--street', 'Main Street', '--state', 'TX']],
    [['property-facts', 'look-up', '--street', '1600 Main Street', '--state', 'PR']],
    [['property-facts', 'look-up', '--street', '1600 Main Street', '--state', 'TX', '--zip', '7700']],
    [['admin']],
    [['admin', 'revoke', 'ann']],
    [['organizations']],
    [['organizations', 'approve', 'AUSTIN']],
    [['settings']],
    [['settings', 'set', 'maintenance_mode', 'true']],
    [['payouts']],
    [['payouts', 'prepare']],
    [['payouts', 'prepare', '--month']],
    [['payouts', 'prepare', '--month', '2026-10', 'extra']],
    [['payouts', 'prepare', '--month', '2026-10', '--force']],
    [['payouts', 'approve']],
    [['payouts', 'approve', '2026-10', '2026-11']],
    [['payouts', 'cancel', '2026-10']],
    [['payouts', 'cancel', '2026-10', '--reason']],
    ...['0', '65', '-1', '1e2', '2.5', 'NaN', ''].map((lines) => [
      ['payouts', 'execute', '2026-10', `--concurrency=${lines}`],
    ]),
    [['payouts', 'close', '2026-10']],
    [['payouts', 'export', '2026-10']],
    [['payouts', 'export', '2026-10', '--format', 'xlsx']],
    [['payouts', 'reconcile', '2026-10']],
    [['statements']],
    [['statements', 'show', '--lang', 'fr']],
    [['statements', 'show', '--json']],
    [['tax']],
    [['tax', '1099', '--format', 'pdf']],
    [['tax', '1099', '--year']],
    [['ledger', 'simulate', '--rate']],
    [['ledger', 'simulate', 'extra']],
    [['affiliates', 'import']],
    [['affiliates', 'import', 'a.csv', 'b.csv']],
  ])('refuses %j with exit code 2 and nothing on stdout', async (args) => {
    expect(await runHere(settings, args, '{')).toEqual(refused());
  });

  it.each([
    [
      ['payouts', 'aprove', '2026-10'],
      "'payouts' has no command 'aprove'; it has prepare, list, show, approve, cancel, execute, close, reconcile, export",
    ],
    [['tax', '1098'], "'tax' has no command '1098'; it has 1099"],
    [['tax'], "'tax' needs a command: 1099"],
    [
      ['payouts', 'prepare', '--month', '2026-10', '--month', '2026-09'],
      "option '--month <month>' is given twice",
    ],
    [['affiliates', 'import', 'a.csv', '--dry-run', '--dry-run'], "option '--dry-run' is given twice"],
  ])('says of %j: %s', async (args, message) => {
    expect(await runHere(settings, args)).toEqual({
      code: 2,
      out: '',
      err: `error: ${message}\n`,
    });
  });

  it.each([
    [{ OPERATOR: 'system' }, 'OPERATOR must be a name of 1 to 80 letters, other than system'],
    [{ PAYOUTS_HOLD_DAYS: '-1' }, 'PAYOUTS_HOLD_DAYS must be a whole number of days from 0 to 120'],
    [{ STRIPE_SECRET_KEY: 'sk_test_x' }, 'STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET missing'],
  ])('refuses the variables %j before it opens a database', async (variables, message) => {
    const { code, out, err } = await runHere({ ...settings, ...variables }, ['payouts', 'list']);
    expect([code, out, err.trimEnd().split('\n')]).toEqual([2, '', [expect.stringContaining(message)]]);
  });
});
