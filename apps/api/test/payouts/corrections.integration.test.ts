import { referralCodeStream } from '@closewise/domain/affiliation';
import { organizationDecider, organizationStream } from '@closewise/domain/organizations';
import type { Payee } from '@closewise/domain/payee';
import { PayeeBalances } from '../../src/affiliation/index.js';
import type { ExplainedStep } from '../../src/affiliation/ledger/explanations.js';
import { ledgerProjection } from '../ledger-projection.js';
import type { TrialBalance } from '@closewise/domain/ledger';
import type { StatementEntry } from '../../src/affiliation/ledger/ledger.js';
import { SealLedger } from '../../src/affiliation/seals/seal-ledger.js';
import type { LedgerReport } from '../../src/affiliation/seals/verify/verify-ledger.js';
import { OperatorConfig } from '../../src/platform/cli/operator-config.js';
import { bySystem } from '../../src/platform/commands/contexts.js';
import { CommandExecutor } from '../../src/platform/event-store/command-executor.js';
import { RecurringJobs } from '../../src/platform/jobs/recurring-jobs.js';
import { anEvent } from '../events.js';
import { liveAndRebuilt } from '../buyer/rebuilt-rows.js';
import { runHere } from '../process/run-here.js';
import { Finance } from './finance.js';

// Imported after Nest, which nest-commander requires.
const { LedgerCorrectCommand, LedgerSimulateCommand } =
  await import('../../src/affiliation/ledger/ledger-changes.cli.js');
const { LedgerExplainCommand, LedgerShowCommand, LedgerTrialBalanceCommand } =
  await import('../../src/affiliation/ledger/ledger.cli.js');
const { LedgerVerifyCommand } = await import('../../src/affiliation/seals/seals.cli.js');
const { PayoutsPrepareCommand } = await import('../../src/payouts/cli/payouts-run.commands.js');
const { StatementsShowCommand } = await import('../../src/payouts/statements/statements.command.js');

const reason = 'Sale of last month was credited twice';

