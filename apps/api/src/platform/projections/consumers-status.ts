import { Injectable } from '@nestjs/common';
import { EventStore, type Position } from '../event-store/event-store.js';
import { Checkpoints } from './checkpoints.js';

/** One projection or reactor. `eventsBehind` counts up to 2000. */
export type ConsumerStatus = Readonly<{
  name: string;
  state: 'running' | 'stopped' | 'never run';
  position: Position | null;
  eventsBehind: number;
  error: string | null;
  stoppedEventId: string | null;
}>;

const COUNTED_EVENTS = 2000;

/** How far projections and reactors have come, as every process sees it. */
@Injectable()
export class ConsumersStatus {
  constructor(
    private readonly store: EventStore,
    private readonly checkpoints: Checkpoints,
  ) {}

  /** Of these consumers, in their order. */
  async of(names: readonly string[]): Promise<ConsumerStatus[]> {
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

  /** Those of these consumers that an event has stopped; reads no events, so that it can be asked often. */
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
