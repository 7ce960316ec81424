import { add, decimal, multiply, sum, type Decimal } from '../decimal/index.js';
import type { RecordingFormula } from '../rules/index.js';

type Bands = Extract<RecordingFormula, { method: 'page-bands' }>['bands'];

function feeByBands(bands: Bands, pages: number): Decimal {
  const index = bands.findIndex(({ pagesUpTo }) => pagesUpTo === null || pages <= pagesUpTo);
  const band = bands[index];
  if (!band) throw new RangeError(`no recording fee for ${pages} pages`);
  if (band.perPageOver === null) return band.amount;
  const over = pages - (bands[index - 1]?.pagesUpTo ?? 0);
  return add(band.amount, multiply(decimal(over), band.perPageOver));
}

/** The recorder's fee for a document of that many pages. */
export function feeByPages(formula: RecordingFormula, pages: number): Decimal {
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
