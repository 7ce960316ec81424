import { Injectable, Logger } from '@nestjs/common';
import type { ReportDocument } from '@closewise/contracts/report-document';
import {
  reportLanguages,
  type ReportLanguage,
  type ReportBasis,
  type ReportWriting,
} from '@closewise/domain/reporting';
import { Clock } from '../../platform/clock/clock.js';
import { AiReportWriter } from '../ai-writer/ai-report-writer.js';
import { AiWriterConfig } from '../ai-writer/model/ai-writer-config.js';
import { wordedByRules } from '../ai-writer/worded-by-rules.js';
import { ceilingReached } from '../ai-writer/spending/model-watch.js';
import { ModelWritings } from '../ai-writer/spending/model-writings.js';
import { ClosingCostRules } from '../rules/index.js';
import { ReportWriter, type Beside } from './report-writer.js';

/** A report in each language; `writing` is what a model did for it, null where none is set. */
export type WrittenReport = Readonly<{ documents: readonly ReportDocument[]; writing: ReportWriting | null }>;

/** Writes a report that was paid: the rules all of it, then a model the words, where one is set and may still cost. */
@Injectable()
export class BoughtReportWriter {
  private readonly log = new Logger('ReportModel');
  private readonly model: AiReportWriter | null;
  /** What was logged already: it would be said with each report. */
  private readonly said = new Set<string>();

  constructor(
    private readonly rulesWriter: ReportWriter,
    private readonly config: AiWriterConfig,
    private readonly writings: ModelWritings,
    private readonly clock: Clock,
    rules: ClosingCostRules,
  ) {
    const access = config.access();
    this.model = access && new AiReportWriter(access, () => rules.places());
  }

  /** `beside` is of each language. Refuses only what the rules refuse: nothing that a model does keeps a report from being written. */
  async write(basis: ReportBasis, beside: (language: ReportLanguage) => Beside): Promise<WrittenReport> {
    const at = this.clock.now();
    const documents = reportLanguages.map((language) =>
      this.rulesWriter.write(basis, language, at, beside(language)),
    );
    const access = this.config.access();
    if (!this.model || !access) return { documents, writing: null };
    try {
      const month = at.toISOString().slice(0, 7);
      const { costMicroDollars } = await this.writings.ofMonth(month);
      const ceiling = access.ceilingMicroDollars;
      if (costMicroDollars >= ceiling) {
        this.sayOnce(month, ceilingReached(costMicroDollars, ceiling));
        return wordedByRules(documents, access.model, 'ceiling');
      }
      return this.told(await this.model.write(documents));
    } catch (error) {
      this.log.error('The model could not be asked: the rules word the report', (error as Error).stack);
      return { documents, writing: null };
    }
  }

  private told({ documents, writing }: WrittenReport): WrittenReport {
    const reasons = new Set(writing?.fallbacks.map(({ reason }) => reason));
    if (reasons.has('wrong-key'))
      this.log.error('The provider of the model refuses OPENAI_API_KEY: the rules word the report');
    else if (reasons.size > 0)
      this.log.warn(`The rules word a part of a report, because of the model: ${[...reasons].join(', ')}`);
    return { documents, writing };
  }

  private sayOnce(month: string, sentence: string): void {
    if (!this.said.has(month)) this.log.error(sentence);
    this.said.add(month);
  }
}