describe('ledger correct', () => {
  let finance: Finance;
  let code: string;
  let other: string;
  let payee: Payee;

  /** An affiliate with a code. */
  async function affiliate(cents: number) {
    const known = await finance.affiliate(cents);
    await finance.store.append(referralCodeStream(known.code), 'no-stream', [
      anEvent({ code: known.code, affiliateId: known.payee.id }, 'ReferralCodeReserved'),
    ]);
    return known;
  }
  const correct = (options: object) =>
    finance.run(LedgerCorrectCommand, [], { payee: code, reason, ...options });
  const json = async <Shown>(
    type: Parameters<Finance['run']>[0],
    options: object,
    args: string[] = [],
  ): Promise<Shown> => JSON.parse((await finance.run(type, args, { json: true, ...options })).out) as Shown;
  const shown = async (options: object) => {
    await finance.get(PayeeBalances).caughtUp();
    return json<{ balanceCents: number; entries: StatementEntry[] }>(LedgerShowCommand, options);
  };
  const onCommandLine = (args: string[], operator: string | undefined = 'maria') => {
    Object.assign(finance.get(OperatorConfig), { operator: operator || undefined });
    return runHere(finance.stripeShop.shop.application, ['ledger', 'correct', ...args]);
  };

  beforeAll(async () => {
    finance = await Finance.open();
    await finance.get(RecurringJobs).stop();
    Object.assign(finance.get(OperatorConfig), { operator: 'maria' });
    finance.be('maria');
    ({ code, payee } = await affiliate(10_500));
    ({ code: other } = await affiliate(9000));
    const accounts = { masterAffiliateId: 'm', emailKey: 'e', credentialId: null, subjectId: 'person-m' };
    const person = { contactName: 'Eva Ruiz', email: 'eva@example.com' };
    const register = {
      type: 'RegisterOrganization',
      tag: 'HOUSTON',
      name: 'H',
      ...accounts,
      person,
    } as const;
    const executor = finance.get(CommandExecutor);
    await executor.execute(organizationDecider, organizationStream('HOUSTON'), register, bySystem());
  });
  afterAll(() => finance?.close());

  it('prints in a dry run what it would change, and records nothing', async () => {
    const { out } = await correct({ amount: '-12.50', reference: 'ticket-1', dryRun: true });
    expect(out).toBe(
      `Dry run, nothing is recorded: -$12.50 would correct the balance of affiliate ${code}, from $105.00 to $92.50\n`,
    );
    expect((await shown({ affiliate: code })).balanceCents).toBe(10_500);
  });

  it('deducts negative and adds positive amounts, once per reference', async () => {
    const taken = { amount: '-12.50', reference: 'ticket-1' };
    expect((await correct(taken)).out).toBe(
      `-$12.50 corrects the balance of affiliate ${code}, from $105.00 to $92.50; the reference is ticket-1\n`,
    );
    expect((await correct({ ...taken, payee: code.toLowerCase() })).out).toContain(
      `The correction ticket-1 of -$12.50 is already in the books: the balance of affiliate ${code} remains $92.50`,
    );
    expect((await correct({ payee: other, amount: '15' })).out).toContain('from $90.00 to $105.00');
    expect((await correct({ payee: other, amount: '15.00' })).out).toContain('remains $105.00');
    expect((await correct({ payee: 'organization:houston', amount: '0.07' })).out).toContain(
      'corrects the balance of organization HOUSTON, from $0.00 to $0.07',
    );
  });

  it('is booked between payee and house and explained with its reason', async () => {
    const { balanceCents, entries } = await shown({ affiliate: code });
    expect(balanceCents).toBe(9250);
    expect(entries.at(-1)).toMatchObject({ kind: 'correction', cents: -1250, stream: 'correction-ticket-1' });
    expect((await shown({ account: 'house' })).balanceCents).toBe(1250 - 1500 - 7);
    const { steps } = await json<{ steps: ExplainedStep[] }>(LedgerExplainCommand, {}, [
      entries.at(-1)!.eventId,
    ]);
    expect(steps).toMatchObject([
      {
        what: `maria (self-declared) corrected the balance by -$12.50: ${reason}`,
        by: 'operator',
        version: 0,
      },
    ]);
    expect(await json(LedgerExplainCommand, {}, ['ticket-1'])).toMatchObject({ steps });
    const balance = await json<TrialBalance>(LedgerTrialBalanceCommand, {});
    expect(balance).toMatchObject({
      affiliatesCents: 9250 + 10_500,
      organizationsCents: 7,
      differenceCents: 0,
    });
  });

  it('counts for payouts prepared later', async () => {
    const { out } = await finance.run(PayoutsPrepareCommand, [], { month: finance.month, dryRun: true });
    const lineOf = (name: string) => out.split('\n').find((line) => line.includes(name))!;
    expect(lineOf(code)).toMatch(/\$92\.50.*below/);
    expect(lineOf(other)).toMatch(/\$105\.00\s+\$0\.00\s+\$0\.00\s+\$105\.00/);
  });

  it('does not change a simulation', async () => {
    const policy = { rate: '40', from: '2026-01-01' };
    const { payees } = await json<{
      payees: { label: string; differenceCents: number; bookedCents: number }[];
    }>(LedgerSimulateCommand, policy);
    expect(payees.find(({ label }) => label === other)).toMatchObject({ bookedCents: 10_500 });
    expect(payees.find(({ label }) => label === 'HOUSTON')).toMatchObject({
      bookedCents: 7,
      differenceCents: 0,
    });
  });

  it('is sealed, verified, and listed in the statement with its reference', async () => {
    await finance.get(SealLedger).run(new AbortController().signal);
    const { differences } = await json<LedgerReport>(LedgerVerifyCommand, {});
    // The seeded sales have no payment.
    expect(differences.filter(({ kind }) => kind !== 'sale')).toEqual([]);
    const { out } = await finance.run(StatementsShowCommand, [], { affiliate: code, month: finance.month });
    const row = out.split('\r\n').find((line) => line.includes(',correction,'))!;
    expect(row).toContain(',correction,ticket-1,-12.50,92.50,correction-ticket-1@0 ');
    const { live, rebuilt } = await liveAndRebuilt(finance.stripeShop.shop, ledgerProjection.name);
    expect(rebuilt).toEqual([live]);
  });

  it('accepts a negative amount and an affiliate id on the command line', async () => {
    const { entries } = await shown({ affiliate: code });
    const args = ['--payee', payee.id, '--amount', '-12.50', '--reason', reason, '--reference', 'ticket-1'];
    const { code: exit, out } = await onCommandLine([...args, '--json']);
    expect([exit, JSON.parse(out)]).toMatchObject([0, { isNew: false, cents: -1250, balanceCents: 9250 }]);
    expect((await shown({ affiliate: code })).entries).toEqual(entries);
  });

  it.each<[string, Record<string, string>, RegExp, string?]>([
    ['nothing', { amount: '0.00' }, /at least one cent/],
    ['what is no money', { amount: 'twelve' }, /in dollars with at most two decimals/],
    ['fractions of a cent', { amount: '12.505' }, /in dollars with at most two decimals/],
    ['more than the largest', { amount: '-10000.01' }, /at most \$10,000\.00/],
    ['an unknown payee', { payee: 'NOBODY2222' }, /There is no payee NOBODY2222/],
    ['no payee', { payee: ' ' }, /There is no payee/],
    ['no reason', { reason: '' }, /Give a reason of 10 to 300 characters/],
    ['hardly a reason', { reason: 'a mistake' }, /Give a reason of 10 to 300 characters/],
    ['an address in the reason', { reason: 'as ana@example.com asked' }, /leave out the email address/],
    [
      'another amount of a known reference',
      { reference: 'ticket-1', amount: '-12.51' },
      /Another correction/,
    ],
    ['another payee of a known reference', { reference: 'ticket-1', payee: 'HOUSTON' }, /Another correction/],
    ['a reference that is none', { reference: 'a b' }, /A reference has/],
    ['nobody who does it', {}, /set the variable OPERATOR/, undefined],
  ])('refuses %s with exit code 2, and records nothing', async (title, change, message) => {
    const asked = { payee: code, amount: '-12.50', reason, ...change };
    const args = Object.entries(asked).flatMap(([name, value]) => [`--${name}`, value]);
    const before = await shown({ account: 'house' });
    const refused = await onCommandLine(args, title === 'nobody who does it' ? '' : 'maria');
    expect(refused).toEqual({ code: 2, out: '', err: expect.stringMatching(message) });
    expect(await shown({ account: 'house' })).toEqual(before);
  });
});
