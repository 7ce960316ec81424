import { Injectable } from '@nestjs/common';
import { EventStore, type Position } from '../event-store/event-store.js';
import { Checkpoints } from './checkpoints.js';

/** One projection or reactor. `no worker`: it would run if a worker did. `eventsBehind` counts up to 2000. */
export type ConsumerStatus = Readonly<{
  name: string;
  state: 'running' | 'stopped' | 'never run' | 'no worker';
  position: Position | null;
  eventsBehind: number;
  error: string | null;
  stoppedEventId: string | null;
}>;

const COUNTED_EVENTS = 2000;

/** The statuses when no worker is running. */
export const markAsWithoutWorker = (statuses: readonly ConsumerStatus[]): ConsumerStatus[] =>
  statuses.map((status) => (status.state === 'running' ? { ...status, state: 'no worker' } : status));

/** The progress of projections and reactors, across all processes. */
@Injectable()
export class ConsumersStatus {
  constructor(
    private readonly store: EventStore,
    private readonly checkpoints: Checkpoints,
  ) {}

  /** The statuses of these consumers, in the given order. */
  async findStatuses(names: readonly string[]): Promise<ConsumerStatus[]> {
    const known = new Map((await this.checkpoints.all()).map((checkpoint) => [checkpoint.name, checkpoint]));
    const head = await this.store.head();
    return Promise.all(
      names.map(async (name) => {
        const {
          position = null,
          state = 'never run',
          error = null,
          stoppedEventId = null,
        } = known.get(name) ?? {};
        return {
          name,
          state,
          position,
          eventsBehind: await this.behind(position, head),
          error,
          stoppedEventId,
        };
      }),
    );
  }

  /** Which of these consumers an event has stopped; cheap, since it reads no events. */
  async stopped(names: readonly string[]): Promise<string[]> {
    const known = await this.checkpoints.all();
    return known
      .filter(({ name, state }) => state === 'stopped' && names.includes(name))
      .map(({ name }) => name);
  }

  private async behind(position: Position | null, head: Position | null): Promise<number> {
    if (this.store.compare(position, head) >= 0) return 0;
    return (await this.store.readAll(position, COUNTED_EVENTS)).events.length;
  }
}
