import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { counted } from '../../wording/counted.js';
import { AfterRestore } from '../after-restore.js';

/** `projections after-restore [--json]`: brings checkpoints and read models into line with the restored event log. */
@SubCommand({
  name: 'after-restore',
  description: 'Bring checkpoints and read models into line with a restored event log',
})
export class ProjectionsAfterRestoreCommand extends CommandRunner {
  constructor(private readonly afterRestore: AfterRestore) {
    super();
  }

  override async run(_: string[], options: Readonly<{ json?: boolean }> = {}): Promise<void> {
    const restored = await this.afterRestore.run((name) => process.stderr.write(`Rebuilding ${name} …\n`));
    if (options.json) {
      process.stdout.write(`${JSON.stringify(restored, null, 2)}\n`);
      return;
    }
    for (const [name, events] of Object.entries(restored.rebuilt)) {
      process.stdout.write(`${name} rebuilt from ${counted(events, 'event')}\n`);
    }
    for (const name of restored.clamped) {
      process.stdout.write(
        `${name} goes on at the end of the log: what it had done since is not in the log\n`,
      );
    }
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}
