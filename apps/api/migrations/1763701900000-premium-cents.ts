import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The premium part of a simulated payment. */
export class PremiumCents1763701900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table durable.simulated_payments add column premium_cents bigint not null default 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table durable.simulated_payments drop column premium_cents');
  }
}
