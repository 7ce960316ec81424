import type { ReportDocument } from '@closewise/contracts/report-document';
import type { ReportWriting } from '@closewise/domain/reporting';
import type { TriedReport } from '../ai-report-writer.js';
import type { Rejection } from '../validation/passage.js';
import type { FallbackReason } from '../writing-record.js';

/** One section in the words of both writers; `reason` says why the model's were not taken. */
export type PreviewedSection = Readonly<{
  section: string;
  reason: FallbackReason | null;
  repairs: number;
  rejections: readonly Rejection[];
  rules: unknown;
  model: unknown;
}>;

/** Both writers side by side, and what the model's words would cost. */
export type Preview = Readonly<{ writing: ReportWriting; sections: readonly PreviewedSection[] }>;

/** Compares what the rules wrote with what came of a model. */
export const previewOf = (rules: ReportDocument, { writing, worded, documents }: TriedReport): Preview => ({
  writing,
  sections: (worded[0] ?? []).map(({ section: { key }, reason, repairs, rejections }) => ({
    section: key,
    reason,
    repairs,
    rejections,
    rules: rules.sections[key],
    model: reason ? null : (documents[0]?.sections[key] ?? null),
  })),
});
