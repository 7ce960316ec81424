import { Injectable } from '@nestjs/common';
import { Workers } from '../../platform/jobs/workers.js';
import {
  ConsumersStatus,
  markAsWithoutWorker,
  type ConsumerStatus,
} from '../../platform/projections/consumers-status.js';
import { ProjectionRegistry } from '../../platform/projections/projection-registry.js';
import { ReactorRegistry } from '../../platform/reactors/reactor-registry.js';

/** The projections and reactors of all modules. */
@Injectable()
export class LogConsumers {
  constructor(
    private readonly projections: ProjectionRegistry,
    private readonly reactors: ReactorRegistry,
    private readonly status: ConsumersStatus,
    private readonly workers: Workers,
  ) {}

  names(): string[] {
    return [...this.projections.all(), ...this.reactors.all()].map(({ name }) => String(name));
  }

  /** The full name of a projection, given with or without its version, or of a reactor; null if unknown. */
  findName(name: string): string | null {
    const projection = this.projections.find(name);
    return projection?.name ?? this.names().find((known) => known === name) ?? null;
  }

  /** Stopped ones first. */
  async list(): Promise<ConsumerStatus[]> {
    const statuses = await this.status.findStatuses(this.names());
    const all = (await this.workers.count()) > 0 ? statuses : markAsWithoutWorker(statuses);
    return all.toSorted((one, other) => rank(one) - rank(other));
  }
}

const rank = ({ state, eventsBehind }: ConsumerStatus): number =>
  state === 'stopped' ? 0 : eventsBehind > 0 ? 1 : 2;
