import {
  estimateClosingCosts,
  explainEstimate,
  type Estimate,
  type ExplainLanguage,
  type PropertyInput,
} from '@closewise/domain/closing-costs';
import { DomainError } from '@closewise/domain/events';
import type { ClosingCostRules } from '../rules/index.js';
import { estimateAsJson } from './estimate-as-json.js';
import { parseEstimateInput } from './estimate-input.js';

/** What the `estimate` command was asked for. */
export type EstimateOptions = Readonly<{ explain?: boolean; lang?: string }>;

function languageOf({ lang = 'en' }: EstimateOptions): ExplainLanguage {
  if (lang === 'en' || lang === 'es') return lang;
  throw new DomainError('closing-costs.language-unknown', `--lang must be en or es, not ${lang}`);
}

/** The command's whole output for its input; a DomainError when either is not valid. */
export function answerEstimate(
  input: string,
  options: EstimateOptions,
  rules: ClosingCostRules,
  today: string,
): string {
  const language = languageOf(options);
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
