import { isNamed } from '../../applicability/place-scope-covers.js';
import type { JurisdictionRules, PlaceScope } from '../../rules/index.js';

const scopesOf = ({
  taxes,
  titleInsurance,
  recordingFees,
  gaps,
  propertyTax,
  homeownersInsurance,
}: JurisdictionRules): PlaceScope[] =>
  [
    ...taxes,
    ...titleInsurance.schedules,
    ...recordingFees.addOns,
    ...gaps,
    ...(propertyTax.otherUses ?? []),
    ...homeownersInsurance.perilAreas,
  ].flatMap(({ appliesIn }) => appliesIn ?? []);

const listed = (counties: readonly string[] | 'all others' | null): readonly string[] =>
  counties === null || counties === 'all others' ? [] : counties;

const countiesOf = (rules: JurisdictionRules): string[] => [
  ...scopesOf(rules).flatMap(({ counties = [], exceptCounties = [], cityCounty }) => [
    ...counties,
    ...exceptCounties,
    ...(cityCounty === undefined ? [] : [cityCounty]),
  ]),
  ...rules.recordingFees.byCounty.map(({ county }) => county),
  ...rules.propertyTax.billsByCounty.flatMap(({ counties }) => counties),
  ...rules.closingAgent.schedules.flatMap(({ counties }) => listed(counties)),
  ...rules.closingAgent.payerByCounty.flatMap(({ counties }) => counties),
  ...rules.titleInsurance.ownerPolicyPayerByCounty.flatMap(({ counties }) => listed(counties)),
];

const citiesOf = (rules: JurisdictionRules): string[] => [
  ...new Set(scopesOf(rules).flatMap(({ cities = [], exceptCities = [] }) => [...cities, ...exceptCities])),
];

/** Whether the names differ by one added, removed or replaced letter. */
function isOneLetterOff(name: string, other: string): boolean {
  const [short, long] = name.length <= other.length ? [name, other] : [other, name];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  return short.slice(same + (long.length === short.length ? 1 : 0)) === long.slice(same + 1);
}

/** Different places whose names differ by one letter. */
const twins = new Set(['Bedford Bradford']);

function misspelledCities(rules: JurisdictionRules): string[] {
  const cities = citiesOf(rules);
  return cities.flatMap((city, index) =>
    cities
      .slice(index + 1)
      .filter((other) => isOneLetterOff(city.toLowerCase(), other.toLowerCase()))
      .filter((other) => !twins.has([city, other].toSorted().join(' ')))
      .map((other) => `${city} and ${other} are one letter apart`),
  );
}

/** Unknown counties, and cities that look like misspellings of each other. */
export const placeFaults = (rules: JurisdictionRules): string[] => [
  ...countiesOf(rules)
    .filter((county) => !isNamed(county, rules.counties))
    .map((county) => `${rules.name} has no county ${county}`),
  ...misspelledCities(rules),
];
