import { placeKey } from './place-key.js';

/** Cities that Spanish names in its own way; the rules know them by the English name. */
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

/** The city's English name where Spanish has another, else the name as it was written. */
export const englishCity = (city: string | null): string | null =>
  city === null ? null : (englishNames.get(placeKey(city)) ?? city);
