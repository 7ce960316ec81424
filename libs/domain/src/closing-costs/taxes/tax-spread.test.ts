import { estimateClosingCosts } from '../estimate-closing-costs.js';
import type { FeeLine } from '../estimate.js';
import type { PropertyInput } from '../property.js';
import { readRuleBook } from '../test/rule-book.js';

const rules = readRuleBook();

const estimate = (input: Partial<PropertyInput> & { state: string }) =>
  estimateClosingCosts({ price: 400_000, ...input }, rules, '2026-11-20');

const taxesOf = (input: Partial<PropertyInput> & { state: string }): FeeLine[] =>
  estimate(input).lines.filter(({ key }) => key.startsWith('tax.'));

const sumOf = (lines: readonly FeeLine[], part: keyof FeeLine['range']): number =>
  lines.reduce((sum, { range }) => sum + range[part], 0);

describe('taxes in a county that is only likely', () => {
  const home = { state: 'MD', zip: '21209' };
  const lines = taxesOf(home);
  const { choices } = estimate(home).jurisdiction;
  const inEach = choices.map(({ county }) => taxesOf({ ...home, county }));

  it('are those of the likeliest county, with ranges that cover the other counties', () => {
    expect(choices.length).toBeGreaterThan(1);
    const totals = inEach.map((taxes) => sumOf(taxes, 'typicalCents'));
    expect(new Set(totals).size).toBeGreaterThan(1);
    expect(sumOf(lines, 'typicalCents')).toBe(totals[0]);
    expect(sumOf(lines, 'lowCents')).toBeLessThanOrEqual(Math.min(...totals));
    expect(sumOf(lines, 'highCents')).toBeGreaterThanOrEqual(Math.max(...totals));
  });

  it('are not exact, except for state taxes', () => {
    expect(lines.filter(({ exact }) => exact).map(({ level }) => level)).toEqual(['state']);
    for (const { range } of lines) expect(range.lowCents).toBeLessThanOrEqual(range.typicalCents);
  });

  it('are exact once the county is known', () => {
    expect(taxesOf({ ...home, county: choices[1]!.county }).every(({ exact }) => exact)).toBe(true);
  });
});

describe('a city’s taxes', () => {
  const chicago = { state: 'IL', city: 'Chicago', zip: '60602' };
  const ofCity = (input: Partial<PropertyInput>) =>
    taxesOf({ ...chicago, ...input }).filter(({ level }) => level === 'city' || level === 'district');

  it('are due inside the city limits only', () => {
    expect(sumOf(ofCity({ insideCityLimits: true }), 'typicalCents')).toBe(300_000);
    expect(ofCity({ insideCityLimits: true }).every(({ exact }) => exact)).toBe(true);
    expect(ofCity({ insideCityLimits: false })).toEqual([]);
  });

  it('may be due if it is unknown whether the home is inside', () => {
    const lines = ofCity({});
    expect(lines.map(({ exact }) => exact)).toEqual([false, false]);
    expect([sumOf(lines, 'lowCents'), sumOf(lines, 'typicalCents'), sumOf(lines, 'highCents')]).toEqual([
      0, 300_000, 300_000,
    ]);
  });

  it('drop to the state’s usual rate outside Pittsburgh', () => {
    const pittsburgh = { state: 'PA', city: 'Pittsburgh', zip: '15222' };
    const lines = taxesOf(pittsburgh);
    const outside = taxesOf({ ...pittsburgh, insideCityLimits: false });
    expect(outside.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['tax.pa-local-default-municipality', 'tax.pa-local-default-school']),
    );
    expect(sumOf(lines, 'lowCents')).toBe(sumOf(outside, 'typicalCents'));
  });
});
