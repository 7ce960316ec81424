import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { reportDocumentSchema, type ReportDocument } from '@closewise/contracts/report-document';
import type { Cents } from '@closewise/domain/money';
import {
  reportLanguages,
  type GeneratedReport,
  type ReportDocumentRef,
  type ReportLanguage,
  type ReportVersion,
} from '@closewise/domain/reporting';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { headlineOf } from '../document/index.js';
import { ReportDocumentRow } from './report-document.table.js';
import type { ActiveReport } from '../known-reports/reports.js';

/** The figures are the same in both languages. */
const headlineLanguage = 'en';

type Owner = Readonly<{ subjectId: string; revision: number }>;

/** SQL, because the statement must lock and return the existing row if another attempt was first. */
const STORE_FIRST = `
  insert into durable.report_documents as first
    (report_id, revision, language, schema_version, hash, subject_id, sealed, headline_cents)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (report_id, revision, language) do update set hash = first.hash
  returning language, schema_version as "schemaVersion", hash`;

/** Stores report documents, encrypted at rest. */
@Injectable()
export class ReportDocuments {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
  ) {}

  /** Stores a document, unless an earlier attempt at the same revision did. Returns the reference to the stored one. */
  async store(document: ReportDocument, { subjectId, revision }: Owner): Promise<ReportDocumentRef> {
    const { reportId, language, schemaVersion } = document;
    const hash = hashOf(JSON.stringify(document));
    const sealed = await this.personalData.seal(subjectId, JSON.stringify(document));
    const row = [reportId, revision, language, schemaVersion, hash, subjectId, sealed, headlineOf(document)];
    const [stored] = await this.database.query<ReportDocumentRef>(STORE_FIRST, row);
    return stored!;
  }

  /** References to a revision's stored documents, which may be incomplete while it is in progress. */
  async stored(reportId: number, revision: number): Promise<ReportDocumentRef[]> {
    const rows = await this.database.table(ReportDocumentRow).findBy({ reportId, revision });
    return reportLanguages.flatMap((language) =>
      rows
        .filter((row) => row.language === language)
        .map(({ schemaVersion, hash }) => ({ language, schemaVersion, hash })),
    );
  }

  /** The newest document of a report; null if it has none or the person was erased. */
  async read(report: ActiveReport, language: ReportLanguage): Promise<ReportDocument | null> {
    if (report.status === 'draft' || !report.readable) return null;
    return this.readGenerated(report, report.readable, language);
  }

  /** The document of a version; null if the version is unknown or not readable. */
  async readVersion(
    report: ActiveReport,
    version: number,
    language: ReportLanguage,
  ): Promise<ReportDocument | null> {
    if (report.status === 'draft') return null;
    const readable = report.versions.find((one) => one.version === version)?.readable;
    return readable ? this.readGenerated(report, readable, language) : null;
  }

  /**
   * The cash to close of each version, read without decrypting the documents; null if a version is not readable or has no
   * such figure.
   */
  async headlines(report: ActiveReport, versions: readonly ReportVersion[]): Promise<(Cents | null)[]> {
    const { reportId } = report.request;
    const revisions = versions.flatMap(({ readable }) => readable?.revision ?? []);
    const rows = await this.database.table(ReportDocumentRow).find({
      select: { revision: true, headlineCents: true },
      where: { reportId, language: headlineLanguage, revision: In(revisions) },
    });
    const stored = new Map(rows.map(({ revision, headlineCents }) => [revision, headlineCents]));
    return Promise.all(
      versions.map(async ({ version, readable }) => {
        const cents = readable ? stored.get(readable.revision) : undefined;
        return cents === null ? this.headlineWithin(report, version) : (cents ?? null);
      }),
    );
  }

  /** For documents that were stored before the figure had a column. */
  private async headlineWithin(report: ActiveReport, version: number): Promise<Cents | null> {
    const document = await this.readVersion(report, version, headlineLanguage);
    return document && headlineOf(document);
  }

  private async readGenerated(
    { request }: ActiveReport,
    { revision, documents }: GeneratedReport,
    language: ReportLanguage,
  ): Promise<ReportDocument | null> {
    const key = { reportId: request.reportId, revision, language };
    const stored = await this.database.table(ReportDocumentRow).findOneBy(key);
    const text = stored ? await this.personalData.open(stored.subjectId, stored.sealed) : null;
    if (typeof text !== 'string') return null;
    if (hashOf(text) !== documents.find((document) => document.language === language)?.hash) {
      throw new Error('A stored report does not match the hash in its event');
    }
    return reportDocumentSchema.parse(JSON.parse(text));
  }

  /** Deletes all documents sealed for exactly this subject. */
  async eraseOf(subjectId: string): Promise<void> {
    await this.database.table(ReportDocumentRow).delete({ subjectId });
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
