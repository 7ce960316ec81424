import { Jobs1763800100000 } from '../../migrations/1763800100000-jobs.js';
import { until } from '../processing.js';
import { JobProcesses, reports } from './job-processes.js';

/** The tables of pg-boss 12 as an earlier release left them, with the copied columns and the runs. */
const PG_BOSS = `
  create schema jobs;
  create type jobs.job_state as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
  create table jobs.queue (name text primary key);
  create table jobs.job (
    id uuid not null default gen_random_uuid(),
    name text not null,
    priority integer not null default 0,
    data jsonb,
    state jobs.job_state not null default 'created',
    retry_limit integer not null default 2,
    retry_count integer not null default 0,
    start_after timestamptz not null default now(),
    created_on timestamptz not null default now(),
    started_on timestamptz,
    completed_on timestamptz,
    heartbeat_on timestamptz,
    output jsonb,
    primary key (name, id)
  ) partition by list (name);
  create table jobs.job_common (like jobs.job including all);
  alter table jobs.job attach partition jobs.job_common default;
  create function jobs.create_queue() returns void language sql as 'select';
  insert into durable.enqueued_jobs (key, queue) values ('waiting', 'reports');
  insert into jobs.job (name, data, state, retry_count, start_after, started_on, completed_on, output) values
    ('reports', '{"reportId": "waiting", "trace": {"correlationId": "c", "causationId": null}}',
     'created', 0, now(), null, null, null),
    ('reports', '{"reportId": "retried"}', 'retry', 1, now(), now(), null, '{"message": "own fault"}'),
    ('reports', '{"reportId": "delayed"}', 'created', 0, now() + interval '1 day', null, null, null),
    ('reports', '{"reportId": "running"}', 'active', 0, now(), now(), null, null),
    ('reports', '{"reportId": "failed"}', 'failed', 2, now(), now(), '2026-11-22T10:00:00Z', '{"message": "The provider said no"}'),
    ('reports', '{"reportId": "done"}', 'completed', 0, now(), now(), now(), null);
  insert into durable.job_runs (job_id, queue, worker)
    select id, name, 78 from jobs.job where state = 'active'`;

describe('Jobs of a release with pg-boss', () => {
  let processes: JobProcesses;

  beforeEach(async () => {
    processes = await JobProcesses.open();
  });

  afterEach(() => processes.close());

  const migrate = async (direction: 'up' | 'down', between = ''): Promise<void> => {
    const runner = processes.dataSource.createQueryRunner();
    if (between) await runner.query(between);
    await new Jobs1763800100000()[direction](runner);
    await runner.release();
  };

  it('survive the upgrade in every state', async () => {
    await migrate('down');
    await migrate('up', PG_BOSS);
    const runs: string[] = [];
    const { jobs, jobsStatus } = await processes.working(
      async ({ payload, attempt }) => void runs.push(`${payload.reportId} at ${attempt}`),
    );
    await until(() => runs.length === 3);
    expect(runs.toSorted()).toEqual(['retried at 3', 'running at 2', 'waiting at 1']);
    await until(async () => (await jobsStatus.counts())[0]?.done === 4);
    expect(await jobsStatus.counts()).toMatchObject([{ waiting: 1, active: 0, failed: 1, done: 4 }]);
    expect(await jobsStatus.failed()).toMatchObject([
      { payload: { reportId: 'failed' }, error: 'The provider said no', failedAt: '2026-11-22T10:00:00Z' },
    ]);
    await jobs.enqueue(reports, { reportId: 'waiting' }, { key: 'waiting' });
    expect(await processes.database.query('select from jobs.job')).toHaveLength(6);
  });

  it('need not exist: a database whose queue was never started also gets the table', async () => {
    await migrate('down');
    await migrate('up');
    expect(await processes.database.query('select from jobs.job')).toEqual([]);
  });

  it('leave nothing of pg-boss behind', async () => {
    await migrate('down');
    await migrate('up', PG_BOSS);
    const left = `select nspname || '.' || relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
      where nspname like 'jobs%' and relkind in ('r', 'p') or relname = 'job_runs'`;
    expect(await processes.database.query(left)).toEqual([{ name: 'jobs.job' }]);
  });
});
