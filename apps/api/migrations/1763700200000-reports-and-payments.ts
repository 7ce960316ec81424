import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The written reports, and the books of the simulated card provider. */
export class ReportsAndPayments1763700200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REPORT_DOCUMENTS);
    await runner.query(SIMULATED_PAYMENTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table durable.report_documents; drop table durable.simulated_payments');
  }
}

const REPORT_DOCUMENTS = `
  create table durable.report_documents (
    report_id bigint not null,
    revision integer not null,
    language text not null,
    schema_version integer not null,
    hash text not null,
    subject_id text not null,
    sealed text not null,
    constraint report_documents_pkey primary key (report_id, revision, language)
  );
`;

const SIMULATED_PAYMENTS = `
  create table durable.simulated_payments (
    intent_id text constraint simulated_payments_pkey primary key,
    idempotency_key text not null constraint simulated_payments_idempotency_key unique,
    client_secret text not null,
    report_id bigint not null,
    amount_cents bigint not null,
    currency text not null,
    status text not null,
    decline_code text,
    charge_id text,
    settles_at timestamptz,
    paid_at timestamptz,
    webhook_due_at timestamptz,
    webhook_attempts integer not null default 0
  );
  create index simulated_payments_webhook_due on durable.simulated_payments (webhook_due_at)
    where webhook_due_at is not null;
`;
