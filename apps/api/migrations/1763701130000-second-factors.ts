import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Secrets of authenticator apps, and the codes that replace a lost phone. */
export class SecondFactors1763701130000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table durable.admin_second_factors (
        admin_id uuid constraint admin_second_factors_pkey primary key,
        sealed_secret text not null,
        last_step bigint not null default 0,
        created_at timestamptz not null default now()
      );
      create table durable.admin_recovery_codes (
        admin_id uuid not null,
        code_hash text not null,
        constraint admin_recovery_codes_pkey primary key (admin_id, code_hash)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table durable.admin_second_factors, durable.admin_recovery_codes');
  }
}
