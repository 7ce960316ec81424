import { estimateClosingCosts } from '../estimate-closing-costs.js';
import { parseNationalFees } from '../market-fees/index.js';
import { loanTypes, propertyTypes } from '../property.js';
import { parseJurisdictionRules } from '../rules/index.js';
import { placesOf } from './cases.js';
import { dataFile, stateCodes, type StateData } from './oracle/data.js';

const national = parseNationalFees(dataFile('national'));

it.each(stateCodes)('shows no figure of low confidence in %s as exact, but as a range around it', (state) => {
  const data = dataFile(state) as StateData;
  const book = { national, jurisdictions: new Map([[state, parseJurisdictionRules(data)]]) };
  const places = [{}, ...data.taxes.flatMap(({ appliesIn }) => placesOf(appliesIn).slice(0, 3))];
  const unsure = places.flatMap((place, index) => {
    const property = {
      state,
      ...place,
      price: 450_000,
      propertyType: propertyTypes[index % 6]!,
      loanType: loanTypes[index % loanTypes.length]!,
    };
    return estimateClosingCosts(property, book, '2026-11-20').lines.filter(
      ({ exact, source, range }) =>
        source.confidence === 'low' &&
        (exact || (range.typicalCents > 0 && range.lowCents === range.highCents)),
    );
  });
  expect([...new Set(unsure.map(({ key }) => key))]).toEqual([]);
});
