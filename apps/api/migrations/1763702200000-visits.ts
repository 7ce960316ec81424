import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Visitors by day, and for the day of today by what they are counted once. Salts and marks are unlogged: they are in
 * neither the write-ahead log nor a replica, and a crash forgets them.
 */
export class Visits1763702200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table durable.visits (
        day date not null,
        code text not null,
        visitors integer not null,
        constraint visits_pkey primary key (day, code)
      );
      create unlogged table durable.visit_salts (
        day date constraint visit_salts_pkey primary key,
        salt text not null
      );
      create unlogged table durable.visitor_marks (
        day date not null,
        mark text not null,
        constraint visitor_marks_pkey primary key (day, mark)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table durable.visitor_marks, durable.visit_salts, durable.visits');
  }
}
