import { CommandRunner, SubCommand } from 'nest-commander';
import { LogBar } from '../../cli/log-bar.js';
import { counted } from '../../wording/counted.js';
import { EventStore } from '../../event-store/event-store.js';
import { ProjectionRegistry } from '../projection-registry.js';
import { Rebuild, RebuildRunningError } from '../rebuild.js';
import { refuse, refuseName } from './refuse.js';

/** `projections rebuild NAME`, with or without its version: makes the read model anew beside the live one, then swaps. Safe to repeat. */
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
    const bar = new LogBar();
    await bar.start(this.store);
    try {
      const events = await this.rebuild.run(projection, bar.update);
      bar.stop();
      process.stdout.write(`${projection.name} rebuilt from ${counted(events, 'event')}\n`);
    } catch (error) {
      bar.stop();
      if (error instanceof RebuildRunningError) return refuse(error.message);
      process.stderr.write(
        `${projection.name} was not rebuilt and stays as it was: ${(error as Error).message}\n`,
      );
      process.exitCode = 1;
    }
  }
}
