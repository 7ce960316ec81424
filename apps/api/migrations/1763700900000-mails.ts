import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The delivery state of each mail, and the development outbox. */
export class Mails1763700900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MAIL_DELIVERIES);
    await runner.query(OUTBOX_MAILS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table durable.mail_deliveries; drop table durable.outbox_mails');
  }
}

const MAIL_DELIVERIES = `
  create table durable.mail_deliveries (
    key text constraint mail_deliveries_pkey primary key,
    subject_id text not null,
    message_id uuid not null constraint mail_deliveries_message_id unique,
    state text not null,
    attempts integer not null default 0,
    reply text,
    prepared_at timestamptz not null default now(),
    changed_at timestamptz not null default now()
  );
  create index mail_deliveries_by_state on durable.mail_deliveries (state, changed_at);
  create index mail_deliveries_by_subject on durable.mail_deliveries (subject_id);
`;

const OUTBOX_MAILS = `
  create table durable.outbox_mails (
    message_id uuid constraint outbox_mails_pkey primary key,
    subject_id text not null,
    sealed text not null,
    sent_at timestamptz not null default now()
  );
  create index outbox_mails_newest on durable.outbox_mails (sent_at);
  create index outbox_mails_by_subject on durable.outbox_mails (subject_id);
`;
