import { normalizePurchase } from '../input/normalize-purchase.js';
import { notIncluded } from '../not-included/not-included.js';
import { parseJurisdictionRules } from '../rules/index.js';
import { taxLines } from '../taxes/tax-lines.js';
import { daysOf } from './cases.js';
import { dataFile, stateCodes, type StateData } from './oracle/data.js';

describe.each(stateCodes)('a closing in %s on a day when a rule begins or ends', (state) => {
  const data = dataFile(state) as StateData;
  const rules = parseJurisdictionRules(data);
  const purchaseOn = (closingDate: string) =>
    normalizePurchase(
      { state, county: 'Nowhere', city: 'Nowhere', price: 450_000, closingDate },
      closingDate,
    );
  const stateTaxesOn = (day: string): string[] => [
    ...new Set(
      taxLines(rules.taxes, purchaseOn(day))
        .filter(({ level }) => level === 'state')
        .map(({ kind }) => kind),
    ),
  ];

  it('has the kinds of state tax in force today, or says which one is missing', () => {
    const usual = stateTaxesOn('2026-11-20');
    const untold = daysOf(data).flatMap((day) => {
      const found = stateTaxesOn(day);
      const told = notIncluded(rules, purchaseOn(day)).map(({ kind }) => kind);
      return usual
        .filter((kind) => !found.includes(kind) && !told.some((one) => one === kind))
        .map((kind) => `${kind} on ${day}`);
    });
    expect(untold).toEqual([]);
  });
});
