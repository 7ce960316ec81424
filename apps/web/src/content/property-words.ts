import type { Language } from '../shared/i18n/language';
import en, { type PropertyWords } from './property-words.en';
import es from './property-words.es';

/** What the types of properties and loans are called. */
export const propertyWords: Readonly<Record<Language, PropertyWords>> = { en, es };
