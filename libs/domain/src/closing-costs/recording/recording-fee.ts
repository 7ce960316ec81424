import { conditionHolds, isNamed } from '../applicability/index.js';
import { compare, greater, lesser, writeDollars, type Decimal } from '../decimal/index.js';
import { oncePer } from '../once-per.js';
import type { Purchase } from '../purchase.js';
import type { RecordedDocument, RecordingFormula, RecordingRules } from '../rules/index.js';
import { feeByPages } from './fee-by-pages.js';

/** Pages of a short, a usual and a long document: the length is not known before closing. */
const lengths = {
  deed: { few: 2, usual: 3, many: 5 },
  mortgage: { few: 12, usual: 18, many: 30 },
} as const;

/** `range` is null where the source tells no more than a usual amount. */
export type RecordingFee = Readonly<{
  amount: Decimal;
  isFlat: boolean;
  range: Readonly<{ low: Decimal; high: Decimal }> | null;
  workings: string;
}>;

const specialFormula = (
  { formulaWhen }: RecordedDocument,
  purchase: Purchase,
): RecordingFormula | undefined =>
  formulaWhen.find(({ when }) => typeof when !== 'string' && conditionHolds(when, purchase))?.formula;

const fromTo = (low: Decimal, high: Decimal): string =>
  compare(low, high) === 0 ? writeDollars(low) : `${writeDollars(low)} to ${writeDollars(high)}`;

function byLength(
  formula: RecordingFormula,
  amount: Decimal,
  { document }: RecordedDocument,
): Required<Pick<RecordingFee, 'range'>> & { words: string } {
  const { few, many } = lengths[document];
  const low = lesser(feeByPages(formula, few), amount);
  const high = greater(feeByPages(formula, many), amount);
  return {
    range: { low, high },
    words: `${fromTo(low, high)} for ${few} to ${many} pages`,
  };
}

function feeByFormula(document: RecordedDocument, formula: RecordingFormula | null): RecordingFee {
  if (formula?.method === 'flat') {
    const amount = feeByPages(formula, 1);
    const limit = formula.upToPages === null ? '' : ` up to ${formula.upToPages} pages`;
    return { amount, isFlat: true, range: null, workings: `${writeDollars(amount)} flat${limit}` };
  }
  const { typical, between, text } = document;
  const published = `published as: ${text}`;
  if (formula === null)
    return {
      amount: typical,
      isFlat: false,
      range: between,
      workings: `${writeDollars(typical)} usual; ${published}`,
    };
  const { range, words } = byLength(formula, typical, document);
  return {
    amount: typical,
    isFlat: false,
    range,
    workings: `${writeDollars(typical)} usual; ${words}; ${published}`,
  };
}

const usualFee = oncePer((document: RecordedDocument) => feeByFormula(document, document.formula));

/** What recording the document costs: exact where the fee is flat, else a range over documents of usual length. */
export function recordingFee(
  rules: RecordingRules,
  document: RecordedDocument,
  purchase: Purchase,
): RecordingFee {
  const county = rules.byCounty.find((entry) => isNamed(purchase.county, [entry.county]));
  if (county) {
    const formula = county[document.document];
    const { usual } = lengths[document.document];
    const amount = feeByPages(formula, usual);
    const { range, words } = byLength(formula, amount, document);
    const workings = `${writeDollars(amount)} for ${usual} pages in ${county.county} County; ${words}`;
    return { amount, isFlat: false, range, workings };
  }
  const special = specialFormula(document, purchase);
  return special ? feeByFormula(document, special) : usualFee(document);
}
