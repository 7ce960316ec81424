import { Injectable } from '@nestjs/common';
import type { ReportDocument } from '@closewise/contracts/report-document';
import type { PropertyFacts } from '@closewise/domain/property-facts';
import {
  inputsOf,
  reportLanguages,
  type ReportLanguage,
  type ReportState,
  type ReportVersion,
} from '@closewise/domain/reporting';
import { Clock } from '../../platform/clock/clock.js';
import { PremiumFacts } from '../premium/premium-facts.js';
import { ReportDocuments } from '../reading/report-documents.js';
import { PaidReportWriter, type WritingResult } from './paid-report-writer.js';
import { ReportWriter, type WriterExtras } from './report-writer.js';

/** A report whose generation has started, which means it is paid. */
export type PaidReport = Exclude<ReportState, { status: 'unknown' | 'draft' | 'erased' }>;

type Before = Readonly<{ version: ReportVersion; documents: ReadonlyMap<ReportLanguage, ReportDocument> }>;

/**
 * Writes a report's newest version in all languages. A refinement is worded by rules only, because its buyer is waiting;
 * the bought version and its regenerations may be worded by a model. Each says what changed since the previous version.
 */
@Injectable()
export class VersionWriter {
  constructor(
    private readonly rules: ReportWriter,
    private readonly bought: PaidReportWriter,
    private readonly documents: ReportDocuments,
    private readonly premium: PremiumFacts,
    private readonly clock: Clock,
  ) {}

  /** Writes the documents of the generation in progress. */
  async write(report: PaidReport): Promise<WritingResult> {
    const version = newestOf(report);
    const isRefinement = version.version > 1 && version.revision === report.revision;
    const before = await this.before(report, version);
    const propertyFacts = isRefinement
      ? await this.factsOfRefinement(version, before)
      : await this.premium.boughtFor(version.basis);
    const beside = (language: ReportLanguage) => writerExtras({ version, before, propertyFacts, language });
    if (!isRefinement) return this.bought.write(version.basis, beside);
    const at = this.clock.now();
    const documents = reportLanguages.map((language) =>
      this.rules.write(version.basis, language, at, beside(language)),
    );
    return { documents, writing: null };
  }

  /** Whether the newest version needs no call to outside sources, so that it can be written at once. */
  async isQuick(report: PaidReport): Promise<boolean> {
    const version = newestOf(report);
    if (!(await this.premium.isBought(version.basis.reportId))) return true;
    return factsKept(version, await this.before(report, version)) !== null;
  }

  /** Reuses the facts of the previous version if the address is unchanged. */
  private async factsOfRefinement(
    version: ReportVersion,
    before: Before | null,
  ): Promise<PropertyFacts | undefined> {
    if (!(await this.premium.isBought(version.basis.reportId))) return undefined;
    return factsKept(version, before) ?? (await this.premium.boughtFor(version.basis));
  }

  /** The newest readable version before this one. */
  private async before(report: PaidReport, { version: own }: ReportVersion): Promise<Before | null> {
    const version = report.versions.findLast(
      ({ version: number, readable }) => number < own && readable !== null,
    );
    if (!version) return null;
    const read = await Promise.all(
      reportLanguages.map(async (language) => {
        const document = await this.documents.readVersion(report, version.version, language);
        return document ? ([[language, document]] as const) : [];
      }),
    );
    return { version, documents: new Map(read.flat()) };
  }
}

const newestOf = ({ versions }: PaidReport): ReportVersion => versions.at(-1)!;

function factsKept({ addressChange }: ReportVersion, before: Before | null): PropertyFacts | null {
  if (addressChange !== 'none') return null;
  return [...(before?.documents.values() ?? [])][0]?.propertyFacts ?? null;
}

type Parts = Readonly<{
  version: ReportVersion;
  before: Before | null;
  propertyFacts: PropertyFacts | undefined;
  language: ReportLanguage;
}>;

function writerExtras({ version, before, propertyFacts, language }: Parts): WriterExtras {
  const document = before?.documents.get(language);
  if (!before || !document) return { propertyFacts };
  const refined = {
    version: version.version,
    since: before.version.version,
    before: inputsOf(before.version.basis),
    after: inputsOf(version.basis),
    document,
  };
  return { propertyFacts, refined };
}
