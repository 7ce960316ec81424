import { Option, SubCommand, CommandRunner } from 'nest-commander';
import { Database } from '../database/database.js';
import { ReactorRegistry } from '../reactors/reactor-registry.js';
import { Workers } from '../jobs/workers.js';
import { counted } from '../wording.js';
import { ConsumersStatus, markAsWithoutWorker, type ConsumerStatus } from './consumers-status.js';
import { hashOfProjection } from './dump-projection.js';
import { findLostReadModels, ReadModelLostError } from './projection-tables.js';
import { ProjectionRegistry } from './projection-registry.js';
import { LogBar } from '../cli/log-bar.js';
import { EventStore } from '../event-store/event-store.js';
import { Rebuild, RebuildRunningError } from './rebuild.js';
import { AfterRestore } from './after-restore.js';

type Options = Readonly<{ json?: boolean; hash?: boolean }>;
type Line = ConsumerStatus & { hash?: string };

/** `projections status [--json] [--hash]`: position, lag, state and last error of each projection and reactor. */
@SubCommand({ name: 'status', description: 'Show the progress of each projection and reactor' })
export class ProjectionsStatusCommand extends CommandRunner {
  constructor(
    private readonly projections: ProjectionRegistry,
    private readonly reactors: ReactorRegistry,
    private readonly status: ConsumersStatus,
    private readonly database: Database,
    private readonly workers: Workers,
  ) {
    super();
  }

  override async run(_: string[], options: Options): Promise<void> {
    const names = [...this.projections.all(), ...this.reactors.all()].map(({ name }) => name);
    const lost = (await findLostReadModels(this.database.pool, this.projections.all())).map(({ name }) =>
      String(name),
    );
    const statuses = await this.status.findStatuses(names);
    const isWorking = (await this.workers.count()) > 0;
    const lines: Line[] = (isWorking ? statuses : markAsWithoutWorker(statuses)).map((line) =>
      lost.includes(line.name) ? { ...line, error: new ReadModelLostError(line.name).message } : line,
    );
    const whole = lines.filter(({ name }) => !lost.includes(name));
    if (options.hash) for (const line of whole) await this.addHash(line);
    await this.workers.warn();
    process.stdout.write(
      options.json ? `${JSON.stringify(lines, null, 2)}\n` : lines.map(formatLine).join(''),
    );
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }

  @Option({
    flags: '--hash',
    description: 'add a hash of the tables, which is the same after every rebuild at the same position',
  })
  parseHash(): boolean {
    return true;
  }

  private async addHash(line: Line): Promise<void> {
    if (!this.projections.find(line.name) || line.state === 'never run') return;
    const schema = this.projections.schemaOf(line.name);
    line.hash = await this.database.transaction((client) => hashOfProjection(client, schema));
  }
}

function formatLine({ name, state, position, eventsBehind, error, hash }: Line): string {
  const lag = eventsBehind === 0 ? 'up to date' : `${counted(eventsBehind, 'event')} behind`;
  const parts = [name.padEnd(48), state.padEnd(9), `at ${position ?? 'the beginning'}`, lag, hash, error];
  return `${parts.filter(Boolean).join('  ')}\n`;
}

/** `projections rebuild NAME`, with or without version: builds the read model next to the live one, then swaps. Safe to repeat. */
@SubCommand({
  name: 'rebuild',
  arguments: '<name>',
  description: 'Rebuild a read model from the event log',
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
        `${projection.name} was not rebuilt and is unchanged: ${(error as Error).message}\n`,
      );
      process.exitCode = 1;
    }
  }
}

/** `projections after-restore [--json]`: makes checkpoints and read models match a restored event log. */
@SubCommand({
  name: 'after-restore',
  description: 'Make checkpoints and read models match a restored event log',
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
        `${name} continues at the end of the log: the events it had handled since are not in the log\n`,
      );
    }
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

/** One line on stderr and exit code 2. */
export function refuse(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}

/** Refuses an unknown name and lists the known ones. */
export function refuseName(name: string, known: readonly string[]): void {
  refuse(`There is no ${name || 'name given'}. Known: ${known.join(', ') || 'none'}`);
}

/** The commands on projections and reactors that append no events. */
export const processingCommands = [
  ProjectionsStatusCommand,
  ProjectionsRebuildCommand,
  ProjectionsAfterRestoreCommand,
];
