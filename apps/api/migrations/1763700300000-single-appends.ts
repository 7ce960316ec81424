import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Most appends are a single event: a faster function for them, and a cached plan for batches. */
export class SingleAppends1763700300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(APPEND_ONE);
    await runner.query(`alter function ${BATCH} set plan_cache_mode = 'force_generic_plan'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function events.append_one');
    await runner.query(`alter function ${BATCH} reset plan_cache_mode`);
  }
}

/** Planning this function's statement for each call took twice the time of the call itself. */
const BATCH = 'events.append(text[], bigint[], int[], uuid[], text[], jsonb[], jsonb[])';

/** Like `events.append` for one event; the statements after the lock see what was committed before it was given. */
const APPEND_ONE = `
  create function events.append_one(
    stream text, expected bigint, id uuid, type text, data jsonb, meta jsonb,
    out revision bigint, out last_position bigint
  )
  language plpgsql set lock_timeout = '5s' as $$
  begin
    perform pg_advisory_xact_lock(7300102);
    revision := coalesce(
      (select e.version from events.events e where e.stream_id = stream order by e.version desc limit 1), -1
    );
    if revision = expected then
      revision := expected + 1;
      insert into events.events (stream_id, version, event_id, type, data, meta)
      values (stream, revision, id, append_one.type, append_one.data, append_one.meta)
      returning events.position into last_position;
    end if;
  end $$;
`;
