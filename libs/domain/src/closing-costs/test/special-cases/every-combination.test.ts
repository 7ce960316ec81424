import { loanTypes, propertyTypes, type PropertyInput } from '../../property.js';
import { stateCodes } from '../oracle/data.js';
import { estimateOf } from './estimate-of.js';

const uses = [{}, { secondHome: true }, { investment: true }] as const;

const purchasesIn = (state: string): PropertyInput[] =>
  propertyTypes.flatMap((propertyType) =>
    loanTypes.flatMap((loanType) =>
      uses.map((use) => ({ state, price: 385_000, propertyType, loanType, ...use })),
    ),
  );

/** Faults in the lines of an estimate. */
function faultsOf(property: PropertyInput): string[] {
  const { lines, totals } = estimateOf(property);
  const name = `${property.state} ${property.propertyType} ${property.loanType}`;
  const twice = lines.filter(({ key }, index) => lines.findIndex((line) => line.key === key) !== index);
  const wrong = lines.filter(({ range, shares }) => {
    const { lowCents, typicalCents, highCents } = range;
    const amounts = [lowCents, ...Object.values(shares)];
    return amounts.some((cents) => cents < 0) || lowCents > typicalCents || typicalCents > highCents;
  });
  return [
    ...twice.map(({ key }) => `${name}: ${key} stands twice`),
    ...wrong.map(({ key }) => `${name}: ${key} is negative or not in order`),
    ...Object.entries({ ...totals, likely: totals.likely.lowCents }).flatMap(([total, cents]) =>
      cents < 0 ? [`${name}: ${total}`] : [],
    ),
  ];
}

it.each(stateCodes)('no kind of property, loan and use in %s has a repeated or negative line', (state) => {
  expect(purchasesIn(state).flatMap(faultsOf)).toEqual([]);
});
