import type { RecordedDocument, RecordingFormula, StateData } from './data.js';
import { holds, lists, type Facts } from './facts.js';
import { plus, written, type Fraction } from './fraction.js';

const sumOf = ({ amount, plus: more }: RecordingFormula): Fraction =>
  (more ?? []).reduce((sum, each) => plus(sum, written(each.amount)), written(amount!));

/** The fee of a document that costs the same whatever its length; null where it depends on the pages, or is only known about. */
export function flatRecordingFee(
  { recordingFees: { byCounty } }: StateData,
  { document, formula, formulaWhen }: RecordedDocument,
  facts: Facts,
): Fraction | null {
  const own = byCounty.find(({ county }) => lists([county], facts.county));
  if (own) return own[document].method === 'flat' && !own.isAbout ? sumOf(own[document]) : null;
  const special = formulaWhen?.find(({ when }) => typeof when !== 'string' && holds(when, facts));
  const used = special?.formula ?? formula;
  if (used?.method !== 'flat') return null;
  return sumOf(used);
}
