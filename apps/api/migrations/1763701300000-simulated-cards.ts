import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By what the simulated provider knows a card again. */
export class SimulatedCards1763701300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table durable.simulated_payments add column card_fingerprint text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table durable.simulated_payments drop column card_fingerprint');
  }
}
