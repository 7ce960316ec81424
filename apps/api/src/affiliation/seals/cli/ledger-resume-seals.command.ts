import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { SealProgresses } from '../seal-progress.js';

/** `ledger resume-seals [--json]`: sealing goes on after a restore whose log lacks the newest seals. Safe to repeat. */
@SubCommand({
  name: 'resume-seals',
  description: 'Resume sealing after a restore that lacks the newest seals',
})
export class LedgerResumeSealsCommand extends CommandRunner {
  constructor(private readonly progresses: SealProgresses) {
    super();
  }

  override async run(_: string[], { json }: { json?: boolean }): Promise<void> {
    const forgotten = await this.progresses.forget();
    if (json)
      return void process.stdout.write(`${JSON.stringify({ knownSeal: forgotten?.number ?? null })}\n`);
    process.stdout.write(
      forgotten
        ? `The next seal follows the last one that is in the log; until now seal ${forgotten.number} was known\n`
        : 'Nothing was known of seals: the next one follows the last one that is in the log\n',
    );
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}
