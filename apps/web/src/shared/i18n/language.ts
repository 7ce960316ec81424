/** The languages of the site; the first is the one that needs no prefix in the address. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** `/es` and everything under `/es/` is Spanish, anything else English. */
export const languageOf = (pathname: string): Language => (/^\/es(\/|$)/.test(pathname) ? 'es' : 'en');

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'es' : 'en');
