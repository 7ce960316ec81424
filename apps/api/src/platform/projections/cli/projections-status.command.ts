import { Option, SubCommand, CommandRunner } from 'nest-commander';
import { Database } from '../../database/database.js';
import { ReactorRegistry } from '../../reactors/reactor-registry.js';
import { counted } from '../../wording/counted.js';
import { ConsumersStatus, type ConsumerStatus } from '../consumers-status.js';
import { hashOfProjection } from '../dump-projection.js';
import { lostOf, ReadModelLostError } from '../lost-tables.js';
import { ProjectionRegistry } from '../projection-registry.js';

type Options = Readonly<{ json?: boolean; hash?: boolean }>;
type Line = ConsumerStatus & { hash?: string };

/** `projections status [--json] [--hash]`: position, lag, state and last error of each projection and reactor. */
@SubCommand({ name: 'status', description: 'How far each projection and reactor is' })
export class ProjectionsStatusCommand extends CommandRunner {
  constructor(
    private readonly projections: ProjectionRegistry,
    private readonly reactors: ReactorRegistry,
    private readonly status: ConsumersStatus,
    private readonly database: Database,
  ) {
    super();
  }

  override async run(_: string[], options: Options): Promise<void> {
    const names = [...this.projections.all(), ...this.reactors.all()].map(({ name }) => name);
    const lost = (await lostOf(this.database.pool, this.projections.all())).map(({ name }) => String(name));
    const lines: Line[] = (await this.status.of(names)).map((line) =>
      lost.includes(line.name) ? { ...line, error: new ReadModelLostError(line.name).message } : line,
    );
    const whole = lines.filter(({ name }) => !lost.includes(name));
    if (options.hash) for (const line of whole) await this.addHash(line);
    process.stdout.write(options.json ? `${JSON.stringify(lines, null, 2)}\n` : lines.map(asText).join(''));
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }

  @Option({
    flags: '--hash',
    description: 'add a hash of the tables: equal after every rebuild at the same position',
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

function asText({ name, state, position, eventsBehind, error, hash }: Line): string {
  const lag = eventsBehind === 0 ? 'up to date' : `${counted(eventsBehind, 'event')} behind`;
  const parts = [name.padEnd(48), state.padEnd(9), `at ${position ?? 'the beginning'}`, lag, hash, error];
  return `${parts.filter(Boolean).join('  ')}\n`;
}
