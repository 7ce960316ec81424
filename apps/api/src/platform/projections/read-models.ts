import { Injectable, Logger } from '@nestjs/common';
import { WrongVariableError } from '../config/startup/startup-error.js';
import { Database } from '../database/database.js';
import { findLostReadModels } from './projection-tables.js';
import { ProjectionRegistry } from './projection-registry.js';
import type { Projection } from './projection.js';
import { Rebuild, RebuildRunningError } from './rebuild.js';

/** Detects read models whose tables are lost, and rebuilds them. */
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

  /** Throws WrongVariableError when no server has run on this database yet. */
  async requireTables(): Promise<void> {
    if ((await this.lost()).length < this.projections.all().length) return;
    throw new WrongVariableError(
      'No server has run on this database yet: start the server once, then run this command again',
    );
  }

  /** Which tables are lost, and what to do; null when none are. */
  async findFault(): Promise<string | null> {
    const lost = (await this.lost()).map(({ name }) => name);
    if (lost.length === 0) return null;
    return `lost: ${lost.join(', ')}; they are rebuilt when a worker starts, or by projections rebuild`;
  }

  /**
   * Starts to rebuild lost read models one by one. Until a rebuild is complete the read model stays lost: decisions that
   * depend on one, such as the erasure of old data, must never see half of it.
   */
  startRebuilding(): void {
    this.rebuilding = this.rebuildLost().catch((error: Error) => {
      if (!this.stopping.signal.aborted) this.log.error(`Lost read models are not rebuilt: ${error.message}`);
    });
  }

  /** Aborts the current rebuild. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.rebuilding;
  }

  private async rebuildLost(): Promise<void> {
    for (const projection of await this.lost()) await this.rebuildOne(projection);
  }

  private async rebuildOne(projection: Projection): Promise<void> {
    this.log.warn(`The tables of ${projection.name} are lost: it is being rebuilt from the event log`);
    try {
      await this.rebuild.run(projection, () => this.stopping.signal.throwIfAborted());
    } catch (error) {
      if (!(error instanceof RebuildRunningError)) throw error;
    }
  }

  private lost(): Promise<Projection[]> {
    return findLostReadModels(this.database.pool, this.projections.all());
  }
}
