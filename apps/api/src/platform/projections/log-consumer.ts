import type { DomainEvent } from '@closewise/domain/events';
import type { PoolClient } from 'pg';
import type { Position, RecordedEvent } from '../event-store/event-store.js';
import type { Projection } from './projection.js';

/** What a runner feeds with the log: a projection or a reactor. */
export type LogConsumer = Readonly<{
  /** Key of its checkpoint. */
  name: string;
  handles: ReadonlySet<string>;
  /** Whether events of any type are for it that this actor has caused. */
  alsoBy?: (actor: string) => boolean;
  /** Whose tables it makes on the first run, and may lose. */
  projection?: Projection;
  /** Makes its tables on the first run; answers where to begin. */
  prepare(client: PoolClient): Promise<Position | null>;
  /** Refuses to start on tables that it cannot work with. Throws StartupError. */
  check?(client: PoolClient): Promise<void>;
  /** Handles a batch in the transaction of the checkpoint. */
  handle(events: readonly RecordedEvent<DomainEvent>[], client: PoolClient): Promise<void>;
}>;

/** Whether an event is for the consumer. */
export const isFor = (
  { handles, alsoBy }: Pick<LogConsumer, 'handles' | 'alsoBy'>,
  { type, meta }: Pick<RecordedEvent<DomainEvent>, 'type' | 'meta'>,
): boolean => handles.has(type) || alsoBy?.(meta.actor) === true;
