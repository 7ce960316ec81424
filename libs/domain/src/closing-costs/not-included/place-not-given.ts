import type { Language } from '../../language/index.js';
import { type KnownPlace, isNamed, placeScopeCovers } from '../applicability/place-scope-covers.js';
import type { NotIncluded } from '../estimate.js';
import { nameOfJurisdiction, stateOf, type Jurisdiction } from '../jurisdiction/index.js';
import { memoizeByDay } from '../memoize.js';
import type { Purchase } from '../purchase.js';
import type { JurisdictionRules, PlaceScope, TaxRule } from '../rules/index.js';
import { highestAddedLocalTax } from '../taxes/highest-local-tax.js';
import { roundedDollars } from '../../money/index.js';
import { isInForce } from '../applicability/condition-holds.js';

const namedPlaces = 8;
const lists = { en: new Intl.ListFormat('en'), es: new Intl.ListFormat('es') } as const;

const unknown = {
  county: { en: 'The property’s county is not known.', es: 'No se conoce el condado de la propiedad.' },
  city: { en: 'The property’s city is not known.', es: 'No se conoce la ciudad de la propiedad.' },
  both: {
    en: 'The property’s county and city are not known.',
    es: 'No se conocen el condado ni la ciudad de la propiedad.',
  },
} as const;

const others = {
  en: (count: number): string => (count === 1 ? 'one other place' : `${count} other places`),
  es: (count: number): string => (count === 1 ? 'un lugar más' : `${count} lugares más`),
} as const;

function named(places: readonly Jurisdiction[], language: Language): string {
  const more = places.length - namedPlaces;
  const names = places.slice(0, namedPlaces);
  return lists[language].format([
    ...names.map((place) => nameOfJurisdiction(place, language)),
    ...(more > 0 ? [others[language](more)] : []),
  ]);
}

type Sentence = Pick<NotIncluded, Language>;

function usualTaxesSentence(state: string, estado: string, places: readonly Jurisdiction[]): Sentence {
  if (places.length === 0) {
    return {
      en: `The county or city taxes shown here are the usual ones in ${state}; where the property is, they may be different, and so may recording fees and property taxes.`,
      es: `Los impuestos del condado o la ciudad que se muestran son los usuales de ${estado}; pueden ser otros donde está la propiedad, igual que el registro y el impuesto a la propiedad.`,
    };
  }
  return {
    en: `The county or city taxes shown here are the usual ones in ${state}; where the property is, they may be different, or others may be added. Our data has other rates or taxes for ${named(places, 'en')}.`,
    es: `Los impuestos del condado o la ciudad que se muestran son los usuales de ${estado}; donde está la propiedad pueden ser otros o sumarse más. Nuestros datos tienen otras tasas o impuestos en estos lugares: ${named(places, 'es')}.`,
  };
}

function localTaxesSentence(state: string, estado: string, places: readonly Jurisdiction[]): Sentence {
  return {
    en: `Local taxes on a purchase or a mortgage, if there are any here, are not included. In ${state}, our data has such taxes for ${named(places, 'en')}.`,
    es: `Los impuestos locales sobre la compra o la hipoteca, si aquí los hay, no están incluidos. En ${estado}, nuestros datos tienen impuestos así en estos lugares: ${named(places, 'es')}.`,
  };
}

function noKnownTaxesSentence(state: string, estado: string, countyIsKnown: boolean): Sentence {
  const [tax, impuestos] = countyIsKnown
    ? ['city tax', 'impuestos de ciudades']
    : ['county or city tax', 'impuestos de condados o ciudades'];
  return {
    en: `Our data has no ${tax} on a purchase or a mortgage in ${state}, but recording fees and property taxes may differ from the state’s usual ones shown here.`,
    es: `Nuestros datos no tienen ${impuestos} sobre la compra o la hipoteca en ${estado}, pero el registro y el impuesto a la propiedad pueden diferir de los habituales del estado que se muestran.`,
  };
}

/** The District of Columbia is one county. */
const isOnePlace = ({ counties }: JurisdictionRules): boolean => counties.length === 1;

function sentencesOf(
  rules: JurisdictionRules,
  { county, city }: KnownPlace,
  closingDate: string,
): NotIncluded | null {
  const { name, taxes } = rules;
  const places = localTaxesNotPlaced(taxes, { county, city }, closingDate);
  if (places.length === 0 && (city !== null || isOnePlace(rules))) return null;
  const who = unknown[county === null ? (city === null ? 'both' : 'county') : 'city'];
  const estado = nameOfJurisdiction(stateOf(rules), 'es');
  const means = hasUsualLocalTax(taxes, closingDate)
    ? usualTaxesSentence(name, estado, places)
    : places.length > 0
      ? localTaxesSentence(name, estado, places)
      : noKnownTaxesSentence(name, estado, county !== null);
  return {
    reason: 'place-not-given',
    kind: null,
    en: `${who.en} ${means.en}`,
    es: `${who.es} ${means.es}`,
  };
}

