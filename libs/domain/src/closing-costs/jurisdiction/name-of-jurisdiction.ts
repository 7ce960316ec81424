import { english } from './english.js';
import type { Jurisdiction, Places, PlaceWords } from './jurisdiction.js';
import { spanish } from './spanish.js';

const languages = { en: english, es: spanish } as const satisfies Readonly<Record<string, Places>>;
type Language = keyof typeof languages;

function wordsOf(place: Jurisdiction, language: Language): PlaceWords {
  const write = languages[language][place.kind] as (some: Jurisdiction) => PlaceWords;
  return write(place);
}

/** The place's name: `Cook County`, `condado de Cook`. */
export const nameOfJurisdiction = (place: Jurisdiction, language: Language): string =>
  wordsOf(place, language).name;

/** With a preposition: `in Cook County`, `in the City of Norfolk`. */
export const inJurisdiction = (place: Jurisdiction): string => wordsOf(place, 'en').of.replace(/^of /, 'in ');

/** After a noun: `of the City of Los Angeles`, `de la ciudad de Los Angeles`. */
export const ofJurisdiction = (place: Jurisdiction, language: Language): string =>
  wordsOf(place, language).of;
