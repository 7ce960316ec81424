import { personalDataIn } from '../events/index.js';
import { englishCity } from './english-city.js';
import { outsideOf } from './outside.js';
import type { Place, PlaceProblem } from './place.js';
import { takeStateAndZip } from './state-and-zip.js';
import { splitStreetAndCity } from './street-and-city.js';
import { stateOfZip } from './zip-ranges.js';

/** Longer than any address; state and ZIP code stand at the end. */
const longestAddress = 500;

/** `ZIP: 77002`, `código postal 77002`. */
const postalCodeWords = /(?<![\p{L}])(?:zip(?: ?code)?|c[oó]digo postal|c\. ?p\.)[:.]? ?(?=\d{5})/giu;

/** `Calle del Sol 5 en Laredo`: what follows the last `en` is the city. */
const spanishStreetIn =
  /((?<!\p{L})(?:calle|avenida|av\.?|camino|paseo|carretera|casa) [^,]*) en (?=\p{L})/iu;

const cleaned = (raw: string): string =>
  raw
    .slice(-longestAddress)
    .replace(/[\r\n;|]+| [-–—] /g, ', ')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/ ?(?:, ?)+/g, ', ')
    .replace(postalCodeWords, '')
    .replace(spanishStreetIn, '$1, ')
    .trim();

/** `1600 Pennsylvania Ave NW, Washington 20500` names the city, not the state. */
const isCapitalCity = (state: string | null, zip: string | null): boolean =>
  state === 'WA' && zip !== null && stateOfZip(zip) === 'DC';

/** A box at a post office is where its owner gets mail, not a property that can be bought. */
const postOfficeBox =
  /^(?:p\.? ?o\.? ?box|post office box|apartado(?: postal)?)[ #]*\d[\w-]*(?:[^\w-]\D*)?$/i;

function problemsOf({
  street,
  state,
  city,
  zip,
}: Pick<Place, 'street' | 'state' | 'city' | 'zip'>): PlaceProblem[] {
  const problems: PlaceProblem[] = [];
  if (!state) problems.push('state-unknown');
  if (street && postOfficeBox.test(street)) problems.push('post-office-box');
  if (state && zip && stateOfZip(zip) !== state) problems.push('zip-contradicts-state');
  if (!city) problems.push('city-unknown');
  if (!zip) problems.push('zip-missing');
  return problems;
}

function finest(state: string | null, county: string | null, city: string | null): Place['resolved'] {
  if (!state) return 'none';
  if (city) return 'city';
  return county ? 'county' : 'state';
}

/** `New York 10118` without another city is the city of that name. */
const cityNamedLikeState = (state: string | null, zip: string | null): string | null =>
  state === 'NY' && zip && /^10[0-2]/.test(zip) ? 'New York' : null;

/** A city is kept in clear, so what names a person, such as an e-mail address in its place, is no city. */
function cityIn(written: string | null): string | null {
  const city = englishCity(written);
  return city === null || personalDataIn(city) !== null ? null : city;
}

/** Reads a US address as a person typed it. What it does not say stays null; nothing is guessed. */
export function resolvePlace(rawAddress: string): Place {
  const { rest, state: written, zip } = takeStateAndZip(cleaned(rawAddress));
  const outside = written ? null : outsideOf(rest, zip);
  const stateByZip = zip && outside !== 'foreign' ? stateOfZip(zip) : null;
  const state = isCapitalCity(written, zip) ? 'DC' : (written ?? stateByZip);
  const split = splitStreetAndCity(rest, state);
  const city = state === 'DC' ? 'Washington' : (cityIn(split.city) ?? cityNamedLikeState(state, zip));
  return {
    street: split.street,
    city,
    county: split.county,
    state,
    zip,
    resolved: finest(state, split.county, city),
    problems: problemsOf({ street: split.street, state, city, zip }),
    outside: state ? null : outside,
  };
}
