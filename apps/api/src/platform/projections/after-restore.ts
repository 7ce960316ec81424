import { Injectable } from '@nestjs/common';
import { StartupError } from '../config/startup-error.js';
import { Database } from '../database/database.js';
import { EventStore, type Position } from '../event-store/event-store.js';
import { ReactorRegistry } from '../reactors/reactor-registry.js';
import { Checkpoints, type Checkpoint } from './checkpoints.js';
import { ProjectionRegistry } from './projection-registry.js';
import { Rebuild } from './rebuild.js';

/** What was brought into line: reactors taken back to the end of the log, and events read for each read model. */
export type Restored = Readonly<{ clamped: string[]; rebuilt: Readonly<Record<string, number>> }>;

/**
 * Brings a restored Postgres into line with a restored event log. Read models may hold what came of events that are
 * lost: all are made anew. A reactor that stands past the end of the log goes back to it. Safe to repeat.
 */
@Injectable()
export class AfterRestore {
  constructor(
    private readonly database: Database,
    private readonly store: EventStore,
    private readonly checkpoints: Checkpoints,
    private readonly projections: ProjectionRegistry,
    private readonly reactors: ReactorRegistry,
    private readonly rebuild: Rebuild,
  ) {}

  async run(begun: (name: string) => void): Promise<Restored> {
    const head = await this.store.head();
    await this.assertSameLog();
    const names = new Set<string>(this.reactors.all().map(({ name }) => name));
    const clamped: string[] = [];
    for (const checkpoint of await this.checkpoints.all()) {
      if ((await this.clamp(checkpoint, head)) && names.has(checkpoint.name)) clamped.push(checkpoint.name);
    }
    const rebuilt: Record<string, number> = {};
    for (const projection of this.projections.all()) {
      begun(projection.name);
      rebuilt[projection.name] = await this.rebuild.run(projection, () => undefined);
    }
    return { clamped, rebuilt };
  }

  private async assertSameLog(): Promise<void> {
    const logId = await this.store.logId();
    const foreign = (await this.checkpoints.all()).find((checkpoint) => checkpoint.logId !== logId);
    if (!foreign) return;
    throw new StartupError(
      `The checkpoint of ${foreign.name} belongs to another event log (${foreign.logId}, this one is ${logId}): restore the backups that belong together`,
    );
  }

  private async clamp({ name, position }: Checkpoint, head: Position | null): Promise<boolean> {
    if (this.store.compare(position, head) <= 0) return false;
    await this.database.transaction((client) => this.checkpoints.advance(client, name, position, head));
    return true;
  }
}
