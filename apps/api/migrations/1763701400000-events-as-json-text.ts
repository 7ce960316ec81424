import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events as the text that was appended, which Postgres returns unchanged (ADR 0021). */
export class EventsAsJsonText1763701400000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return keepAs('json', runner);
  }

  down(runner: QueryRunner): Promise<void> {
    return keepAs('jsonb', runner);
  }
}

type JsonType = 'json' | 'jsonb';

async function keepAs(type: JsonType, runner: QueryRunner): Promise<void> {
  await runner.query('drop function events.append, events.append_one');
  await runner.query(columnsAs(type));
  await runner.query(appendOf(type));
  await runner.query(appendOneOf(type));
  await runner.query(END_PREPARED);
}

const columnsAs = (type: JsonType): string => `alter table events.events
  alter column data type ${type} using data::text::${type},
  alter column meta type ${type} using meta::text::${type}`;

/**
 * Prepared statements of other processes expect the former type and fail from now on; new connections prepare them again.
 * Connections that hold an advisory lock do not read events.
 */
const END_PREPARED = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and usename = current_user and pid <> pg_backend_pid()
    and application_name = current_setting('application_name')
    and pid not in (select pid from pg_locks where locktype = 'advisory')`;

/**
 * Many independent appends in one transaction, at most one per stream. A member at the wrong revision is answered
 * with the stream's last revision (-1: no stream) and no position, and does not disturb its neighbours. Planning the
 * statement for each call took twice the time of the call itself.
 */
const appendOf = (type: JsonType): string => `
  create function events.append(
    streams text[], expected bigint[],
    members int[], ids uuid[], types text[], data ${type}[], metas ${type}[]
  ) returns table (member int, revision bigint, last_position bigint)
  language plpgsql set lock_timeout = '5s' set plan_cache_mode = 'force_generic_plan' as $$
  begin
    perform pg_advisory_xact_lock(7300102);
    return query
      with member as materialized (
        select m.n::int as n, m.stream, m.expected, coalesce(
          (select e.version from events.events e where e.stream_id = m.stream order by e.version desc limit 1), -1
        ) as current
        from unnest(streams, append.expected) with ordinality as m(stream, expected, n)
      ), inserted as (
        insert into events.events (stream_id, version, event_id, type, data, meta)
        select m.stream, m.current + row_number() over (partition by e.n order by e.o), e.id, e.type, e.data, e.meta
        from unnest(members, ids, types, append.data, metas) with ordinality as e(n, id, type, data, meta, o)
        join member m on m.n = e.n
        where m.expected = m.current
        order by e.o
        returning events.stream_id, events.version, events.position
      )
      select m.n, coalesce(max(i.version), m.current), max(i.position)
      from member m left join inserted i on i.stream_id = m.stream
      group by m.n, m.current;
  end $$;
`;

/** Like `events.append` for one event; the statements after the lock see what was committed before it was given. */
const appendOneOf = (type: JsonType): string => `
  create function events.append_one(
    stream text, expected bigint, id uuid, type text, data ${type}, meta ${type},
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
