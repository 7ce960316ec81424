import { conditionHolds, isNamed } from '../applicability/index.js';
import { add, decimal, multiply, sum, writeDollars, type Decimal } from '../decimal/index.js';
import type { Purchase } from '../purchase.js';
import type { RecordedDocument, RecordingFormula, RecordingRules } from '../rules/index.js';

/** Pages of a usual document: its length is not known before closing. */
const usualPages = { deed: 3, mortgage: 18 } as const;

export type RecordingFee = Readonly<{ amount: Decimal; isFlat: boolean; workings: string }>;

function formulaOf(document: RecordedDocument, purchase: Purchase): RecordingFormula | null {
  const special = document.formulaWhen.find(
    ({ when }) => typeof when !== 'string' && conditionHolds(when, purchase),
  );
  return special?.formula ?? document.formula;
}

function feeByPages(formula: RecordingFormula, pages: number): Decimal {
  const plus = sum(formula.plus.map(({ amount }) => amount));
  switch (formula.method) {
    case 'flat':
      return add(formula.amount, plus);
    case 'pages': {
      const further = decimal(Math.max(0, pages - formula.firstPages));
      return add(plus, add(formula.firstAmount, multiply(further, formula.perAdditionalPage)));
    }
    case 'page-bands': {
      const band = formula.bands.find(({ pagesUpTo }) => pagesUpTo === null || pages <= pagesUpTo);
      return add(plus, band?.amount ?? decimal(0));
    }
  }
}

/** What recording the document costs: exact where the fee is flat, else the published usual amount. */
export function recordingFee(
  rules: RecordingRules,
  document: RecordedDocument,
  purchase: Purchase,
): RecordingFee {
  const county = rules.byCounty.find((entry) => isNamed(purchase.county, [entry.county]));
  const formula = formulaOf(document, purchase);
  if (county) {
    const pages = usualPages[document.document];
    const amount = feeByPages(county[document.document], pages);
    return {
      amount,
      isFlat: false,
      workings: `${writeDollars(amount)} for ${pages} pages in ${county.county} County`,
    };
  }
  if (formula?.method === 'flat') {
    const amount = feeByPages(formula, 1);
    return { amount, isFlat: true, workings: `${writeDollars(amount)} flat` };
  }
  const { typical, text } = document;
  return {
    amount: typical,
    isFlat: false,
    workings: `${writeDollars(typical)} usual; published as: ${text}`,
  };
}
