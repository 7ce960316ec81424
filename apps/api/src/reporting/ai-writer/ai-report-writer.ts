import type { ReportDocument } from '@closewise/contracts/report-document';
import { reportDocumentSchema } from '@closewise/contracts/report-document';
import type { Places } from '@closewise/domain/place';
import { bulkhead } from 'cockatiel';
import { wordedByModel } from '../document/index.js';
import { knownPlaceOf, purchaseFactsOf } from './purchase-facts.js';
import type { ModelAccess } from './model/ai-writer-config.js';
import { ModelClient, type Deadline } from './model/model-client.js';
import { costMicroDollars, sumOfUsage } from './model/usage.js';
import { sectionsForModel } from './sections/index.js';
import { wordSection, type SectionWording } from './word-section.js';
import type { Fallback, WordingResult } from './writing-record.js';

/** A wording result with the outcome of each section, in the order of the documents. */
export type TrialResult = WordingResult & Readonly<{ worded: readonly (readonly SectionWording[])[] }>;

/** Lets a model reword a report. Figures, sources and order never change; a section with an invalid answer keeps the rules' wording. */
export class AiReportWriter {
  private readonly client: ModelClient;

  constructor(
    private readonly access: ModelAccess,
    private readonly places: () => Places,
  ) {
    this.client = new ModelClient(access);
  }

  /** Never throws because of the model, and returns before the deadline. */
  async write(documents: readonly ReportDocument[]): Promise<TrialResult> {
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
  ): Promise<SectionWording[]> {
    const purchase = purchaseFactsOf(document, knownPlaceOf(document, this.places()));
    const given = sectionsForModel.filter((section) => section.factsOf(document).items.length > 0);
    return Promise.all(
      given.map((section) =>
        inLane(() => wordSection({ client: this.client, section, document, purchase, deadline })),
      ),
    );
  }
}

const fallbacksOf = (language: ReportDocument['language'], worded: readonly SectionWording[]): Fallback[] =>
  worded.flatMap(({ section, reason }) => (reason ? [{ language, section: section.key, reason }] : []));

/** The document with all accepted wordings, marked with its writer. */
function merged(document: ReportDocument, worded: readonly SectionWording[], model: string): ReportDocument {
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
