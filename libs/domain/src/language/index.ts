/** Every language of the site, the reports, the emails and the blog. The first is the default. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** Addresses in the default language have no prefix; those in another start with its code. */
export const defaultLanguage: Language = languages[0];

/** BCP 47 tags for dates, numbers and plurals; every page is for buyers in the United States. */
export const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/** Each language's own name, as a language switch shows it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** The language of an address: `/es` and everything under `/es/` is Spanish. */
export function languageOf(pathname: string): Language {
  const [, prefix] = pathname.split('/', 2);
  return languages.find((language) => language === prefix) ?? defaultLanguage;
}

/** One value per language. */
export const byLanguage = <Value>(make: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>;
