import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts for rate limits. Unlogged: a crash may lose them, and no request waits for the disk. */
export class RateLimits1763701110000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create unlogged table durable.rate_limits (
        key text constraint rate_limits_pkey primary key,
        points integer not null,
        expire bigint not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table durable.rate_limits');
  }
}
