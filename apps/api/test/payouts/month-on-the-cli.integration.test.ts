import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CommandBus } from '@nestjs/cqrs';
import { affiliateDecider, affiliateStream } from '@closewise/domain/affiliation';
import { dayAfterMonth, daysAfter } from '@closewise/domain/calendar';
import { organizationDecider, organizationStream } from '@closewise/domain/organizations';
import type { Payee } from '@closewise/domain/payee';
import { Admins } from '../../src/administration/index.js';
import { CreateAdmin } from '../../src/administration/accounts/create-admin.command.js';
import { ApprovePayoutRun } from '../../src/payouts/runs/payout-run.commands.js';
import { RunActors } from '../../src/payouts/runs/run-actors.js';
import { CommandExecutor } from '../../src/platform/event-store/command-executor.js';
import { operator } from '../affiliation/partners.js';
import { runHere } from '../process/run-here.js';
import { Finance } from './finance.js';

const page = resolve(import.meta.dirname, '../../../../docs/payouts.md');
const written = '2026-10';

/** A command of the page with its output. */
type Step = { operator: string; args: string[]; said: string };

const prompt = /^(\w+)\$ (payouts .*)$/;

/** The commands in the page's code blocks, in order. */
function stepsIn(text: string): Step[] {
  const steps: Step[] = [];
  for (const [, block = ''] of text.matchAll(/```console\n([\s\S]*?)```/g))
    for (const line of block.split('\n').slice(0, -1)) {
      const [, operator, command] = prompt.exec(line) ?? [];
      if (operator && command) steps.push({ operator, args: command.split(' '), said: '' });
      else steps.at(-1)!.said += `${line}\n`;
    }
  return steps;
}

/** Output as on the page: with its month, and transfers and accounts counted from 1. */
function asWritten(text: string, month: string): string {
  const end = dayAfterMonth(month);
  const writtenEnd = dayAfterMonth(written);
  const names = new Map<string, string>();
  return text
    .replaceAll(new RegExp(`${daysAfter(end, 21)}|${month}`, 'g'), (found) =>
      found === month ? written : daysAfter(writtenEnd, 21),
    )
    .replaceAll(/\b(tr|acct)_\w+/g, (id, kind: string) => {
      const count = [...names.keys()].filter((one) => one.startsWith(kind)).length + 1;
      if (!names.has(id)) names.set(id, `${kind}_${count}`);
      return names.get(id)!;
    })
    .replaceAll(/(?<! ) +$/gm, '');
}

describe('docs/payouts.md', () => {
  let finance: Finance;
  beforeAll(async () => {
    finance = await Finance.open();
  });
  afterAll(() => finance?.close());

  const join = async (id: string, code: string, name: string, cents: number): Promise<Payee> => {
    const executor = finance.get(CommandExecutor);
    const by = { actor: 'operator', correlationId: code };
    const person = { name, email: `${id}@example.com`, website: null };
    const register = {
      type: 'RegisterAffiliate',
      affiliateId: id,
      subjectId: `${id}.${id}`,
      person,
      code,
      membership: null,
      isMaster: false,
      registeredBy: 'affiliate',
    } as const;
    await executor.execute(affiliateDecider, affiliateStream(id), register, by);
    await executor.execute(
      affiliateDecider,
      affiliateStream(id),
      { type: 'OpenDashboardLink', generation: 1 },
      by,
    );
    const payee: Payee = { kind: 'affiliate', id };
    await finance.earn(payee, cents);
    return payee;
  };

  const approveHar = async (): Promise<void> => {
    const executor = finance.get(CommandExecutor);
    const by = { actor: 'operator', correlationId: 'har' };
    const person = { contactName: 'HAR', email: 'har@example.com' };
    const accounts = { masterAffiliateId: 'har', emailKey: 'har', credentialId: null, subjectId: 'har.har' };
    const register = { type: 'RegisterOrganization', tag: 'HAR', name: 'HAR', ...accounts, person } as const;
    await executor.execute(organizationDecider, organizationStream('HAR'), register, by);
    const approve = { type: 'ApproveOrganization', note: 'called', needsLink: false } as const;
    await executor.execute(organizationDecider, organizationStream('HAR'), approve, by);
  };

  it('[LE-05] shows the real output of a month on the command line', async () => {
    const { month, stripe } = finance;
    await finance.onboard(await join('ana', 'MAPLE7K4M', 'Ana Lopez', 18_400));
    await finance.onboard(await join('ben', 'CEDAR2M9Q', 'Ben Cole', 9000));
    await join('cleo', 'BIRCH5T3X', 'Cleo Ray', 25_000);
    const dina = await finance.onboard(await join('dina', 'ASPEN8W6K', 'Dina Wu', 13_050));
    const har: Payee = { kind: 'organization', id: 'HAR' };
    await approveHar();
    await finance.earn(har, 120_000);
    await finance.onboard(har);
    const text = await readFile(page, 'utf8');
    const steps = stepsIn(text);
    const told: Step[] = [];
    const shown: object[] = [];
    const admin = await finance
      .get(CommandBus)
      .execute(new CreateAdmin('ann', { role: 'admin', password: null }, operator()));
    for (const step of steps) {
      const earlier = told.filter(({ args }) => args[1] === step.args[1]).length;
      if (step.args[1] === 'execute' && earlier === 0) stripe.restrict(dina);
      if (step.args[1] === 'execute' && earlier === 1) stripe.completeOnboarding(dina);
      if (step.args[1] === 'reconcile' && earlier === 1)
        stripe.reverse(stripe.transfers().find(({ amount }) => amount === 18_400)!.id, { amount: 1000 });
      if (step.args[1] === 'execute' && earlier === 0) {
        const { adminId } = await finance.get(Admins).require(admin);
        const ann = await finance.get(RunActors).admin(adminId);
        await finance.get(CommandBus).execute(new ApprovePayoutRun(month, ann, operator()));
      }
      finance.be(step.operator, { onePersonMay: false });
      const { out, err, code } = await runHere(
        finance.stripeShop.shop.application,
        step.args.map((word) => word.replace(written, month)),
      );
      if (step.args[1] === 'show') {
        const json = await runHere(finance.stripeShop.shop.application, ['payouts', 'show', month, '--json']);
        shown.push((JSON.parse(json.out) as { run: object }).run);
      }
      const exit = code === 0 ? '' : `(exit ${code})\n`;
      told.push({ ...step, said: `${out}${err}${exit}` });
    }
    expect(shown).toMatchObject([
      { lines: 5, payableLines: 3, paidLines: 2, payCents: 151_450, paidCents: 138_400 },
    ]);
    const all = asWritten(told.map(({ said }) => said).join('\f'), month).split('\f');
    const said = all.map((one) => one.replaceAll('\r\n', '\n').replace(/ 12:\d\d UTC/g, ' 12:00 UTC'));
    if (process.env['UPDATE']) await update(text, said);
    expect(said).toEqual(stepsIn(await readFile(page, 'utf8')).map((step) => step.said));
  });
});

/** With `UPDATE=1`, writes the output of the commands into the page. */
async function update(text: string, said: readonly string[]): Promise<void> {
  let step = 0;
  const updated = text.replaceAll(/```console\n([\s\S]*?)```/g, (_, block: string) => {
    const prompts = block.split('\n').filter((line) => prompt.test(line));
    return `\`\`\`console\n${prompts.map((line) => `${line}\n${said[step++]}`).join('')}\`\`\``;
  });
  await writeFile(page, updated);
}
