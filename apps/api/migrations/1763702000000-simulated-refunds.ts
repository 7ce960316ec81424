import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Refunds of a simulated payment. */
export class SimulatedRefunds1763702000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table durable.simulated_payments add column refunds jsonb not null default '[]'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table durable.simulated_payments drop column refunds');
  }
}
