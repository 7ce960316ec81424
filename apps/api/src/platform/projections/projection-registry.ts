import { Injectable } from '@nestjs/common';
import { KnownEvents } from '../event-catalogue/known-events.js';
import { EventStore, type Position } from '../event-store/event-store.js';
import { Checkpoints } from './checkpoints.js';
import { Consumers } from './consumers.js';
import { type Projection, schemaName, Projections } from './projection.js';

const CHECK_EVERY_MS = 20;

/** The projections of all modules. */
@Injectable()
export class ProjectionRegistry extends Projections {
  private readonly projections = new Map<string, Projection>();

  constructor(
    private readonly store: EventStore,
    private readonly checkpoints: Checkpoints,
    private readonly consumers: Consumers,
    private readonly known: KnownEvents,
  ) {
    super();
  }

  override register(projection: Projection): void {
    const schema = schemaName(projection.name);
    if (this.all().some(({ name }) => schemaName(name) === schema)) {
      throw new Error(`Two projections are named ${projection.name}`);
    }
    this.known.assertHas(projection.handles, projection.name);
    this.projections.set(projection.name, projection);
  }

  override schemaOf(name: string): string {
    if (!this.projections.has(name)) throw new Error(`There is no projection ${name}`);
    return schemaName(name);
  }

  override async waitFor(name: string, position: string, timeoutMs = 1000): Promise<boolean> {
    this.consumers.hasten(name, position as Position);
    for (const end = Date.now() + timeoutMs; ;) {
      const moved = this.consumers.nextMove(CHECK_EVERY_MS);
      const checkpoint = await this.checkpoints.find(name);
      if (checkpoint && this.store.compare(checkpoint.position, position as Position) >= 0) return true;
      if (checkpoint?.state === 'stopped' || Date.now() >= end) return false;
      await moved;
    }
  }

  all(): Projection[] {
    return [...this.projections.values()];
  }

  /** Finds a projection by its name, with or without version; null when it is missing or ambiguous. */
  find(name: string): Projection | null {
    const versions = this.all().filter((projection) => projection.name.replace(/@\d+$/, '') === name);
    return this.projections.get(name) ?? (versions.length === 1 ? versions[0]! : null);
  }
}
