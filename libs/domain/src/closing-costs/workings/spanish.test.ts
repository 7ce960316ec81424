import { estimateClosingCosts } from '../estimate-closing-costs.js';
import { loanTypes, propertyTypes, type PropertyInput } from '../property.js';
import type { JurisdictionRules } from '../rules/index.js';
import { stateCodes } from '../test/oracle/data.js';
import { readRuleBook } from '../test/rule-book.js';
import { writeWorkings } from './write-workings.js';
import type { Workings } from './step.js';
import { namesInWorkings, spanishWords, wordsOfBoth } from './test/spanish-vocabulary.js';
import { stepExamples } from './test/step-examples.js';

const rules = readRuleBook();

/** The counties with their own tariff. */
const countiesOf = ({ recordingFees, closingAgent }: JurisdictionRules): string[] => [
  ...recordingFees.byCounty.map(({ county }) => county),
  ...closingAgent.schedules.flatMap(({ counties }) => (Array.isArray(counties) ? counties : [])),
];

/** Small and large prices, a low down payment, a large building, and different schedule dates. */
const circumstances: readonly Omit<PropertyInput, 'state'>[] = [
  { price: 85_000, downPaymentPercent: 3 },
  { price: 3_000_000, closingDate: '2027-06-30' },
  { price: 400_000, propertyType: 'condo', ownerPolicyAmount: 200_000 },
  { price: 400_000, propertyType: 'multi-family', units: 6, closingDate: '2019-03-01' },
];

/** Every type of property with every loan, each loan in each circumstance, and a purchase in each county. */
function purchasesIn(state: string, counties: readonly string[]): PropertyInput[] {
  const home = { state, price: 400_000 };
  return [
    ...loanTypes.flatMap((loanType) => [
      ...propertyTypes.map((propertyType) => ({ ...home, propertyType, loanType })),
      ...circumstances.map((circumstance) => ({ ...home, ...circumstance, loanType })),
    ]),
    ...counties.map((county) => ({ ...home, county })),
  ];
}

const workingsOf = (property: PropertyInput): Workings[] =>
  estimateClosingCosts(property, rules, '2026-11-20').lines.map(({ workings }) => workings);

/** Place names in the steps, as in the data. */
const placesOf = (workings: Workings): string[] =>
  workings.flatMap((step) => {
    if (step.kind === 'fee-in-county' || step.kind === 'flat-fee-in-county') return [step.county];
    if ('county' in step && step.county && 'name' in step.county) return [step.county.name];
    return step.kind === 'other-fee-in' ? step.counties : [];
  });

const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];

/** Removes whole words only: VA in "nueva" is not a name. */
const withoutNames = (text: string, names: readonly string[]): string =>
  names.reduce(
    (rest, name) => rest.replaceAll(new RegExp(`(?<![\\p{L}-])${name}(?!\\p{L})`, 'gu'), ''),
    text,
  );

const strangersIn = (text: string, places: readonly string[]): string[] =>
  wordsOf(withoutNames(text, [...places, ...namesInWorkings])).filter(
    (word) => !spanishWords.has(word.toLowerCase()),
  );

/** The distinct sentences of the purchases without figures, with the places that each names. */
function saidOf(purchases: readonly PropertyInput[]): ReadonlyMap<string, readonly string[]> {
  const seen = new Set<Workings>();
  const said = new Map<string, readonly string[]>();
  for (const workings of purchases.flatMap(workingsOf)) {
    if (seen.has(workings)) continue;
    seen.add(workings);
    said.set(writeWorkings(workings, 'es').replaceAll(/[\d.,$%]+/g, ''), placesOf(workings));
  }
  return said;
}

describe('Spanish workings', () => {
  it.each(stateCodes)('in %s contain only Spanish words and names', (state) => {
    const counties = countiesOf(rules.jurisdictions.get(state)!);
    const said = [...saidOf(purchasesIn(state, counties))];
    expect(said.length).toBeGreaterThan(10);
    expect([...new Set(said.flatMap(([text, places]) => strangersIn(text, places)))]).toEqual([]);
  });

  it('contain only Spanish words in every kind of step', () => {
    const strangers = Object.values(stepExamples).flatMap(({ step }) =>
      strangersIn(writeWorkings([step], 'es'), placesOf([step])),
    );
    expect(strangers).toEqual([]);
  });

  it('share no words with English, except for known ones', () => {
    const english = Object.values(stepExamples).flatMap(({ step }) =>
      wordsOf(withoutNames(writeWorkings([step], 'en'), [...placesOf([step]), ...namesInWorkings])),
    );
    const shared = english.map((word) => word.toLowerCase()).filter((word) => spanishWords.has(word));
    expect(english.length).toBeGreaterThan(150);
    expect(shared.filter((word) => !wordsOfBoth.has(word))).toEqual([]);
  });
});
