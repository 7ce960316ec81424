import {
  estimateClosingCosts,
  nameOfSource,
  writeWorkings,
  type ClosingCostRuleBook,
  type FeeSource,
} from '../closing-costs/index.js';
import { readRuleBook } from '../closing-costs/test/rule-book.js';
import { stateCodes } from '../place/index.js';
import { exampleInput } from './example-purchase.js';
import { localCostsOf } from './county-costs.js';
import { stateGuide, type StateGuide } from './state-guide.js';

const today = '2026-11-20';
const book: ClosingCostRuleBook = readRuleBook();
const guides = new Map(stateCodes.map((state) => [state, stateGuide(state, today, book)]));
const guideOf = (state: string): StateGuide => guides.get(state)!;

const estimateOf = (state: string, county: string) =>
  estimateClosingCosts({ ...exampleInput(state), county }, book, today);

const sentencesOf = ({ name, lines, gaps }: StateGuide, language: 'en' | 'es'): string[] => [
  name[language],
  ...lines.flatMap(({ line }) => [line.name[language], writeWorkings(line.workings, language)]),
  ...gaps.map((gap) => gap[language]),
];

const sourcesOf = ({ lines, counties, noTransferTax }: StateGuide): FeeSource[] => [
  ...lines.map(({ line }) => line.source),
  ...counties.map(({ propertyTaxSource }) => propertyTaxSource),
  ...(noTransferTax ? [noTransferTax] : []),
];