const sentencesWithoutPlace = memoizeByDay((rules: JurisdictionRules, closingDate) =>
  sentencesOf(rules, { county: null, city: null }, closingDate),
);

/** Adds what taxes elsewhere would amount to, so that the buyer knows what is at stake. */
function withAmount(sentences: NotIncluded, rules: JurisdictionRules, purchase: Purchase): NotIncluded {
  const cents = highestAddedLocalTax(rules.taxes, purchase);
  if (cents === 0) return sentences;
  const amount = roundedDollars(cents);
  return {
    ...sentences,
    en: `${sentences.en} On this purchase they could add up to ${amount} to what you pay.`,
    es: `${sentences.es} En esta compra podrían sumar hasta ${amount} a lo que usted paga.`,
  };
}

/** What is missing because the county or city is unknown; null if it makes no difference. */
export function placeNotGiven(rules: JurisdictionRules, purchase: Purchase): NotIncluded | null {
  const { county, city, closingDate } = purchase;
  const sentences =
    county === null && city === null
      ? sentencesWithoutPlace(rules, closingDate)
      : sentencesOf(rules, purchase, closingDate);
  return sentences && withAmount(sentences, rules, purchase);
}

const isCountyTaxOf =
  (place: KnownPlace) =>
  ({ level, appliesIn }: TaxRule): boolean =>
    level === 'county' &&
    (appliesIn?.counties ?? appliesIn?.cities) !== undefined &&
    placeScopeCovers(appliesIn, place);

/** Cities listed next to counties are in them, or are counties themselves. */
const mayLieInCities = ({ counties, cities, cityCounty }: PlaceScope, { county }: KnownPlace): boolean =>
  cities !== undefined &&
  (county === null ||
    (counties === undefined && (cityCounty === undefined || isNamed(county, [cityCounty]))));

/** The places of a rule by its jurisdiction, or the listed ones if that is not a single place. */
function placesOf({ jurisdiction }: TaxRule, { counties = [], cities = [] }: PlaceScope): Jurisdiction[] {
  switch (jurisdiction.kind) {
    case 'of-property':
    case 'listed-counties':
    case 'listed-places':
    case 'non-gma-counties':
      return [
        ...counties.map((name): Jurisdiction => ({ kind: 'county', name })),
        ...cities.map((name): Jurisdiction => ({ kind: 'place', name })),
      ];
    case 'city':
    case 'town':
    case 'school-district':
    case 'land-trust':
    case 'agricultural-conservancy':
      return [{ kind: 'place', name: jurisdiction.name }];
    default:
      return [jurisdiction];
  }
}

const byName = (places: readonly Jurisdiction[]): Jurisdiction[] => [
  ...new Map(places.map((place) => [nameOfJurisdiction(place, 'en'), place])).values(),
];

/**
 * Counties and cities with their own taxes that the property might be in. A tax found by its city's name settles the
 * county too, as in Baltimore.
 */
export function localTaxesNotPlaced(
  rules: readonly TaxRule[],
  place: KnownPlace,
  closingDate: string,
): readonly Jurisdiction[] {
  if (place.county !== null && place.city !== null) return [];
  const inForce = rules.filter((rule) => isInForce(rule, closingDate));
  const countyIsOpen = place.county === null && !inForce.some(isCountyTaxOf(place));
  const places = inForce.flatMap((rule) => {
    const scope = rule.appliesIn;
    if (scope === null || placeScopeCovers(scope, place)) return [];
    const mayBeHere =
      (countyIsOpen && scope.counties !== undefined) || (place.city === null && mayLieInCities(scope, place));
    return mayBeHere ? placesOf(rule, scope) : [];
  });
  return byName(places);
}

/** Whether the state's rules apply a usual local rate to every place they do not name. */
const hasUsualLocalTax = (rules: readonly TaxRule[], closingDate: string): boolean =>
  rules.some(
    (rule) =>
      rule.level !== 'state' &&
      rule.kind !== 'other' &&
      isInForce(rule, closingDate) &&
      placeScopeCovers(rule.appliesIn, { county: null, city: null }),
  );
