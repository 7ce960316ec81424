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
import { wordedByRules } from '../ai-writer/writing-record.js';
import { ceilingReached } from '../ai-writer/spending/model-watch.js';
import { ModelWritings } from '../ai-writer/spending/model-writings.projection.js';
import { ClosingCostRules } from '../closing-cost-rules.js';
import { ReportWriter, type WriterExtras } from './report-writer.js';

/** A report in each language. `writing` records the model's work; null if no model is configured. */
export type WritingResult = Readonly<{ documents: readonly ReportDocument[]; writing: ReportWriting | null }>;

/** Writes a paid report: first by rules, then a model rewords it if one is configured and within its budget. */
@Injectable()
export class PaidReportWriter {
  private readonly log = new Logger('ReportModel');
  private readonly model: AiReportWriter | null;
  /** Months whose spent budget was logged already. */
  private readonly loggedMonths = new Set<string>();

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

  /** Throws only what the rules throw: a failing model never prevents a report from being written. */
  async write(
    basis: ReportBasis,
    beside: (language: ReportLanguage) => WriterExtras,
  ): Promise<WritingResult> {
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
        this.logOncePerMonth(month, ceilingReached(costMicroDollars, ceiling));
        return wordedByRules(documents, access.model, 'ceiling');
      }
      return this.logFallbacks(await this.model.write(documents));
    } catch (error) {
      this.log.error(
        'The model could not be called; the report keeps the wording of the rules',
        (error as Error).stack,
      );
      return { documents, writing: null };
    }
  }

  private logFallbacks({ documents, writing }: WritingResult): WritingResult {
    const reasons = new Set(writing?.fallbacks.map(({ reason }) => reason));
    if (reasons.has('wrong-key'))
      this.log.error('The model provider refuses OPENAI_API_KEY; the report keeps the wording of the rules');
    else if (reasons.size > 0)
      this.log.warn(
        `Parts of a report keep the wording of the rules, because the model failed: ${[...reasons].join(', ')}`,
      );
    return { documents, writing };
  }

  private logOncePerMonth(month: string, sentence: string): void {
    if (!this.loggedMonths.has(month)) this.log.error(sentence);
    this.loggedMonths.add(month);
  }
}
