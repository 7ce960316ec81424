import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Keys under which a job was ever enqueued: the same key never makes a second job. */
@Entity({ schema: 'durable', name: 'enqueued_jobs' })
export class EnqueuedJobRow {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'enqueued_jobs_pkey' })
  key!: string;

  @Column({ type: 'text' })
  queue!: string;

  @Column({ name: 'enqueued_at', type: 'timestamptz', default: () => 'now()' })
  enqueuedAt!: Date;
}

/** A job that runs now, and the worker process that runs it: so a dead process's jobs are found at once. */
@Entity({ schema: 'durable', name: 'job_runs' })
export class JobRunRow {
  @PrimaryColumn({ name: 'job_id', type: 'uuid', primaryKeyConstraintName: 'job_runs_pkey' })
  jobId!: string;

  @Column({ type: 'text' })
  queue!: string;

  /** The advisory lock that the process holds while it lives. */
  @Column({ type: 'integer' })
  worker!: number;
}

/** When a recurring job last began, in whichever process. */
@Entity({ schema: 'durable', name: 'recurring_runs' })
export class RecurringRunRow {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'recurring_runs_pkey' })
  name!: string;

  @Column({ name: 'started_at', type: 'timestamptz' })
  startedAt!: Date;
}
