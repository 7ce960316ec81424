import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The append-only log of all events, and the schema of data that cannot be rebuilt from it. */
export class EventLog1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SCHEMAS);
    await runner.query(LOCK);
    await runner.query(APPEND);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema events cascade; drop schema durable');
  }
}

const SCHEMAS = `
  create schema events;
  create schema durable;

  create table events.events (
    position bigint generated always as identity (cache 1) constraint events_pkey primary key,
    stream_id text collate "C" not null,
    version bigint not null,
    event_id uuid not null constraint events_event_id_key unique,
    type text not null,
    data jsonb not null,
    meta jsonb not null,
    created_at timestamptz not null default clock_timestamp(),
    constraint events_stream_version_key unique (stream_id, version)
  );

  create table events.log_identity (
    only_row boolean constraint log_identity_pkey primary key default true check (only_row),
    log_id uuid not null default gen_random_uuid()
  );
  insert into events.log_identity default values;
`;

/**
 * Appends take turns, so that positions become visible in their order and a reader that goes forward misses none.
 * The trigger holds other writers to it, too.
 */
const LOCK = `
  create function events.take_turn() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(7300102);
    return null;
  end $$;

  create function events.announce() returns trigger language plpgsql as $$
  begin
    perform pg_notify('events', '');
    return null;
  end $$;

  create function events.refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'events are append only';
  end $$;

  create trigger events_take_turn before insert on events.events for each statement execute function events.take_turn();
  create trigger events_announce after insert on events.events for each statement execute function events.announce();
  create trigger events_append_only before update or delete or truncate on events.events
    for each statement execute function events.refuse_change();
`;

/**
 * Many independent appends in one transaction, at most one per stream. A member at the wrong revision is answered
 * with the stream's last revision (-1: no stream) and no position, and does not disturb its neighbours.
 */
const APPEND = `
  create function events.append(
    streams text[], expected bigint[],
    members int[], ids uuid[], types text[], data jsonb[], metas jsonb[]
  ) returns table (member int, revision bigint, last_position bigint)
  language plpgsql set lock_timeout = '5s' as $$
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
