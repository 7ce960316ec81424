import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The fingerprint by which the simulated provider recognizes a card. */
export class SimulatedCards1763701300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table durable.simulated_payments add column card_fingerprint text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table durable.simulated_payments drop column card_fingerprint');
  }
}
