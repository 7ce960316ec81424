import type { ReportDocument } from '@closewise/contracts/report-document';
import {
  estimateClosingCosts,
  normalisePurchase,
  parsePropertyInput,
  type PropertyInput,
} from '@closewise/domain/closing-costs';
import { DomainError } from '@closewise/domain/events';
import { readJurisdictionFacts, writeReportDocument } from '../../document/index.js';
import type { ClosingCostRules } from '../../rules/index.js';
import { reportLanguageOf } from './report-language-of.js';

/** What the `reports preview` command was asked for. */
export type PreviewOptions = Readonly<{ model?: string; language?: string; json?: boolean }>;

/** The report of a property that nobody ordered; a DomainError when the property or the language is not valid. */
export function sampleDocument(
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
    purchase: normalisePurchase(property, today),
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
