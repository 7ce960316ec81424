import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { formatCents } from '@closewise/domain/money';
import { payeeKey } from '@closewise/domain/payee';
import type { PayoutDifference } from '@closewise/domain/payouts';
import { outputWidth, formatTable, type Column } from '../../platform/cli/text-table.js';
import { byOperator } from '../../platform/commands/contexts.js';
import { counted } from '../../platform/wording.js';
import { PayeeNames } from '../owed/payee-list.js';
import { PayoutsConfig } from '../payouts-config.js';
import { ReconcilePayouts } from '../reconcile-payouts.command.js';
import { print } from './payouts-output.js';

type Options = Readonly<{ record?: boolean; json?: boolean }>;

/** `payouts reconcile [--record] [--json]`: compares our record with the provider's; exits with 1 if they differ. */
@SubCommand({
  name: 'reconcile',
  description: "Compare our record with the provider's transfers and reversals, in both directions",
})
export class PayoutsReconcileCommand extends CommandRunner {
  constructor(
    private readonly commands: CommandBus,
    private readonly names: PayeeNames,
    private readonly config: PayoutsConfig,
  ) {
    super();
  }

  override async run(_: string[], { record = false, json = false }: Options): Promise<void> {
    if (record) this.config.namedOperator();
    const found = await this.commands.execute(new ReconcilePayouts(record, byOperator()));
    const left = found.differences.length - found.recorded;
    if (json) print(found);
    else {
      if (found.differences.length > 0) print(`${await this.tableOf(found.differences, record)}\n`);
      const recorded = found.recorded > 0 ? `, ${found.recorded} of them recorded now` : '';
      const compared = `${counted(found.transfers, 'transfer')} and ${counted(found.runs, 'run')} compared`;
      print(`${compared}: ${counted(found.differences.length, 'difference')}${recorded}`);
    }
    if (left > 0) process.exitCode = 1;
  }

  private async tableOf(differences: readonly PayoutDifference[], record: boolean): Promise<string> {
    const names = await this.names.findNames(differences.flatMap(({ payee }) => payee ?? []));
    const rows = differences.map((one) => [
      one.runId ?? '-',
      one.payee ? names.get(payeeKey(one.payee))!.label : '-',
      formatCents(one.recordedCents),
      formatCents(one.statedCents),
      words[one.kind] + (one.record === null ? '' : record ? ': recorded' : ': --record records it'),
      one.transferId,
    ]);
    return formatTable(columns, rows, outputWidth());
  }

  @Option({ flags: '--record', description: 'record what is missing only in our record' })
  parseRecord(): boolean {
    return true;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

const words: Readonly<Record<PayoutDifference['kind'], string>> = {
  'transfer-not-recorded': 'paid, not in our record',
  'transfer-unknown': 'paid, but no run has such a line',
  'transfer-missing': 'in our record, unknown to the provider',
  'transfer-differs': 'amount or account differs',
  'paid-again': 'the line was paid twice',
  'reversal-not-recorded': 'returned, not in our record',
  'reversal-missing': 'returned in our record, not at the provider',
};

const columns: readonly Column[] = [
  { title: 'RUN' },
  { title: 'PAYEE' },
  { title: 'OUR RECORD', align: 'right' },
  { title: 'PROVIDER', align: 'right' },
  { title: 'DIFFERENCE' },
  { title: 'TRANSFER' },
];
