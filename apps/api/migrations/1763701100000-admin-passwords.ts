import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Password hashes of admins, which do not belong in the event log. */
export class AdminPasswords1763701100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table durable.admin_passwords (
        credential_id uuid constraint admin_passwords_pkey primary key,
        admin_id uuid not null,
        hash text not null,
        created_at timestamptz not null default now()
      );
      create index admin_passwords_by_admin on durable.admin_passwords (admin_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table durable.admin_passwords');
  }
}
