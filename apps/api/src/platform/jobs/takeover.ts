import type { OneAtATime } from '../database/one-at-a-time.js';
import { DEAD_AFTER_SECONDS, JOBS_SCHEMA } from './job-queue.js';
import { WORKER_LOCK } from './worker-session.js';

const TAKE_OVER = `
  with dead as materialized (
    select r.job_id from durable.job_runs r where not exists (
      select from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
       where l.locktype = 'advisory' and l.classid = $1::oid and l.objid = r.worker::oid and l.granted)
  ), taken as (
    update ${JOBS_SCHEMA}.job j set
      state = 'retry',
      output = '{"message": "The process that ran it died"}',
      start_after = now(),
      heartbeat_on = null
    where state = 'active'
      and (id in (select job_id from dead) or heartbeat_on < now() - $2 * interval '1 second')
    returning id, name
  ), forgotten as (
    delete from durable.job_runs where job_id in (select job_id from dead union select id from taken)
  )
  select distinct name from taken`;

/**
 * Frees the jobs of dead processes: those whose worker no longer holds its lock, and those without a heartbeat.
 * A death costs an attempt but no back-off; the next worker gives a job up that has died too often. Answers the queues
 * that have a job to run again.
 */
export async function takeOver(client: OneAtATime): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(TAKE_OVER, [WORKER_LOCK, DEAD_AFTER_SECONDS]);
  return rows.map(({ name }) => name);
}
