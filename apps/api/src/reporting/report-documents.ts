import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { reportDocumentSchema, type ReportDocument } from '@closewise/contracts/report-document';
import type { ReportDocumentRef, ReportLanguage } from '@closewise/domain/reporting';
import { Database } from '../platform/database/database.js';
import { PersonalData } from '../platform/personal-data/personal-data.js';
import type { KnownReport } from './reports.js';

type Owner = Readonly<{ subjectId: string; revision: number }>;
type Stored = Readonly<{ subject_id: string; sealed: string; hash: string }>;

/** The written reports, encrypted at rest. */
@Injectable()
export class ReportDocuments {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
  ) {}

  /** Of attempts at the same revision the first one's stays, so that those side by side record the same. */
  async store(document: ReportDocument, { subjectId, revision }: Owner): Promise<ReportDocumentRef> {
    const { reportId, language, schemaVersion } = document;
    const hash = hashOf(JSON.stringify(document));
    const sealed = await this.personalData.seal(subjectId, JSON.stringify(document));
    const [stored] = await this.database.query<ReportDocumentRef>(
      `insert into durable.report_documents as first
         (report_id, revision, language, schema_version, hash, subject_id, sealed)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (report_id, revision, language) do update set hash = first.hash
       returning language, schema_version as "schemaVersion", hash`,
      [reportId, revision, language, schemaVersion, hash, subjectId, sealed],
    );
    return stored!;
  }

  /** The newest finished document of a report; null when it has none, or the person was erased. */
  async read(report: KnownReport, language: ReportLanguage): Promise<ReportDocument | null> {
    if (report.status === 'draft' || !report.readable) return null;
    const { revision, documents } = report.readable;
    const [stored] = await this.database.query<Stored>(
      `select subject_id, sealed, hash from durable.report_documents
       where report_id = $1 and revision = $2 and language = $3`,
      [report.request.reportId, revision, language],
    );
    const text = stored ? await this.personalData.open(stored.subject_id, stored.sealed) : null;
    if (typeof text !== 'string') return null;
    if (hashOf(text) !== documents.find((document) => document.language === language)?.hash) {
      throw new Error('A stored report is not the one that its generation recorded');
    }
    return reportDocumentSchema.parse(JSON.parse(text));
  }

  /** Deletes every document that was sealed for exactly this subject. */
  async eraseOf(subjectId: string): Promise<void> {
    await this.database.query('delete from durable.report_documents where subject_id = $1', [subjectId]);
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
