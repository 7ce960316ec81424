import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The books of the simulated payout provider: accounts of payees, links to its onboarding page, transfers. */
export class SimulatedPayouts1763701600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ACCOUNTS);
    await runner.query(LINKS);
    await runner.query(TRANSFERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop table durable.simulated_payout_accounts, durable.simulated_payout_links, durable.simulated_transfers`,
    );
  }
}

const ACCOUNTS = `
  create table durable.simulated_payout_accounts (
    account_id text constraint simulated_payout_accounts_pkey primary key,
    idempotency_key text not null constraint simulated_payout_accounts_idempotency_key unique,
    payee_kind text not null,
    payee_id text not null,
    due text[] not null,
    webhook_due_at timestamptz,
    webhook_attempts integer not null default 0
  );
  create index simulated_payout_accounts_webhook_due on durable.simulated_payout_accounts (webhook_due_at)
    where webhook_due_at is not null;
`;

const LINKS = `
  create table durable.simulated_payout_links (
    token text constraint simulated_payout_links_pkey primary key,
    account_id text not null,
    return_url text not null,
    refresh_url text not null,
    expires_at timestamptz not null,
    opened_at timestamptz,
    left_at timestamptz
  );
`;

const TRANSFERS = `
  create table durable.simulated_transfers (
    transfer_id text constraint simulated_transfers_pkey primary key,
    idempotency_key text not null constraint simulated_transfers_idempotency_key unique,
    account_id text not null,
    amount_cents bigint not null,
    currency text not null,
    transfer_group text not null,
    payee_kind text not null,
    payee_id text not null,
    created_at timestamptz not null
  );
  create index simulated_transfers_transfer_group on durable.simulated_transfers (transfer_group);
  create index simulated_transfers_created_at on durable.simulated_transfers (created_at);
`;
