import { SingleBar } from 'cli-progress';
import { CommandRunner, SubCommand } from 'nest-commander';
import { EventStore } from '../../event-store/event-store.js';
import { ProjectionRegistry } from '../projection-registry.js';
import { Rebuild, RebuildRunningError } from '../rebuild.js';
import { refuse, refuseName } from './refuse.js';

/** `projections rebuild NAME`: makes the read model anew beside the live one, then swaps. Safe to repeat. */
@SubCommand({
  name: 'rebuild',
  arguments: '<name>',
  description: 'Make a read model anew from the event log',
})
export class ProjectionsRebuildCommand extends CommandRunner {
  constructor(
    private readonly projections: ProjectionRegistry,
    private readonly rebuild: Rebuild,
    private readonly store: EventStore,
  ) {
    super();
  }

  override async run([name = '']: string[]): Promise<void> {
    const projection = this.projections.find(name);
    if (!projection)
      return refuseName(
        name,
        this.projections.all().map((known) => known.name),
      );
    const bar = new SingleBar({
      stream: process.stderr,
      format: '{bar} {value} events  {duration_formatted}',
    });
    bar.start(await this.eventCount(), 0);
    try {
      const events = await this.rebuild.run(projection, (read) => {
        bar.setTotal(Math.max(bar.getTotal(), read));
        bar.update(read);
      });
      bar.stop();
      process.stdout.write(`${name} rebuilt from ${events} events\n`);
    } catch (error) {
      bar.stop();
      if (error instanceof RebuildRunningError) return refuse(error.message);
      process.stderr.write(`${name} was not rebuilt and stays as it was: ${(error as Error).message}\n`);
      process.exitCode = 1;
    }
  }

  /** An estimate for the bar: positions of the embedded store are numbers; elsewhere the bar's end moves. */
  private async eventCount(): Promise<number> {
    const head = Number(await this.store.head());
    return Number.isSafeInteger(head) ? head : 0;
  }
}
