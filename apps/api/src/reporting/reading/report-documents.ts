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
import type { KnownReport } from '../known-reports/reports.js';

/** The figures are the same in both languages. */
const headlineLanguage = 'en';

type Owner = Readonly<{ subjectId: string; revision: number }>;

/** SQL: the row of whoever was first must be locked and answered by the statement that could not add one. */
const STORE_FIRST = `
  insert into durable.report_documents as first
    (report_id, revision, language, schema_version, hash, subject_id, sealed, headline_cents)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (report_id, revision, language) do update set hash = first.hash
  returning language, schema_version as "schemaVersion", hash`;

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
    const row = [reportId, revision, language, schemaVersion, hash, subjectId, sealed, headlineOf(document)];
    const [stored] = await this.database.query<ReportDocumentRef>(STORE_FIRST, row);
    return stored!;
  }

  /** What is stored of a revision; of one under way that may be a part. */
  async stored(reportId: number, revision: number): Promise<ReportDocumentRef[]> {
    const rows = await this.database.table(ReportDocumentRow).findBy({ reportId, revision });
    return reportLanguages.flatMap((language) =>
      rows
        .filter((row) => row.language === language)
        .map(({ schemaVersion, hash }) => ({ language, schemaVersion, hash })),
    );
  }

  /** The newest finished document of a report; null when it has none, or the person was erased. */
  async read(report: KnownReport, language: ReportLanguage): Promise<ReportDocument | null> {
    if (report.status === 'draft' || !report.readable) return null;
    return this.readGenerated(report, report.readable, language);
  }

  /** The same of one of its versions; null where there is no such version, or nothing of it to read. */
  async readVersion(
    report: KnownReport,
    version: number,
    language: ReportLanguage,
  ): Promise<ReportDocument | null> {
    if (report.status === 'draft') return null;
    const readable = report.versions.find((one) => one.version === version)?.readable;
    return readable ? this.readGenerated(report, readable, language) : null;
  }

  /**
   * What the buyer brings by each of the versions, without opening their documents; null where a version cannot be read, or
   * its document has no such figure.
   */
  async headlines(report: KnownReport, versions: readonly ReportVersion[]): Promise<(Cents | null)[]> {
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

  /** Of a document that was stored before its figure stood beside it. */
  private async headlineWithin(report: KnownReport, version: number): Promise<Cents | null> {
    const document = await this.readVersion(report, version, headlineLanguage);
    return document && headlineOf(document);
  }

  private async readGenerated(
    { request }: KnownReport,
    { revision, documents }: GeneratedReport,
    language: ReportLanguage,
  ): Promise<ReportDocument | null> {
    const key = { reportId: request.reportId, revision, language };
    const stored = await this.database.table(ReportDocumentRow).findOneBy(key);
    const text = stored ? await this.personalData.open(stored.subjectId, stored.sealed) : null;
    if (typeof text !== 'string') return null;
    if (hashOf(text) !== documents.find((document) => document.language === language)?.hash) {
      throw new Error('A stored report is not the one that its generation recorded');
    }
    return reportDocumentSchema.parse(JSON.parse(text));
  }

  /** Deletes every document that was sealed for exactly this subject. */
  async eraseOf(subjectId: string): Promise<void> {
    await this.database.table(ReportDocumentRow).delete({ subjectId });
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
