import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A report's headline amount, stored with its document; null for older reports. */
export class ReportHeadlines1763702300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table durable.report_documents add column headline_cents bigint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table durable.report_documents drop column headline_cents');
  }
}
