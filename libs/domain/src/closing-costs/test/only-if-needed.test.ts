import type { FeeLine } from '../estimate.js';
import { estimatePurchase } from '../estimate-closing-costs.js';
import { inCents } from '../input/normalize-purchase.js';
import { loanTypes, propertyTypes } from '../property.js';
import { writeWorkings } from '../workings/write-workings.js';
import { stateCodes } from './oracle/data.js';
import { readRuleBook } from './rule-book.js';

const book = readRuleBook();

const linesIn = (state: string): FeeLine[] =>
  propertyTypes.flatMap((propertyType) =>
    loanTypes.flatMap((loanType) =>
      [false, true].flatMap(
        (hoa) =>
          estimatePurchase(
            inCents({ state, price: 450_000, propertyType, loanType, hoa, downPaymentPercent: 5 }),
            book,
            '2026-11-20',
          ).lines,
      ),
    ),
  );

/** Property tax that the seller's credit or the time of year reduces to zero. */
const isSettledTax = ({ key }: FeeLine): boolean =>
  key === 'fee.property_tax_prepaid' || key === 'fee.escrow_tax';

const saysWhen = {
  en: /\b(only (if|in|with)|unless)\b/,
  es: /\b(solo (si|en)|salvo que)\b/,
};

it.each(stateCodes)('says in %s when a cost with a typical amount of zero arises', (state) => {
  const unexplained = linesIn(state).filter(
    ({ category, range, name, workings }) =>
      category !== 'optional' &&
      range.typicalCents === 0 &&
      range.highCents > 0 &&
      !(['en', 'es'] as const).every((language) =>
        saysWhen[language].test(`${name[language]} ${writeWorkings(workings, language)}`),
      ),
  );
  expect([...new Set(unexplained.filter((line) => !isSettledTax(line)).map(({ key }) => key))]).toEqual([]);
});
