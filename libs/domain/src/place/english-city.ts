import { placeKey } from './place-key.js';

/** Cities that Spanish names in its own way; the rules know them by the English name. */
const englishNames: Readonly<Record<string, string>> = {
  'nueva york': 'New York',
  'ciudad de nueva york': 'New York',
  filadelfia: 'Philadelphia',
  'nueva orleans': 'New Orleans',
  'nueva orleáns': 'New Orleans',
  'los ángeles': 'Los Angeles',
  'ciudad de kansas': 'Kansas City',
  'san agustín': 'St. Augustine',
};

/** The city's English name where Spanish has another, else the name as it was written. */
export const englishCity = (city: string | null): string | null =>
  city === null ? null : (englishNames[placeKey(city)] ?? city);
