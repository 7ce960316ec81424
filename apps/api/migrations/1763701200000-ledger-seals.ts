import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The progress of the ledger's seals. */
export class LedgerSeals1763701200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table durable.ledger_seal_progress (
        log_id text constraint ledger_seal_progress_pkey primary key,
        position text,
        number integer not null,
        sealed_facts bigint not null,
        chain_hash text not null
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table durable.ledger_seal_progress');
  }
}
