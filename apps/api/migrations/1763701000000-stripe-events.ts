import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stripe's events, so that lost webhooks are detected. */
export class StripeEvents1763701000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table durable.stripe_events (
        event_id text constraint stripe_events_pkey primary key,
        created_at timestamptz not null
      );
      create table durable.stripe_catch_up (
        livemode boolean constraint stripe_catch_up_pkey primary key,
        seen_until timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table durable.stripe_events; drop table durable.stripe_catch_up');
  }
}
