import { conditionHolds } from '../applicability/condition-holds.js';
import { isNamed } from '../applicability/place-scope-covers.js';
import { type Decimal, greater, lesser, toCents, add, decimal, multiply, sum } from '../decimal.js';
import { memoize } from '../memoize.js';
import type { Purchase } from '../purchase.js';
import type {
  CountyRecordingFees,
  RecordedDocument,
  RecordingFormula,
  RecordingRules,
} from '../rules/index.js';
import type { Step, Workings } from '../workings/step.js';

/** Pages of a short, usual and long document, since the length is unknown before closing. */
const lengths = {
  deed: { few: 2, usual: 3, many: 5 },
  mortgage: { few: 12, usual: 18, many: 30 },
} as const;

/** `range` is null if the source only gives a usual amount. */
export type RecordingFee = Readonly<{
  amount: Decimal;
  /** The same for any usual length. */
  isFlat: boolean;
  range: Readonly<{ low: Decimal; high: Decimal }> | null;
  workings: Workings;
}>;

const specialFormula = (
  { formulaWhen }: RecordedDocument,
  purchase: Purchase,
): RecordingFormula | undefined =>
  formulaWhen.find(({ when }) => typeof when !== 'string' && conditionHolds(when, purchase))?.formula;

function byLength(
  formula: RecordingFormula,
  amount: Decimal,
  { document }: RecordedDocument,
): Readonly<{ range: RecordingFee['range']; isFlat: boolean; step: Step }> {
  const { few, many } = lengths[document];
  const low = lesser(feeByPages(formula, few), amount);
  const high = greater(feeByPages(formula, many), amount);
  const [lowCents, highCents] = [toCents(low), toCents(high)];
  return {
    range: { low, high },
    isFlat: lowCents === highCents,
    step: {
      kind: 'fee-by-length',
      lowCents,
      highCents,
      fewest: few,
      most: many,
    },
  };
}

function feeByFormula(document: RecordedDocument, formula: RecordingFormula | null): RecordingFee {
  if (formula?.method === 'flat') {
    const amount = feeByPages(formula, 1);
    const { upToPages } = formula;
    return {
      amount,
      isFlat: true,
      range: null,
      workings: [{ kind: 'flat-fee', cents: toCents(amount), upToPages }],
    };
  }
  const { typical, between, text } = document;
  const usual: Step = { kind: 'usual-fee', cents: toCents(typical) };
  const published: Step = { kind: 'published', words: text };
  if (formula === null)
    return { amount: typical, isFlat: false, range: between, workings: [usual, published] };
  const { range, isFlat, step } = byLength(formula, typical, document);
  return { amount: typical, isFlat, range, workings: [usual, step, published] };
}

const usualFee = memoize((document: RecordedDocument) => feeByFormula(document, document.formula));

function feeInCounty(fees: CountyRecordingFees, document: RecordedDocument): RecordingFee {
  const { county } = fees;
  const formula = fees[document.document];
  const { usual } = lengths[document.document];
  const amount = feeByPages(formula, usual);
  const cents = toCents(amount);
  const isAbout = fees.isAbout ?? false;
  if (formula.method === 'flat') {
    return {
      amount,
      isFlat: !isAbout,
      range: null,
      workings: [{ kind: 'flat-fee-in-county', cents, county, isAbout }],
    };
  }
  const { range, isFlat, step } = byLength(formula, amount, document);
  const here: Step = { kind: 'fee-in-county', cents, pages: usual, county };
  return { amount, isFlat: isFlat && !isAbout, range, workings: [here, step] };
}

/** The county's own fees; null if our data has none. */
export const feesOfCounty = ({ byCounty }: RecordingRules, purchase: Purchase): CountyRecordingFees | null =>
  byCounty.find(({ county }) => isNamed(purchase.county, [county])) ?? null;

/** The fee for recording the document: exact if flat, otherwise a range over usual lengths. */
export function recordingFee(
  ofCounty: CountyRecordingFees | null,
  document: RecordedDocument,
  purchase: Purchase,
): RecordingFee {
  if (ofCounty) return feeInCounty(ofCounty, document);
  const special = specialFormula(document, purchase);
  return special ? feeByFormula(document, special) : usualFee(document);
}

type Bands = Extract<RecordingFormula, { method: 'page-bands' }>['bands'];

function feeByBands(bands: Bands, pages: number): Decimal {
  const index = bands.findIndex(({ pagesUpTo }) => pagesUpTo === null || pages <= pagesUpTo);
  const band = bands[index];
  if (!band) throw new RangeError(`no recording fee for ${pages} pages`);
  if (band.perPageOver === null) return band.amount;
  const over = pages - (bands[index - 1]?.pagesUpTo ?? 0);
  return add(band.amount, multiply(decimal(over), band.perPageOver));
}

/** The recorder's fee for a document of this length. */
function feeByPages(formula: RecordingFormula, pages: number): Decimal {
  const plus = sum(formula.plus.map(({ amount }) => amount));
  switch (formula.method) {
    case 'flat':
      return add(formula.amount, plus);
    case 'pages': {
      const further = decimal(Math.max(0, pages - formula.firstPages));
      return add(plus, add(formula.firstAmount, multiply(further, formula.perAdditionalPage)));
    }
    case 'page-bands':
      return add(plus, feeByBands(formula.bands, pages));
  }
}
