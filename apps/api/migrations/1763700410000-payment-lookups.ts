import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often and when the sweeper queried the provider about an open payment. */
export class PaymentLookups1763700410000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table durable.payment_lookups (
      payment_id text constraint payment_lookups_pkey primary key,
      lookups integer not null,
      asked_at timestamptz not null,
      next_at timestamptz
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table durable.payment_lookups');
  }
}
