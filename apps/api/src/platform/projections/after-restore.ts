import { Injectable } from '@nestjs/common';
import { StartupError } from '../config/startup/startup-error.js';
import { Database } from '../database/database.js';
import { EventStore, type Position } from '../event-store/event-store.js';
import { ReactorRegistry } from '../reactors/reactor-registry.js';
import { Checkpoints, type Checkpoint } from './checkpoints.js';
import { ProjectionRegistry } from './projection-registry.js';
import { Rebuild } from './rebuild.js';

const PAGE_EVENTS = 2000;

/** Reactors that were moved back to the end of the log, and the number of events read for each read model. */
export type RestoreResult = Readonly<{ clamped: string[]; rebuilt: Readonly<Record<string, number>> }>;

/**
 * Makes a restored Postgres match a restored event log. Read models may contain results of lost events, so all are
 * rebuilt. A reactor whose checkpoint is at a lost event goes back to the last event before it. Safe to repeat.
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

  async run(onStart: (name: string) => void): Promise<RestoreResult> {
    await this.assertSameLog();
    const names = new Set<string>(this.reactors.all().map(({ name }) => name));
    const clamped: string[] = [];
    for (const checkpoint of await this.checkpoints.all()) {
      if ((await this.clamp(checkpoint)) && names.has(checkpoint.name)) clamped.push(checkpoint.name);
    }
    const rebuilt: Record<string, number> = {};
    for (const projection of this.projections.all()) {
      onStart(projection.name);
      rebuilt[projection.name] = await this.rebuild.run(projection, () => undefined);
    }
    return { clamped, rebuilt };
  }

  private async assertSameLog(): Promise<void> {
    const logId = await this.store.logId();
    const foreign = (await this.checkpoints.all()).find((checkpoint) => checkpoint.logId !== logId);
    if (!foreign) return;
    throw new StartupError(
      `The checkpoint of ${foreign.name} belongs to another event log (${foreign.logId}, this one is ${logId}): restore backups that belong together`,
    );
  }

  /** If the checkpoint's event is lost, moves the checkpoint back to the last event before it. */
  private async clamp({ name, position }: Checkpoint): Promise<boolean> {
    if (position === null || (await this.isInLog(position))) return false;
    const last = await this.lastUpTo(position);
    await this.database.transaction((client) => this.checkpoints.advance(client, name, position, last));
    return true;
  }

  private async isInLog(position: Position): Promise<boolean> {
    return this.store.compare(position, await this.store.head()) <= 0 && this.store.holds(position);
  }

  private async lastUpTo(position: Position): Promise<Position | null> {
    for (let last: Position | null = null; ;) {
      const { events } = await this.store.readAll(last, PAGE_EVENTS);
      const before = events.filter((event) => this.store.compare(event.position, position) <= 0);
      last = before.at(-1)?.position ?? last;
      if (before.length < PAGE_EVENTS) return last;
    }
  }
}
