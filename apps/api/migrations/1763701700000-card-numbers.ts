import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The card details for receipts from the simulated provider. */
export class CardNumbers1763701700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table durable.simulated_payments add column card_last4 text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table durable.simulated_payments drop column card_last4');
  }
}
