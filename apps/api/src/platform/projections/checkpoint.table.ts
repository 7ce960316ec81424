import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Position } from '../event-store/event-store.js';

/** How far a projection or reactor has come; written in the transaction of its rows or jobs. */
@Entity({ schema: 'durable', name: 'checkpoints' })
export class CheckpointRow {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'checkpoints_pkey' })
  name!: string;

  /** The log that `position` belongs to. */
  @Column({ name: 'log_id', type: 'text' })
  logId!: string;

  /** Null before the first event. */
  @Column({ type: 'text', nullable: true })
  position!: Position | null;

  /** `running`, or `stopped` by the event of `stopped_event_id` for the reason in `error`. */
  @Column({ type: 'text', default: 'running' })
  state!: 'running' | 'stopped';

  @Column({ type: 'text', nullable: true })
  error!: string | null;

  @Column({ name: 'stopped_event_id', type: 'uuid', nullable: true })
  stoppedEventId!: string | null;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt!: Date;
}
