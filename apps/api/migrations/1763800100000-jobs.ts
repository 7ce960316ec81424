import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Our own jobs table replaces that of pg-boss, with the same name and column names. */
export class Jobs1763800100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const [{ old }] = await runner.query(`select to_regclass('jobs.job') as old`);
    await runner.query(old ? 'alter schema jobs rename to jobs_of_pg_boss' : 'drop schema if exists jobs');
    await runner.query(TABLE);
    if (old) await runner.query(COPY);
    await runner.query(INDEXES);
    await runner.query('drop table durable.job_runs');
    await runner.query('drop schema if exists jobs_of_pg_boss cascade');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop schema jobs cascade;
      create table durable.job_runs (
        job_id uuid constraint job_runs_pkey primary key,
        queue text not null,
        worker integer not null
      )`);
  }
}

const TABLE = `
  create schema jobs;
  create type jobs.job_state as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
  create table jobs.job (
    id uuid constraint job_pkey primary key default gen_random_uuid(),
    name text not null,
    data jsonb not null,
    state jobs.job_state not null default 'created',
    retry_limit integer not null,
    retry_count integer not null default 0,
    start_after timestamptz not null default now(),
    created_on timestamptz not null default now(),
    started_on timestamptz,
    completed_on timestamptz,
    heartbeat_on timestamptz,
    worker integer,
    output jsonb
  )`;

/** Jobs that were running keep their worker: the first sweep takes over those of dead ones. */
const COPY = `
  insert into jobs.job (id, name, data, state, retry_limit, retry_count, start_after, created_on, started_on,
                        completed_on, heartbeat_on, worker, output)
  select j.id, j.name, coalesce(j.data, '{}'), j.state::text::jobs.job_state, j.retry_limit, j.retry_count,
         j.start_after, j.created_on, j.started_on, j.completed_on,
         case when j.state = 'active' then coalesce(j.heartbeat_on, now()) end, r.worker, j.output
    from jobs_of_pg_boss.job j
    left join durable.job_runs r on r.job_id = j.id and j.state = 'active'`;

const INDEXES = `
  create index job_waiting on jobs.job (name, created_on) where state < 'active';
  create index job_active on jobs.job (heartbeat_on) where state = 'active';
  create index job_failed on jobs.job (name) where state = 'failed'`;
