import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A key belongs to one part of a person's data, so that an old report can be erased without newer ones. */
export class KeysOfPersons1763700800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table durable.subject_keys add column person_id text;
      update durable.subject_keys set person_id = subject_id;
      alter table durable.subject_keys alter column person_id set not null;
      create index subject_keys_subject on durable.subject_keys (subject_id);
      create index subject_keys_person on durable.subject_keys (person_id);
      create index report_documents_subject on durable.report_documents (subject_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table durable.subject_keys drop column person_id;
      drop index durable.subject_keys_subject;
      drop index durable.report_documents_subject;
    `);
  }
}
