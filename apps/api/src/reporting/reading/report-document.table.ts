import type { Cents } from '@closewise/domain/money';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

const key = { primaryKeyConstraintName: 'report_documents_pkey' };

/** A report document, encrypted with its subject's key. */
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

  /** The document's cash to close; null if it has none or was stored before November 2026. */
  @Column({ name: 'headline_cents', type: 'bigint', nullable: true })
  headlineCents!: Cents | null;
}
