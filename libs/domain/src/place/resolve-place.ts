import { personalDataIn } from '../events/index.js';
import { englishCity, splitStreetAndCity } from './street-and-city.js';
import { takeStateAndZip } from './state-and-zip.js';
import { stateOfZip } from './zip-ranges.js';
import { plainWords } from './place-key.js';

/** The parts of a raw address that its words and ZIP code reveal. */
export type Place = Readonly<{
  street: string | null;
  city: string | null;
  county: string | null;
  /** Two letters; null if neither the address nor its ZIP code names a state. */
  state: string | null;
  zip: string | null;
  /** The finest part recognized. */
  resolved: 'city' | 'county' | 'state' | 'none';
  /** Missing or contradictory parts, most important first. */
  problems: readonly PlaceProblem[];
  /** Why a place outside the 50 states and DC has no estimate; null with a state, or if unknown. */
  outside: 'territory' | 'military' | 'foreign' | null;
}>;

/** What the address leaves unclear, shown to the buyer before paying and again in the report. */
export const placeProblems = [
  'state-unknown',
  'post-office-box',
  'zip-missing',
  'zip-contradicts-state',
  'city-unknown',
] as const;
export type PlaceProblem = (typeof placeProblems)[number];

/** Longer than any address. State and ZIP code come last, so the end is kept. */
const longestAddress = 500;

/** `ZIP: 77002`, `código postal 77002`. */
const postalCodeWords = /(?<![\p{L}])(?:zip(?: ?code)?|c[oó]digo postal|c\. ?p\.)[:.]? ?(?=\d{5})/giu;

/** `Calle del Sol 5 en Laredo`: the city follows the last `en`. */
const spanishStreetIn =
  /((?<!\p{L})(?:calle|avenida|av\.?|camino|paseo|carretera|casa) [^,]*) en (?=\p{L})/iu;

const cleanAddress = (raw: string): string =>
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

/** A post office box receives mail; it is not a property for sale. */
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

/** `New York 10118` with no other city means the city. */
const cityNamedLikeState = (state: string | null, zip: string | null): string | null =>
  state === 'NY' && zip && /^10[0-2]/.test(zip) ? 'New York' : null;

/**
 * Cities are stored unencrypted, so anything that identifies a person, such as an email address, is not accepted as
 * one.
 */
function cityIn(written: string | null): string | null {
  const city = englishCity(written);
  return city === null || personalDataIn(city) !== null ? null : city;
}

/** Parses a US address as typed. Parts it does not name stay null; nothing is guessed. */
export function resolvePlace(rawAddress: string): Place {
  const { rest, state: written, zip } = takeStateAndZip(cleanAddress(rawAddress));
  const outside = written ? null : findOutside(rest, zip);
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

const territories =
  /(?:^|[\s,])(?:PR|VI|GU|AS|MP|puerto rico|guam|american samoa|virgin islands|u\.?s\.?v\.?i\.?|northern mariana islands)$/i;
const military = /(?:^|[\s,])(?:APO|FPO|DPO)(?:[\s,]|$)/i;

const territoryZip = /^(?:00[6-9]|969|96799)/;
const militaryZip = /^(?:09|340|96[2-6])/;

/** Country names that end an address, in English and Spanish. */
const countries =
  /(?:^| )(?:uk|u k|united kingdom|great britain|reino unido|canada|germany|alemania|deutschland|france|francia|spain|espana|portugal|italia|india|japan|japon|australia|new zealand|nueva zelanda|austria|switzerland|suiza|belgium|belgica|netherlands|paises bajos|sweden|suecia|russia|rusia|ukraine|ucrania|israel|united arab emirates|uae|saudi arabia|south africa|sudafrica|nigeria|kenya|singapore|hong kong|thailand|vietnam|south korea|korea|pakistan|bangladesh|philippines|filipinas|colombia|venezuela|argentina|ecuador|bolivia|chile|uruguay|paraguay|guatemala|honduras|el salvador|nicaragua|costa rica|dominican republic|republica dominicana)$/;

/** Country names that US towns share: `Mexico 65265`, `Jamaica 11432`. */
const alsoTowns =
  /(?:^| )(?:mexico|england|inglaterra|scotland|wales|ireland|irlanda|italy|china|brazil|brasil|jamaica|cuba|peru|panama|norway|denmark|poland|egypt|turkey|greece)$/;

function isForeign(text: string, zip: string | null): boolean {
  const words = plainWords(text.replace(/[,.]/g, ' '));
  return countries.test(words) || (zip === null && alsoTowns.test(words));
}

/** Classifies an address without a state by its ZIP code and last words. */
function findOutside(text: string, zip: string | null): Place['outside'] {
  if ((zip && militaryZip.test(zip)) || military.test(text)) return 'military';
  if ((zip && territoryZip.test(zip)) || territories.test(text)) return 'territory';
  return isForeign(text, zip) ? 'foreign' : null;
}
