import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database/database.js';
import { lostOf } from './lost-tables.js';
import { ProjectionRegistry } from './projection-registry.js';
import type { Projection } from './projection.js';
import { Rebuild, RebuildRunningError } from './rebuild.js';

/** Notices read models whose tables are lost, and builds them anew. */
@Injectable()
export class ReadModels {
  private readonly log = new Logger('Processing');
  private readonly stopping = new AbortController();
  private rebuilding: Promise<void> | null = null;

  constructor(
    private readonly database: Database,
    private readonly projections: ProjectionRegistry,
    private readonly rebuild: Rebuild,
  ) {}

  /** Why reads fail, and what to do; null when every read model has its tables. */
  async trouble(): Promise<string | null> {
    const lost = (await this.lost()).map(({ name }) => name);
    if (lost.length === 0) return null;
    return `lost: ${lost.join(', ')}; a worker that starts builds them anew, as projections rebuild does`;
  }

  /**
   * Begins to build those that are lost now, one after the other. Until one is whole it stays lost: who decides by a
   * read model, such as the one that erases what is too old, must never see half of it.
   */
  startRebuilding(): void {
    this.rebuilding = this.rebuildLost().catch((error: Error) => {
      if (!this.stopping.signal.aborted) this.log.error(`Lost read models are not built: ${error.message}`);
    });
  }

  /** Ends what it builds, unfinished. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.rebuilding;
  }

  private async rebuildLost(): Promise<void> {
    for (const projection of await this.lost()) await this.rebuildOne(projection);
  }

  private async rebuildOne(projection: Projection): Promise<void> {
    this.log.warn(`The tables of ${projection.name} are lost: it is built anew from the event log`);
    try {
      await this.rebuild.run(projection, () => this.stopping.signal.throwIfAborted());
    } catch (error) {
      if (!(error instanceof RebuildRunningError)) throw error;
    }
  }

  private lost(): Promise<Projection[]> {
    return lostOf(this.database.pool, this.projections.all());
  }
}
