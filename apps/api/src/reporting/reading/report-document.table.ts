import type { Cents } from '@closewise/domain/money';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

const key = { primaryKeyConstraintName: 'report_documents_pkey' };

/** A written report, encrypted with the key of its subject. */
@Entity({ schema: 'durable', name: 'report_documents' })
@Index('report_documents_subject', ['subjectId'])
export class ReportDocumentRow {
  @PrimaryColumn({ name: 'report_id', type: 'bigint', ...key })
  reportId!: number;

  @PrimaryColumn({ type: 'integer', ...key })
  revision!: number;

  @PrimaryColumn({ type: 'text', ...key })
  language!: string;

  @Column({ name: 'schema_version', type: 'integer' })
  schemaVersion!: number;

  @Column({ type: 'text' })
  hash!: string;

  @Column({ name: 'subject_id', type: 'text' })
  subjectId!: string;

  @Column({ type: 'text' })
  sealed!: string;

  /** What the buyer brings, as the document says; null where it says none, or was stored before November 2026. */
  @Column({ name: 'headline_cents', type: 'bigint', nullable: true })
  headlineCents!: Cents | null;
}
