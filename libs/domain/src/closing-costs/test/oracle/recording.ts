import type { RecordedDocument, StateData } from './data.js';
import { holds, lists, type Facts } from './facts.js';
import { plus, written, type Fraction } from './fraction.js';

/** The fee of a document that costs the same whatever its length; null where it depends on pages or county. */
export function flatRecordingFee(
  { recordingFees: { byCounty } }: StateData,
  { formula, formulaWhen }: RecordedDocument,
  facts: Facts,
): Fraction | null {
  if (byCounty.some(({ county }) => lists([county], facts.county))) return null;
  const special = formulaWhen?.find(({ when }) => typeof when !== 'string' && holds(when, facts));
  const used = special?.formula ?? formula;
  if (used?.method !== 'flat') return null;
  return (used.plus ?? []).reduce((sum, { amount }) => plus(sum, written(amount)), written(used.amount!));
}
