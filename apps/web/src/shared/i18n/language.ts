import { defaultLanguage, languages, type Language } from '@closewise/domain/language';

export {
  byLanguage,
  defaultLanguage,
  languageNames,
  languageOf,
  languages,
  locales,
  type Language,
} from '@closewise/domain/language';

export const otherLanguages = (language: Language): readonly Language[] =>
  languages.filter((other) => other !== language);

/** The language shown next to this one: Spanish next to English, English next to any other. */
export const pairedLanguage = (language: Language): Language =>
  language === defaultLanguage ? 'es' : defaultLanguage;

/** For links to pages that exist in English only: `en`, unless the link is on an English page. */
export const hrefLangOfEnglish = (language: Language): 'en' | undefined =>
  language === 'en' ? undefined : 'en';
