import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions of signed-in browsers. */
export class Sessions1763701120000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table durable.sessions (
        session_id uuid constraint sessions_pkey primary key,
        token_hash bytea not null constraint sessions_token_hash unique,
        kind text not null,
        subject_id text not null,
        device text not null,
        address text not null,
        started_at timestamptz not null,
        confirmed_at timestamptz not null,
        last_seen_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index sessions_by_subject on durable.sessions (kind, subject_id);
      create index sessions_by_expiry on durable.sessions (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table durable.sessions');
  }
}
