import { correctionCents } from '@closewise/domain/ledger';
import { formatCents } from '@closewise/domain/money';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { OperatorConfig } from '../../../../platform/cli/operator-config.js';
import { Corrections, type MadeCorrection } from '../corrections.js';

type Options = Readonly<{
  payee?: string;
  amount?: string;
  reason?: string;
  reference?: string;
  dryRun?: boolean;
  json?: boolean;
}>;

/** `ledger correct --payee CODE|TAG|ID --amount DOLLARS --reason TEXT [--reference ID] [--dry-run] [--json]` */
@SubCommand({
  name: 'correct',
  description:
    'Correct what a payee is owed: above zero the house gives it, below zero it goes back to the house. ' +
    'The reason is kept permanently and sealed: write no names, addresses or other personal data into it',
})
export class LedgerCorrectCommand extends CommandRunner {
  constructor(
    private readonly corrections: Corrections,
    private readonly config: OperatorConfig,
  ) {
    super();
  }

  override async run(_: string[], options: Options): Promise<void> {
    const { payee = '', amount = '', reason = '', reference, dryRun = false, json } = options;
    const correctedBy = this.config.namedOperator();
    const cents = correctionCents(amount);
    const made = await this.corrections.make({ payee, cents, reason, reference, correctedBy }, dryRun);
    process.stdout.write(`${json ? JSON.stringify(made, null, 2) : inWords(made)}\n`);
  }

  @Option({
    flags: '--payee <name>',
    description: 'a referral code, a tag, or the id of an affiliate',
  })
  parsePayee(name: string): string {
    return name;
  }

  @Option({
    flags: '--amount <dollars>',
    description: 'such as 12.50, or -12.50 to take it back',
  })
  parseAmount(dollars: string): string {
    return dollars;
  }

  @Option({
    flags: '--reason <text>',
    description: 'the reason, 10 to 300 characters, without personal data',
  })
  parseReason(text: string): string {
    return text;
  }

  @Option({
    flags: '--reference <id>',
    description: 'your own reference, such as a ticket; a reference is used for one correction only',
  })
  parseReference(id: string): string {
    return id;
  }

  @Option({ flags: '--dry-run', description: 'check everything and record nothing' })
  parseDryRun(): boolean {
    return true;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

function inWords({
  dryRun,
  isNew,
  reference,
  payee,
  cents,
  balanceCents,
  correctedCents,
}: MadeCorrection): string {
  const whose = `the balance of ${payee.kind} ${payee.label}`;
  if (!isNew)
    return `The correction ${reference} by ${formatCents(cents)} is in the books already: ${whose} stays ${formatCents(balanceCents)}. To make it once more, give it a --reference of its own`;
  const change = `${whose}, from ${formatCents(balanceCents)} to ${formatCents(correctedCents)}`;
  return dryRun
    ? `Dry run, nothing is recorded: ${formatCents(cents)} would correct ${change}`
    : `${formatCents(cents)} corrects ${change}; its reference is ${reference}`;
}
