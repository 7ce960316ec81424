import type { DomainEvent } from '@closewise/domain/events';
import type { PoolClient } from 'pg';
import type { Position, RecordedEvent } from '../event-store/event-store.js';
import type { Projection } from './projection.js';

/** A consumer of the log: a projection or a reactor. */
export type LogConsumer = Readonly<{
  /** Key of its checkpoint. */
  name: string;
  handles: ReadonlySet<string>;
  /** Whether it handles events of any type by this actor. */
  alsoBy?: (actor: string) => boolean;
  /** The projection whose tables it fills, if any. */
  projection?: Projection;
  /** Creates its tables on the first run; returns where to start. */
  prepare(client: PoolClient): Promise<Position | null>;
  /** Throws StartupError when its tables do not match its statements. */
  check?(client: PoolClient): Promise<void>;
  /** Handles a batch in the checkpoint's transaction. */
  handle(events: readonly RecordedEvent<DomainEvent>[], client: PoolClient): Promise<void>;
}>;

/** Whether the event is for the consumer. */
export const concerns = (
  { handles, alsoBy }: Pick<LogConsumer, 'handles' | 'alsoBy'>,
  { type, meta }: Pick<RecordedEvent<DomainEvent>, 'type' | 'meta'>,
): boolean => handles.has(type) || alsoBy?.(meta.actor) === true;
