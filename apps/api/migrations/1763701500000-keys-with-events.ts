import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys of new subjects are committed together with their events (ADR 0026). */
export class KeysWithEvents1763701500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(KEEP_KEYS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function events.keep_keys');
  }
}

/**
 * Keeps keys in the transaction of an append; one that is kept already is left as it is. Refuses, by the names of these
 * constraints, another key of a subject that has one (`subject_keys_living`) and one of a subject that was erased
 * (`subject_keys_erased`). It takes the lock of the appends first: two that keep the same key would wait for each other.
 */
const KEEP_KEYS = `
  create function events.keep_keys(subjects text[], persons text[], keys uuid[], wrapped bytea[]) returns void
  language plpgsql set lock_timeout = '5s' set plan_cache_mode = 'force_generic_plan' as $$
  begin
    perform pg_advisory_xact_lock(7300102);
    insert into durable.subject_keys (subject_id, person_id, key_id, wrapped_key)
      select * from unnest(subjects, persons, keys, wrapped)
      on conflict (key_id) do nothing;
    if exists (
      select from unnest(subjects) as wanted(subject_id)
      join durable.subject_keys known using (subject_id)
      where known.destroyed_at is not null
    ) then
      raise check_violation using
        message = 'A subject was erased', constraint = 'subject_keys_erased';
    end if;
  end $$;
`;
