import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { LogBar } from '../../../platform/cli/log-bar.js';
import { EventStore } from '../../../platform/event-store/event-store.js';
import { VerifyLedger } from '../verify/verify-ledger.js';
import { knownSealFrom } from './known-seal.js';
import { linesOf } from './report-lines.js';

type Options = Readonly<{ knownSeal?: string; json?: boolean }>;

/** `ledger verify [--known-seal NUMBER:HASH] [--json]`: compares log, seals and books; exit 1 when they differ. */
@SubCommand({
  name: 'verify',
  description: 'Compare the log with its seals, and the books with a replay of the log',
})
export class LedgerVerifyCommand extends CommandRunner {
  constructor(
    private readonly verify: VerifyLedger,
    private readonly store: EventStore,
  ) {
    super();
  }

  override async run(_: string[], { knownSeal, json }: Options): Promise<void> {
    const known = knownSeal === undefined ? null : knownSealFrom(knownSeal);
    const bar = new LogBar();
    await bar.start(this.store);
    const report = await this.verify.run(bar.update, known).finally(() => bar.stop());
    process.stdout.write(`${json ? JSON.stringify(report, null, 2) : linesOf(report).join('\n')}\n`);
    if (report.differenceCount > 0) process.exitCode = 1;
  }

  @Option({ flags: '--known-seal <number:hash>', description: 'a seal noted elsewhere' })
  parseKnownSeal(seal: string): string {
    return seal;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}
