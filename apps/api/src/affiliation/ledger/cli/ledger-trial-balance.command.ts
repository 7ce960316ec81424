import { chartOfAccounts } from '@closewise/domain/ledger';
import { formatCents } from '@closewise/domain/money';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { asOfFrom } from '../as-of.js';
import { Ledger } from '../ledger.js';

type Options = Readonly<{ asOf?: string; json?: boolean }>;

/** `ledger trial-balance [--as-of DATE] [--json]`: what came in and whose it is; exit 1 when they differ. */
@SubCommand({ name: 'trial-balance', description: 'Compare what buyers paid with the sum of all shares' })
export class LedgerTrialBalanceCommand extends CommandRunner {
  constructor(private readonly ledger: Ledger) {
    super();
  }

  override async run(_: string[], { asOf, json }: Options): Promise<void> {
    const balance = await this.ledger.trialBalance(asOf === undefined ? null : asOfFrom(asOf));
    const lines = [
      ['entries', String(balance.entries)],
      ...chartOfAccounts.map(({ label, field }) => [label, formatCents(balance[field])]),
      ['difference', formatCents(balance.differenceCents)],
    ].map((line) => line.join('\t'));
    process.stdout.write(`${json ? JSON.stringify(balance, null, 2) : lines.join('\n')}\n`);
    if (balance.differenceCents !== 0) process.exitCode = 1;
  }

  @Option({ flags: '--as-of <date>', description: 'up to the end of this day (UTC), such as 2026-10-31' })
  parseAsOf(date: string): string {
    return date;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}
