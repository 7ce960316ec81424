import type { ReportDocument } from '@closewise/contracts/report-document';
import { reportDocumentSchema } from '@closewise/contracts/report-document';
import type { Places } from '@closewise/domain/place';
import { bulkhead } from 'cockatiel';
import { wordedByModel } from '../document/index.js';
import { knownPlaceOf } from './facts/known-place.js';
import { purchaseFactsOf } from './facts/purchase-facts.js';
import type { ModelAccess } from './model/ai-writer-config.js';
import { ModelClient, type Deadline } from './model/model-client.js';
import { costMicroDollars, sumOfUsage } from './model/usage.js';
import { sectionsForModel } from './sections/index.js';
import { wordSection, type WordedSection } from './word-section.js';
import type { Fallback, WordedReport } from './writing-record.js';

/** What came of each section, too, in the order of the documents. */
export type TriedReport = WordedReport & Readonly<{ worded: readonly (readonly WordedSection[])[] }>;

/** Has a model word what the rules have written: figures, sources and order stay, and so does each section that it spoils. */
export class AiReportWriter {
  private readonly client: ModelClient;

  constructor(
    private readonly access: ModelAccess,
    private readonly places: () => Places,
  ) {
    this.client = new ModelClient(access);
  }

  /** Never throws for what a model does; takes no longer than the deadline. */
  async write(documents: readonly ReportDocument[]): Promise<TriedReport> {
    const { model, prices, parallelCalls, deadlineMs } = this.access;
    const began = performance.now();
    const signal = AbortSignal.timeout(deadlineMs);
    const deadline: Deadline = { signal, leftMs: () => deadlineMs - (performance.now() - began) };
    const lanes = bulkhead(parallelCalls, Infinity);
    const worded = await Promise.all(
      documents.map((document) => this.wordSections(document, deadline, (work) => lanes.execute(work))),
    );
    const all = worded.flat();
    const usage = sumOfUsage(all.flatMap(({ usages }) => usages));
    return {
      worded,
      documents: documents.map((document, index) => merged(document, worded[index]!, model)),
      writing: {
        model,
        calls: all.reduce((sum, { usages }) => sum + usages.length, 0),
        repairs: all.reduce((sum, { repairs }) => sum + repairs, 0),
        ...usage,
        costMicroDollars: costMicroDollars(usage, prices),
        latencyMs: Math.round(performance.now() - began),
        fallbacks: documents.flatMap(({ language }, index) => fallbacksOf(language, worded[index]!)),
      },
    };
  }

  private wordSections(
    document: ReportDocument,
    deadline: Deadline,
    inLane: <Result>(work: () => Promise<Result>) => Promise<Result>,
  ): Promise<WordedSection[]> {
    const purchase = purchaseFactsOf(document, knownPlaceOf(document, this.places()));
    const given = sectionsForModel.filter((section) => section.factsOf(document).items.length > 0);
    return Promise.all(
      given.map((section) =>
        inLane(() => wordSection({ client: this.client, section, document, purchase, deadline })),
      ),
    );
  }
}

const fallbacksOf = (language: ReportDocument['language'], worded: readonly WordedSection[]): Fallback[] =>
  worded.flatMap(({ section, reason }) => (reason ? [{ language, section: section.key, reason }] : []));

/** The document with each section's words that were taken, marked with who wrote it. */
function merged(document: ReportDocument, worded: readonly WordedSection[], model: string): ReportDocument {
  const spoken = worded.reduce((before, { merge }) => merge?.(before) ?? before, document);
  const fallbacks = fallbacksOf(document.language, worded);
  const isWorded = fallbacks.length < worded.length;
  return reportDocumentSchema.parse({
    ...(isWorded ? wordedByModel(spoken) : spoken),
    writer: {
      kind: isWorded ? 'model' : 'rules',
      model,
      reason: fallbacks[0]?.reason ?? null,
      sectionsByRules: fallbacks.map(({ section }) => section),
    },
  });
}
