import {
  estimateClosingCosts,
  type ClosingCostRuleBook,
  type JurisdictionRules,
} from '../closing-costs/index.js';
import { placeKey, type Municipality } from '../place/index.js';
import { type CountyCosts, type LocalCosts, localCostsOf, localKey } from './county-costs.js';
import { exampleInput } from './example-purchase.js';

/** A city or township whose taxes differ from the rest of its county. */
export type CityCosts = LocalCosts &
  Readonly<{
    city: string;
    /** Null for Pennsylvania townships, which are not in the place data. */
    county: CountyCosts | null;
  }>;

type Costing = Readonly<{
  rules: JurisdictionRules;
  book: ClosingCostRuleBook;
  today: string;
  counties: readonly CountyCosts[];
}>;

/** Place keys of alternative names for a town in the rules. */
const otherNames: ReadonlySet<string> = new Set(['blockisland', 'hiltonhead']);

/** Census-designated places have no government to levy a tax. */
const isGoverned = ({ kind }: Municipality): boolean => kind !== 'CDP';

const citiesNamed = ({ taxes }: JurisdictionRules): readonly string[] => {
  const names = taxes.flatMap(({ appliesIn }) => [
    ...(appliesIn?.cities ?? []),
    ...(appliesIn?.exceptCities ?? []),
  ]);
  const byKey = new Map(names.map((name) => [placeKey(name), name]));
  return [...byKey].flatMap(([key, name]) => (otherNames.has(key) ? [] : [name]));
};

/** The part of a municipality in its main county. */
const mostOf = (parts: readonly Municipality[]): Municipality | undefined =>
  parts.filter(isGoverned).toSorted((one, other) => other.share - one.share)[0];

function costsIn(name: string, { rules, book, today, counties }: Costing): CityCosts | null {
  const part = mostOf(book.places.municipalitiesNamed(rules.state, name));
  const county = counties.find((one) => one.county === part?.county.name) ?? null;
  const city = part?.name ?? name;
  const place = { city, insideCityLimits: true, ...(county && { county: county.county }) };
  const estimate = estimateClosingCosts({ ...exampleInput(rules.state), ...place }, book, today);
  const costs = localCostsOf(estimate);
  const elsewhere = new Set((county ? [county] : counties).map(localKey));
  return elsewhere.has(localKey(costs)) ? null : { ...costs, city, county };
}

/** Cities that the state's tax rules name and that differ from their county, by name. */
export const costsByCity = (costing: Costing): readonly CityCosts[] =>
  citiesNamed(costing.rules)
    .map((city) => costsIn(city, costing))
    .filter((city) => city !== null)
    .toSorted((one, other) => one.city.localeCompare(other.city, 'en'));
