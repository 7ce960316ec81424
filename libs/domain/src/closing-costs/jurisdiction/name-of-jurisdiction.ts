import { english } from './english.js';
import type { Jurisdiction } from './jurisdiction.js';
import type { Places, PlaceWords } from './places.js';
import { spanish } from './spanish.js';

const languages = { en: english, es: spanish } as const satisfies Readonly<Record<string, Places>>;
type Language = keyof typeof languages;

function wordsOf(place: Jurisdiction, language: Language): PlaceWords {
  const write = languages[language][place.kind] as (some: Jurisdiction) => PlaceWords;
  return write(place);
}

/** The place in one language: `Cook County`, `condado de Cook`. */
export const nameOfJurisdiction = (place: Jurisdiction, language: Language): string =>
  wordsOf(place, language).name;

/** Where it is: `in Cook County`, `in the City of Norfolk`. */
export const inJurisdiction = (place: Jurisdiction): string => wordsOf(place, 'en').of.replace(/^of /, 'in ');

/** The place as it stands after a noun: `of the City of Los Angeles`, `de la ciudad de Los Angeles`. */
export const ofJurisdiction = (place: Jurisdiction, language: Language): string =>
  wordsOf(place, language).of;
