import type { RecordedDocument, RecordingFormula, StateData } from './data.js';
import { holds, lists, type Facts } from './facts.js';
import { plus, written, type Fraction } from './fraction.js';

/** Pages of the shortest and longest usual document. */
const usual = { deed: [2, 5], mortgage: [12, 30] } as const;

/** The price of all usual lengths; undefined if it depends on the pages. */
function onePrice(formula: RecordingFormula, [few, many]: readonly [number, number]): number | undefined {
  if (formula.method === 'flat') return formula.amount;
  if (formula.method === 'pages') return formula.firstPages! >= many ? formula.firstAmount : undefined;
  const bandOf = (pages: number) => formula.bands!.find(({ pagesUpTo }) => (pagesUpTo ?? pages) >= pages);
  const band = bandOf(few);
  return band?.pagesUpTo !== null && band === bandOf(many) ? band?.amount : undefined;
}

function feeBy(formula: RecordingFormula, document: RecordedDocument['document']): Fraction | null {
  const price = onePrice(formula, usual[document]);
  if (price === undefined) return null;
  return (formula.plus ?? []).reduce((sum, { amount }) => plus(sum, written(amount)), written(price));
}

/** The fee of a document that costs the same at any usual length; null if it depends on the pages or is only approximate. */
export function flatRecordingFee(
  { recordingFees: { byCounty } }: StateData,
  { document, formula, formulaWhen }: RecordedDocument,
  facts: Facts,
): Fraction | null {
  const own = byCounty.find(({ county }) => lists([county], facts.county));
  if (own) return own.isAbout ? null : feeBy(own[document], document);
  const special = formulaWhen?.find(({ when }) => typeof when !== 'string' && holds(when, facts));
  const used = special?.formula ?? formula;
  return used && feeBy(used, document);
}
