import type { NotIncluded } from '../estimate.js';
import type { Purchase } from '../purchase.js';
import type { JurisdictionRules } from '../rules/index.js';
import { localTaxesNotPlaced } from './local-taxes-not-placed.js';

const namedPlaces = 8;
const lists = { en: new Intl.ListFormat('en'), es: new Intl.ListFormat('es') } as const;

const unknown = {
  county: { en: 'The county of the property is not known.', es: 'No se conoce el condado de la propiedad.' },
  city: { en: 'The city of the property is not known.', es: 'No se conoce la ciudad de la propiedad.' },
  both: {
    en: 'The county and the city of the property are not known.',
    es: 'No se conocen el condado ni la ciudad de la propiedad.',
  },
} as const;

const others = {
  en: (count: number): string => (count === 1 ? 'one other place' : `${count} other places`),
  es: (count: number): string => (count === 1 ? 'un lugar más' : `${count} lugares más`),
} as const;

function named(places: readonly string[], language: 'en' | 'es'): string {
  const more = places.length - namedPlaces;
  return lists[language].format([
    ...places.slice(0, namedPlaces),
    ...(more > 0 ? [others[language](more)] : []),
  ]);
}

function whatItMeans(state: string, places: readonly string[]): Pick<NotIncluded, 'en' | 'es'> {
  if (places.length === 0) {
    return {
      en: `Our data has no county or city tax on a purchase or a mortgage in ${state}, but recording fees and property taxes may differ from the state’s usual ones shown here.`,
      es: `Nuestros datos no tienen impuestos de condados o ciudades sobre la compra o la hipoteca en ${state}, pero el registro y el impuesto a la propiedad pueden diferir de los habituales del estado que se muestran.`,
    };
  }
  return {
    en: `Local taxes on a purchase or a mortgage, if there are any here, are not included. In ${state} our data has such taxes for ${named(places, 'en')}.`,
    es: `Los impuestos locales sobre la compra o la hipoteca, si aquí los hay, no están incluidos. En ${state}, nuestros datos tienen impuestos así para ${named(places, 'es')}.`,
  };
}

/** Where nothing of the place is given, the answer depends on the closing date alone. */
const lastOfState = new WeakMap<JurisdictionRules, { closingDate: string; answer: NotIncluded | null }>();

/** What is missing because the county or the city is not given; null when that changes nothing. */
export function placeNotGiven(rules: JurisdictionRules, purchase: Purchase): NotIncluded | null {
  const { county, city, closingDate } = purchase;
  if (county !== null || city !== null) return sentencesOf(rules, purchase);
  const last = lastOfState.get(rules);
  if (last?.closingDate === closingDate) return last.answer;
  const answer = sentencesOf(rules, purchase);
  lastOfState.set(rules, { closingDate, answer });
  return answer;
}

function sentencesOf({ name, taxes }: JurisdictionRules, purchase: Purchase): NotIncluded | null {
  const { county, city, closingDate } = purchase;
  const places = localTaxesNotPlaced(taxes, purchase, closingDate);
  if (city !== null && places.length === 0) return null;
  const who = unknown[county === null ? (city === null ? 'both' : 'county') : 'city'];
  const means = whatItMeans(name, places);
  return {
    reason: 'place-not-given',
    kind: null,
    en: `${who.en} ${means.en}`,
    es: `${who.es} ${means.es}`,
  };
}
