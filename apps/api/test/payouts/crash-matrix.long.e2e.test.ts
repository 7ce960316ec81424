import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { dayAfterMonth, daysAfter } from '@closewise/domain/calendar';
import { payeeKey } from '@closewise/domain/payee';
import { PayeeBalances } from '../../src/affiliation/index.js';
import { Ledger } from '../../src/affiliation/ledger/ledger.js';
import type { PayoutRun } from '@closewise/domain/payouts';
import { PayoutBook } from '../../src/payouts/payout-book.js';
import { counted } from '../../src/platform/wording.js';
import { runCommand, type Ended } from '../process/command-line.js';
import { ownEnvironment } from '../process/own-environment.js';
import { Random } from '../simulator/random.js';
import type { Fault } from '../stripe/faults.js';
import { Finance } from './finance.js';

const kills = 200;
const payees = 60;
const cli = resolve(import.meta.dirname, '../../dist/bundle/cli.js');
const DAY_SECONDS = 86_400;
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

const toTransfers = { method: 'POST', path: /\/v1\/transfers$/ } as const;
const mishaps: readonly Omit<Fault, 'of'>[] = [
  { answer: 'drop', when: 'before' },
  { answer: 'drop', when: 'after' },
  { answer: 'cut short', when: 'after' },
  { answer: 500, when: 'after' },
  { answer: 503, when: 'before' },
  { answer: 429, retryAfterSeconds: 0 },
];

