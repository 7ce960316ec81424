import { estimateClosingCosts } from '../estimate-closing-costs.js';
import type { PropertyInput } from '../property.js';
import { readRuleBook } from '../test/rule-book.js';

const rules = readRuleBook();

const taxLines = (
  input: Partial<PropertyInput> & Pick<PropertyInput, 'state' | 'county'>,
  closingDate: string,
) => {
  const { lines } = estimateClosingCosts({ price: 485_000, closingDate, ...input }, rules, '2026-11-25');
  const steps = lines
    .filter(({ key }) => ['fee.property_tax_prepaid', 'fee.escrow_tax'].includes(key))
    .flatMap(({ workings }) => workings);
  return {
    kinds: new Set(steps.map(({ kind }) => kind)),
    depositMonths: steps.flatMap((step) => (step.kind === 'deposit-by-bills' ? [step.months] : [])),
  };
};

describe('a county’s tax bills', () => {
  it('are due in New Orleans in January for the coming year', () => {
    const { kinds, depositMonths } = taxLines({ state: 'LA', county: 'Orleans' }, '2027-01-15');
    expect(kinds).toContain('due-before-first-payment');
    expect(depositMonths).toEqual([3]);
    expect(taxLines({ state: 'LA', county: 'Orleans' }, '2027-03-15').kinds).toContain('days-already-paid');
  });

  it('are due elsewhere in Louisiana at the end of their year', () => {
    const { kinds, depositMonths } = taxLines({ state: 'LA', county: 'East Baton Rouge' }, '2027-01-15');
    expect(kinds).not.toContain('due-before-first-payment');
    expect(depositMonths).toEqual([4]);
    expect(taxLines({ state: 'LA', county: 'East Baton Rouge' }, '2027-03-15').kinds).not.toContain(
      'days-already-paid',
    );
  });

  it.each([
    ['IL', 'Cook', 8],
    ['IL', 'Peoria', 7],
    ['NE', 'Douglas', 9],
    ['NE', 'Hall', 8],
  ])('determine the deposit in %s, %s', (state, county, months) => {
    expect(taxLines({ state, county }, '2027-01-15').depositMonths).toEqual([months]);
  });
});
