import { DomainError } from '@closewise/domain/events';
import { parsePropertyInput, type PropertyInput } from '@closewise/domain/closing-costs';

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

/** What the `estimate` command reads: one property, or an array of them. Refusals name entry and field. */
export function parseEstimateInput(text: string): PropertyInput | PropertyInput[] {
  const json = parseJson(text);
  return Array.isArray(json) ? json.map(parseEntry) : parsePropertyInput(json);
}
