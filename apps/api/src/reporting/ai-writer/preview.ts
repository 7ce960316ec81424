import type { ReportDocument } from '@closewise/contracts/report-document';
import {
  estimateClosingCosts,
  normalizePurchase,
  parsePropertyInput,
  type PropertyInput,
} from '@closewise/domain/closing-costs';
import { DomainError } from '@closewise/domain/events';
import { reportLanguages, type ReportLanguage, type ReportWriting } from '@closewise/domain/reporting';
import { readJurisdictionFacts, writeReportDocument } from '../document/index.js';
import type { ClosingCostRules } from '../closing-cost-rules.js';
import type { TrialResult } from './ai-report-writer.js';
import type { Rejection } from './validation/passage.js';
import type { FallbackReason } from './writing-record.js';

/** Options of the `reports preview` command. */
export type PreviewOptions = Readonly<{ model?: string; language?: string; json?: boolean }>;

/** Writes a report about the property in `input`. Throws a DomainError for an invalid property or language. */
export function writePreviewDocument(
  input: string,
  { language }: PreviewOptions,
  rules: ClosingCostRules,
  now: Date,
): ReportDocument {
  const inLanguage = reportLanguageOf(language);
  const property = propertyIn(input);
  const today = now.toISOString().slice(0, 10);
  return writeReportDocument({
    reportId: 1,
    language: inLanguage,
    generatedAt: now.toISOString(),
    address: [property.city, property.state].filter(Boolean).join(', '),
    place: { zip: property.zip ?? null, problems: [] },
    purchase: normalizePurchase(property, today),
    estimate: estimateClosingCosts(property, rules.forState(property.state), today),
    jurisdiction: readJurisdictionFacts(property.state),
  });
}

function propertyIn(input: string): PropertyInput {
  try {
    return parsePropertyInput(JSON.parse(input));
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError('closing-costs.input-invalid', 'input is not valid JSON: one property');
  }
}

/** Parses `--language`; English by default. */
function reportLanguageOf(said = 'en'): ReportLanguage {
  const language = reportLanguages.find((known) => known === said);
  if (language) return language;
  throw new DomainError('closing-costs.language-unknown', `--language must be en or es, not ${said}`);
}

/** One section in both wordings. `reason` says why the model's was rejected. */
type SectionPreview = Readonly<{
  section: string;
  reason: FallbackReason | null;
  repairs: number;
  rejections: readonly Rejection[];
  rules: unknown;
  model: unknown;
}>;

/** Both wordings side by side, and the model's cost. */
type Preview = Readonly<{ writing: ReportWriting; sections: readonly SectionPreview[] }>;

/** Compares the rules' wording with the model's. */
export const comparePreview = (
  rules: ReportDocument,
  { writing, worded, documents }: TrialResult,
): Preview => ({
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

const columnWidth = 58;

/** Formats the preview for people: the wordings in two columns, the rejected texts, then tokens, cost and time. */
export function formatPreview({ writing, sections }: Preview): string {
  const { model, calls, repairs, inputTokens, cachedTokens, outputTokens } = writing;
  const { costMicroDollars, latencyMs } = writing;
  return [
    ...sections.map(sectionText),
    `${model}: ${calls} calls, ${repairs} of them repairs; ${inputTokens} tokens in, ${cachedTokens} of them cached, ` +
      `${outputTokens} out; $${(costMicroDollars / 1_000_000).toFixed(4)}; ${(latencyMs / 1000).toFixed(1)} s`,
  ].join('\n\n');
}

function sectionText({ section, reason, rejections, rules, model }: SectionPreview): string {
  const [own, others] = [proseIn(rules), proseIn(model)];
  const count = Math.max(own.length, others.length);
  const rows = Array.from({ length: count }, (_, index) => sideBySide(own[index], others[index])).flat();
  const heading = `== ${section}${reason ? `: rules' wording kept (${reason})` : ''}`;
  const rejected = rejections.map(({ where, reason: why, found }) => `rejected: ${where}: ${why}: ${found}`);
  return [heading, ...rows, ...rejected].join('\n');
}

/** A section's texts in order, without ids and figures. */
function proseIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return /^(?:feeId|sourceId|confidence|rule)$/.test(name) ? [] : [value];
  if (typeof value !== 'object' || value === null || name === 'feeIds') return [];
  return Object.entries(value).flatMap(([key, part]) => proseIn(part, Array.isArray(value) ? name : key));
}

function sideBySide(left = '', right = ''): string[] {
  const [lefts, rights] = [inLines(left), inLines(right)];
  const rows = Array.from({ length: Math.max(lefts.length, rights.length) }, (_, index) =>
    `${(lefts[index] ?? '').padEnd(columnWidth)} | ${rights[index] ?? ''}`.trimEnd(),
  );
  return [...rows, ''];
}

const inLines = (text: string): string[] =>
  text.match(new RegExp(`\\S.{0,${columnWidth - 2}}(?=\\s|$)|\\S{${columnWidth - 1}}`, 'gu')) ?? [];
