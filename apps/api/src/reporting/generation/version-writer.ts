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
import { BoughtReportWriter, type WrittenReport } from './bought-report-writer.js';
import { ReportWriter, type Beside } from './report-writer.js';

/** A report that was paid. */
export type BegunReport = Exclude<ReportState, { status: 'unknown' | 'draft' | 'erased' }>;

type Before = Readonly<{ version: ReportVersion; documents: ReadonlyMap<ReportLanguage, ReportDocument> }>;

/**
 * Writes the newest version of a report, in all languages. A refinement is worded by the rules alone, since its buyer waits for
 * it; a regeneration as what was bought is. Both say what is another than in the version before.
 */
@Injectable()
export class VersionWriter {
  constructor(
    private readonly rules: ReportWriter,
    private readonly bought: BoughtReportWriter,
    private readonly documents: ReportDocuments,
    private readonly premium: PremiumFacts,
    private readonly clock: Clock,
  ) {}

  /** Of the generation that is under way. */
  async write(report: BegunReport): Promise<WrittenReport> {
    const version = newestOf(report);
    const isRefinement = version.version > 1 && version.revision === report.revision;
    const before = await this.before(report, version);
    const propertyFacts = isRefinement
      ? await this.factsOfRefinement(version, before)
      : await this.premium.boughtFor(version.basis);
    const beside = (language: ReportLanguage) => besideOf({ version, before, propertyFacts, language });
    if (!isRefinement) return this.bought.write(version.basis, beside);
    const at = this.clock.now();
    const documents = reportLanguages.map((language) =>
      this.rules.write(version.basis, language, at, beside(language)),
    );
    return { documents, writing: null };
  }

  /** Whether nobody else has to be asked for the newest version, so that it is there at once. */
  async isQuick(report: BegunReport): Promise<boolean> {
    const version = newestOf(report);
    if (!(await this.premium.isBought(version.basis.reportId))) return true;
    return factsKept(version, await this.before(report, version)) !== null;
  }

  /** What the sources said stays true of a home whose address stays. */
  private async factsOfRefinement(
    version: ReportVersion,
    before: Before | null,
  ): Promise<PropertyFacts | undefined> {
    if (!(await this.premium.isBought(version.basis.reportId))) return undefined;
    return factsKept(version, before) ?? (await this.premium.boughtFor(version.basis));
  }

  /** The newest version before this one that can be read. */
  private async before(report: BegunReport, { version: own }: ReportVersion): Promise<Before | null> {
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

const newestOf = ({ versions }: BegunReport): ReportVersion => versions.at(-1)!;

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

function besideOf({ version, before, propertyFacts, language }: Parts): Beside {
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
