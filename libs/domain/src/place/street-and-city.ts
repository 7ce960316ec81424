import { endOfStreet, endsLikeStreet, withoutLeadingUnit, wordKey } from './address-words.js';
import { placeKey } from './place-key.js';

type StreetAndCity = Readonly<{ street: string | null; city: string | null; county: string | null }>;

const isCityName = (parts: readonly string[]): boolean =>
  parts.length > 0 &&
  parts.length <= 5 &&
  parts.every((word) => /^\p{L}[\p{L}.'’-]*$/u.test(word)) &&
  parts.join('').length >= 3 &&
  !['unknown', 'none', 'null', 'undefined', 'tbd'].includes(parts.map(wordKey).join(' '));

const joined = (segments: readonly string[]): string | null => segments.filter(Boolean).join(', ') || null;

const wordsOf = (segment: string): readonly string[] => segment.split(' ').filter(Boolean);

/** Boroughs are counties in Alaska and towns in New Jersey and Pennsylvania. */
function countyOf(segment: string | undefined, state: string | null): string | null {
  const kinds = state === 'AK' ? /^(.{2,60}) (?:borough|census area)$/i : /^(.{2,60}) (?:county|parish)$/i;
  const match = kinds.exec(segment ?? '');
  return match?.[1] && isCityName(wordsOf(match[1])) ? match[1] : null;
}

/** A segment that starts with a house number holds the street and, without a comma, perhaps the city. */
function splitAtStreetEnd(before: readonly string[], parts: readonly string[]): StreetAndCity {
  const end = endOfStreet(parts);
  const city = end === null ? [] : parts.slice(end);
  const known = isCityName(city);
  return {
    street: joined([...before, (known ? parts.slice(0, end ?? 0) : parts).join(' ')]),
    city: known ? city.join(' ') : null,
    county: null,
  };
}

function cityLast(segments: readonly string[]): StreetAndCity {
  const before = segments.slice(0, -1);
  const parts = wordsOf(segments.at(-1) ?? '');
  if (/^\d/.test(parts[0] ?? '')) return splitAtStreetEnd(before, parts);
  const city = withoutLeadingUnit(parts);
  const unit = parts.slice(0, parts.length - city.length).join(' ');
  if (!isCityName(city) || endsLikeStreet(city))
    return { street: joined(segments), city: null, county: null };
  return { street: joined([...before, unit]), city: city.join(' '), county: null };
}

/** Splits the text before the state. Anything that might not be a city stays in the street. */
export function splitStreetAndCity(text: string, state: string | null): StreetAndCity {
  const segments = text
    .split(',')
    .map((segment) => segment.trim())
    .filter(Boolean);
  const county = countyOf(segments.at(-1), state);
  return county ? { ...cityLast(segments.slice(0, -1)), county } : cityLast(segments);
}

/** Cities with a Spanish name; the rules use the English one. */
const englishNames: ReadonlyMap<string, string> = new Map(
  [
    ['Nueva York', 'New York'],
    ['Ciudad de Nueva York', 'New York'],
    ['Filadelfia', 'Philadelphia'],
    ['Nueva Orleans', 'New Orleans'],
    ['Los Ángeles', 'Los Angeles'],
    ['Ciudad de Kansas', 'Kansas City'],
    ['San Agustín', 'St. Augustine'],
  ].map(([spanish, english]) => [placeKey(spanish ?? ''), english ?? '']),
);

/** The city's English name if it has a Spanish one; otherwise unchanged. */
export const englishCity = (city: string | null): string | null =>
  city === null ? null : (englishNames.get(placeKey(city)) ?? city);
