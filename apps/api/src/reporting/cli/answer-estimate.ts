import {
  estimateClosingCosts,
  explainEstimate,
  type Estimate,
  type ExplainLanguage,
  type PropertyInput,
  parsePropertyInput,
  nameOfJurisdiction,
  nameOfSource,
  writeWorkings,
  type FeeLine,
} from '@closewise/domain/closing-costs';
import { DomainError } from '@closewise/domain/events';
import type { ClosingCostRules } from '../closing-cost-rules.js';

/** Options of the `estimate` command. */
export type EstimateOptions = Readonly<{ explain?: boolean; lang?: string }>;

function estimateLanguage({ lang = 'en' }: EstimateOptions): ExplainLanguage {
  if (lang === 'en' || lang === 'es') return lang;
  throw new DomainError('closing-costs.language-unknown', `--lang must be en or es, not ${lang}`);
}

/** The command's output. Throws a DomainError for invalid input or options. */
export function answerEstimate(
  input: string,
  options: EstimateOptions,
  rules: ClosingCostRules,
  today: string,
): string {
  const language = estimateLanguage(options);
  const properties = parseEstimateInput(input);
  const estimateOf = (property: PropertyInput): Estimate =>
    estimateClosingCosts(property, rules.forState(property.state), today);
  const estimates = Array.isArray(properties) ? properties.map(estimateOf) : estimateOf(properties);
  if (!options.explain) {
    const json = Array.isArray(estimates) ? estimates.map(estimateAsJson) : estimateAsJson(estimates);
    return JSON.stringify(json, null, 2);
  }
  return [estimates]
    .flat()
    .map((estimate) => explainEstimate(estimate, language))
    .join('\n\n');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new DomainError(
      'closing-costs.input-invalid',
      'input is not valid JSON: one property or an array of them',
    );
  }
}

function parseEntry(json: unknown, index: number): PropertyInput {
  try {
    return parsePropertyInput(json);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError(error.code, `property ${index + 1}: ${error.message}`, error.details);
  }
}

/** Parses the command's input: one property or an array. Errors name the entry and the field. */
function parseEstimateInput(text: string): PropertyInput | PropertyInput[] {
  const json = parseJson(text);
  return Array.isArray(json) ? json.map(parseEntry) : parsePropertyInput(json);
}

/** A fee line for programs. `calculation` repeats the English text, for callers from before it was translated. */
function lineAsJson({ workings, source, whoToContact, whatToAskFor, ...figures }: FeeLine) {
  const calculations = { en: writeWorkings(workings, 'en'), es: writeWorkings(workings, 'es') };
  return {
    ...figures,
    jurisdiction: nameOfJurisdiction(figures.jurisdiction, 'en'),
    calculation: calculations.en,
    calculations,
    workings,
    source: { name: nameOfSource(source, 'en'), ...source },
    whoToContact,
    whatToAskFor,
  };
}

/** The estimate as printed with `--json`. */
const estimateAsJson = (estimate: Estimate) => ({
  ...estimate,
  lines: estimate.lines.map(lineAsJson),
});
