import { estimatePurchase } from '../estimate-closing-costs.js';
import { inCents } from '../input/normalize-purchase.js';
import { loanTypes, propertyTypes } from '../property.js';
import { placesOf } from './cases.js';
import { dataFile, stateCodes, type StateData } from './oracle/data.js';
import { readRuleBook } from './rule-book.js';

const book = readRuleBook();

it.each(stateCodes)('shows every figure of low confidence in %s as a range', (state) => {
  const data = dataFile(state) as StateData;
  const places = [{}, ...data.taxes.flatMap(({ appliesIn }) => placesOf(appliesIn).slice(0, 3))];
  const unsure = places.flatMap((place, index) => {
    const property = {
      state,
      ...place,
      price: 450_000,
      propertyType: propertyTypes[index % 6]!,
      loanType: loanTypes[index % loanTypes.length]!,
    };
    return estimatePurchase(inCents(property), book, '2026-11-20').lines.filter(
      ({ exact, source, range }) =>
        source.confidence === 'low' &&
        (exact || (range.typicalCents > 0 && range.lowCents === range.highCents)),
    );
  });
  expect([...new Set(unsure.map(({ key }) => key))]).toEqual([]);
});
