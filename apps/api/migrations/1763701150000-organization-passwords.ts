import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Password hashes of organizations, which do not belong in the event log. */
export class OrganizationPasswords1763701150000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table durable.organization_passwords (
        credential_id uuid constraint organization_passwords_pkey primary key,
        master_affiliate_id text not null,
        hash text not null,
        created_at timestamptz not null default now()
      );
      create index organization_passwords_by_account on durable.organization_passwords (master_affiliate_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table durable.organization_passwords');
  }
}