/** Real command-line processes on one database and one provider, many of them killed. */
describe(`[LE-05] payouts, killed ${kills} times (SEED=${seed})`, () => {
  const random = new Random(seed);
  let finance: Finance;
  let settings: NodeJS.ProcessEnv;
  let laterSeconds = 0;
  let killed = 0;
  let letGo = (): void => undefined;
  const isKilledToo = (): boolean => random.chance(0.6);

  beforeAll(async () => {
    finance = await Finance.open(() => new Date(Date.now() + laterSeconds * 1000));
    const { DATABASE_URL, PERSONAL_DATA_KEY, LEDGER_SEAL_KEY } = process.env;
    const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = process.env;
    settings = { DATABASE_URL, PERSONAL_DATA_KEY, LEDGER_SEAL_KEY };
    Object.assign(settings, {
      STRIPE_SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY,
      STRIPE_WEBHOOK_SECRET,
      STRIPE_API_URL,
    });
  });
  afterAll(() => finance?.close());

  /** Runs on the day after the hold, later by the pauses. Resolves when the process ends or is killed. */
  const variables = (operator: string): NodeJS.ProcessEnv => {
    const day = daysAfter(dayAfterMonth(finance.month), 22);
    const ahead = Math.round((Date.parse(`${day}T12:00:00Z`) - Date.now()) / 1000);
    return {
      ...settings,
      OPERATOR: operator,
      PAYOUTS_SAME_APPROVER: 'true',
      CLOCK_OFFSET: String(ahead + laterSeconds),
    };
  };
  /** More than a day passes, so that the provider forgets the keys; no request takes that long. */
  async function letDayPass(): Promise<void> {
    await finance.stripe.hangUp();
    laterSeconds += DAY_SECONDS + 3600;
  }
  const command = (operator: string, ...args: string[]): Promise<Ended> =>
    runCommand(variables(operator), ['payouts', ...args]);

  /** Starts a command and kills it at a random moment; `work` counts its progress. */
  async function kill(operator: string, args: string[], work: () => number, most: number): Promise<void> {
    const before = work();
    const until = random.between(0, most);
    const extraMs = random.between(0, 30);
    const child = spawn(process.execPath, [cli, 'payouts', ...args], {
      env: { ...ownEnvironment(), ...variables(operator) },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    while (child.exitCode === null && work() - before < until) {
      // The earlier process's request is executed only now: this one found no transfer and requests it again.
      if (work() > before) letGo();
      await pause(2);
    }
    await pause(extraMs);
    child.kill('SIGKILL');
    await ended;
    killed += 1;
  }

  const asked = (): number =>
    finance.stripe.requests.filter(({ method, path }) => method === 'POST' && toTransfers.path.test(path))
      .length;
  let recorded = 0;
  const facts = async (): Promise<string[]> => finance.facts();
  /** Number of events in the payout book at the last poll. */
  const watchBook = async (work: (count: () => number) => Promise<void>): Promise<void> => {
    recorded = (await facts()).length;
    let watching = true;
    const watch = (async () => {
      while (watching) {
        recorded = (await facts()).length;
        await pause(2);
      }
    })();
    await work(() => recorded).finally(() => (watching = false));
    await watch;
  };
  /** The payout book as another process reads it. */
  const run = (runId: string): Promise<PayoutRun> => finance.get(PayoutBook).requireRun(runId);

  it(
    'pays every payee of every run exactly once',
    async () => {
      const all = [];
      for (let n = 0; n < payees; n++) all.push(await finance.affiliate(10_000 + n));
      finance.stripe.setBalance(1_000_000_000);
      let [paidCents, runs] = [0, 0];
      while (killed < kills) {
        runs += 1;
        const runId = runs === 1 ? finance.month : `${finance.month}-${runs}`;
        if (runs > 1) for (const [n, { payee }] of all.entries()) await finance.earn(payee, 10_000 + n);
        const expected = all.reduce((sum, _, n) => sum + 10_000 + n, 0);

        const prepare = ['prepare', '--month', finance.month];
        if (isKilledToo()) await watchBook((count) => kill('maria', prepare, count, 1));
        const prepared = await command('maria', ...prepare);
        expect(prepared.code === 0 || prepared.err.includes('only one run can be open')).toBe(true);
        expect(await run(runId)).toMatchObject({
          status: 'prepared',
          counts: { open: payees, 'not-paid': 0 },
        });

        if (isKilledToo()) await watchBook((count) => kill('omar', ['approve', runId], count, 1));
        const approved = await command('omar', 'approve', runId);
        expect(approved.code === 0 || approved.err.includes('already')).toBe(true);

        const execute = ['execute', runId, '--concurrency', '4'];
        for (let times = random.between(5, 9); times > 0; times--) {
          for (let faults = random.between(0, 3); faults > 0; faults--)
            finance.stripe.faults.next({ ...random.pick(mishaps), of: toTransfers });
          const release = random.chance(0.4) ? finance.stripe.faults.hold(toTransfers) : null;
          await kill('omar', execute, asked, release ? 4 : Math.ceil(payees / 2));
          letGo();
          if (release) letGo = release;
          if (!release && random.chance(0.4)) await letDayPass();
        }
        letGo();
        finance.stripe.faults.clear();
        for (let ended = 1; ended !== 0;) {
          const { code, err } = await command('omar', ...execute);
          ended = code === 0 || err.includes('is completed') ? 0 : 1;
          expect([0, 1, 2]).toContain(code);
          // The provider replays an error for a day.
          if (ended !== 0) await letDayPass();
        }
        paidCents += expected;

        const transfers = finance.stripe.transfers().filter(({ transfer_group }) => transfer_group === runId);
        expect(transfers.map(({ metadata }) => String(metadata['payee_id'])).sort(byLetters)).toEqual(
          all.map(({ payee }) => payee.id).sort(byLetters),
        );
        expect(transfers.reduce((sum, { amount }) => sum + amount, 0)).toBe(expected);
        expect(await run(runId)).toMatchObject({ status: 'completed', counts: { paid: payees } });
      }

      expect(await command('maria', 'reconcile')).toMatchObject({
        code: 0,
        out: expect.stringContaining(
          `${runs * payees} transfers and ${counted(runs, 'run')} compared: 0 differences`,
        ),
      });
      await finance.get(PayeeBalances).caughtUp();
      const owed = await finance.get(PayeeBalances).balances(null);
      expect(owed.map(({ payee, balanceCents }) => [payeeKey(payee), balanceCents])).toEqual([]);
      expect(await finance.get(Ledger).trialBalance(null)).toMatchObject({ differenceCents: 0 });
      const movedCents = finance.stripe.transfers().reduce((sum, { amount }) => sum + amount, 0);
      expect(movedCents).toBe(paidCents);
    },
    kills * 20_000,
  );
});

const byLetters = (left: string, right: string): number => left.localeCompare(right);

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