describe.each(stateCodes)('the guide of %s', (state) => {
  const guide = guideOf(state);

  it('adds up to the engine’s total for the example', () => {
    const { totals, asOf } = estimateOf(state, guide.example.county.name);
    const summed = guide.lines
      .filter(({ group }) => group !== 'choice' && group !== 'sometimes')
      .reduce((sum, { line }) => sum + line.range.typicalCents, 0);
    expect(summed).toBe(totals.buyerCashToCloseFeesCents);
    expect(guide.totals.closingCostsCents).toBe(totals.buyerCashToCloseFeesCents);
    expect(guide.totals.likelyLowCents).toBeLessThan(summed);
    expect(guide.totals.likelyHighCents).toBeGreaterThan(summed);
    expect(guide.asOf).toBe(asOf);
  });

  it('names a source for each figure, in both languages', () => {
    for (const source of sourcesOf(guide)) {
      expect(nameOfSource(source, 'en')).not.toBe('');
      expect(nameOfSource(source, 'es')).not.toBe('');
    }
    expect(guide.collectedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  it('has no English word in Spanish', () => {
    const words = /\b(the|of|per|and|with|county|over|each|price|loan|months|fee)\b/i;
    expect(sentencesOf(guide, 'es').filter((text) => words.test(text))).toEqual([]);
    expect(sentencesOf(guide, 'es').filter((text) => text.trim() === '')).toEqual([]);
    const forms = / (county|parish|borough|census area|planning region|municipality|city)$/i;
    const counties = guide.counties.map(({ name }) => name.es);
    expect(counties.filter((name) => forms.test(name) && !/^condado de|^Carson City/.test(name))).toEqual([]);
  });

  it('has every county once, with the engine’s figures', () => {
    expect(guide.counties).toHaveLength(book.places.countiesOf(state).length);
    const grouped = guide.countyGroups.flatMap(({ counties }) => counties.map(({ en }) => en));
    expect(grouped.toSorted()).toEqual(guide.counties.map(({ name }) => name.en).toSorted());
    const some = guide.counties.filter((_, index) => index % 7 === 0 || index === guide.counties.length - 1);
    for (const one of some) {
      const { totals } = estimateOf(state, one.county);
      expect([one.county, one.closingCostsCents]).toEqual([one.county, totals.buyerCashToCloseFeesCents]);
    }
    expect(guide.counties.filter(({ propertyTaxPercent }) => !(propertyTaxPercent > 0))).toEqual([]);
    // The national baseline is the minimum for every county.
    expect(guide.counties.filter((one) => one.conformingLimitCents < 83_275_000)).toEqual([]);
    expect(guide.counties.filter((one) => one.fhaLimitCents < 54_128_700)).toEqual([]);
  });

  it('has a transfer tax or a source that says there is none', () => {
    const isTaxed = guide.lines.some(({ line }) => line.kind === 'transfer-tax');
    const isTaxedElsewhere = state === 'LA' || state === 'OR';
    expect(guide.noTransferTax === null).toBe(isTaxed || isTaxedElsewhere);
  });

  it('links to its neighbors, which link back', () => {
    for (const neighbour of guide.neighbours) expect(guideOf(neighbour).neighbours).toContain(state);
  });
});

describe('the guides', () => {
  it('separate costs by law from costs by custom and agreement', () => {
    const lines = guideOf('NY').lines;
    const groupOf = (key: string) => lines.find(({ line }) => line.key === key)?.group;
    expect(groupOf('tax.ny-nys-real-estate-transfer-tax')).toBe('law');
    expect(groupOf('fee.appraisal')).toBe('lender');
    expect(groupOf('title.owner-policy')).toBe('custom');
    expect(groupOf('fee.origination')).toBe('negotiable');
    expect(groupOf('fee.inspection_general')).toBe('choice');
    expect(groupOf('fee.rate_lock')).toBe('sometimes');
    expect(groupOf('fee.moving')).toBeUndefined();
  });

  it('say who pays, by statute or by custom', () => {
    const tax = guideOf('NY').lines.find(({ line }) => line.key === 'tax.ny-nys-real-estate-transfer-tax');
    expect(tax).toMatchObject({ payer: 'seller', payerBy: 'statute' });
    const policy = guideOf('TX').lines.find(({ line }) => line.kind === 'title-owner-policy');
    expect(policy).toMatchObject({ payer: 'seller', payerBy: null });
  });

  it.each([
    // From the survey's median tax and home value: Bergen $10,001 of $623,000, Warren $8,119 of $346,500.
    ['TX', 'Anderson County', 0.919, 367_600, 83_275_000, 54_128_700],
    ['TX', 'Zavala County', 1.53, 612_000, 83_275_000, 54_128_700],
    ['NJ', 'Atlantic County', 2.297, 918_800, 83_275_000, 73_025_000],
    ['NJ', 'Bergen County', 1.605, 642_000, 120_975_000, 124_912_500],
    ['NJ', 'Warren County', 2.343, 937_200, 83_275_000, 54_128_700],
    ['NY', 'Allegany County', 2.918, 1_167_200, 83_275_000, 54_128_700],
    ['VA', 'Accomack County', 0.482, 192_800, 83_275_000, 54_128_700],
    ['VA', 'Fairfax County', 1.005, 402_000, 124_912_500, 124_912_500],
    ['LA', 'Winn Parish', 0.436, 174_400, 83_275_000, 54_128_700],
    ['HI', 'Maui County', 0.21, 84_000, 129_950_000, 129_950_000],
    ['AK', 'Kodiak Island Borough', 0.866, 346_400, 124_912_500, 54_165_000],
  ])('have each county’s property tax and loan limits: %s, %s', (...row) => {
    const [state, county, percent, yearlyCents, conforming, fha] = row;
    expect(guideOf(state).counties.find((one) => one.county === county)).toMatchObject({
      propertyTaxPercent: percent,
      propertyTaxYearlyCents: yearlyCents,
      conformingLimitCents: conforming,
      fhaLimitCents: fha,
    });
  });

  it('group counties with the same costs, largest group last', () => {
    const [allegheny, philadelphia, others] = guideOf('PA').countyGroups;
    expect(allegheny?.counties.map(({ en }) => en)).toEqual(['Allegheny County']);
    expect(philadelphia?.counties.map(({ en }) => en)).toEqual(['Philadelphia County']);
    expect(others?.counties).toHaveLength(65);
    expect(others?.isMost).toBe(true);
    expect(guideOf('TX').countyGroups).toHaveLength(1);
  });

  it('list cities with higher taxes than their county once each', () => {
    const cities = guideOf('PA').cities;
    const pittsburgh = cities.find(({ city }) => city === 'Pittsburgh');
    expect(pittsburgh?.county?.name.en).toBe('Allegheny County');
    const { buyerTaxCents } = localCostsOf(
      estimateClosingCosts(
        { ...exampleInput('PA'), city: 'Pittsburgh', county: 'Allegheny County' },
        book,
        today,
      ),
    );
    expect(pittsburgh?.buyerTaxCents).toBe(buyerTaxCents);
    expect(cities.find(({ city }) => city === 'Hampton')?.county).toBeNull();
    expect(guideOf('NY').cities.map(({ city }) => city)).not.toContain('Manhattan');
    expect(guideOf('RI').cities.map(({ city }) => city)).not.toContain('Block Island');
  });

  it('show the taxes of first-time buyers if they are lower', () => {
    expect(guideOf('MD').firstTimeBuyer?.buyerTaxCents).toBe(0);
    expect(guideOf('TX').firstTimeBuyer).toBeNull();
  });

  it('refuse anything but the 50 states and DC', () => {
    expect(() => stateGuide('PR', today, book)).toThrow('state PR has no closing-cost rules');
  });
});
