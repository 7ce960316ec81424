import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys of personal data, checkpoints of projections and reactors, and the state of jobs. */
export class Processing1763700100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table durable.subject_keys, durable.checkpoints, durable.enqueued_jobs,
      durable.job_runs, durable.recurring_runs`);
  }
}

const TABLES = `
  create table durable.subject_keys (
    key_id uuid constraint subject_keys_pkey primary key,
    subject_id text not null,
    wrapped_key bytea,
    created_at timestamptz not null default now(),
    destroyed_at timestamptz
  );
  create unique index subject_keys_living on durable.subject_keys (subject_id) where destroyed_at is null;

  create table durable.checkpoints (
    name text constraint checkpoints_pkey primary key,
    log_id text not null,
    position text,
    state text not null default 'running',
    error text,
    stopped_event_id uuid,
    updated_at timestamptz not null default now()
  );

  create table durable.enqueued_jobs (
    key text constraint enqueued_jobs_pkey primary key,
    queue text not null,
    enqueued_at timestamptz not null default now()
  );

  create table durable.job_runs (
    job_id uuid constraint job_runs_pkey primary key,
    queue text not null,
    worker integer not null
  );

  create table durable.recurring_runs (
    name text constraint recurring_runs_pkey primary key,
    started_at timestamptz not null
  );
`;
