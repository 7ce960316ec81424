import type { Language } from '../../shared/i18n/language';

const article = { en: 'the', es: 'el' } as const;

/** A state's name as it stands after 'in': the one that is a district has an article. */
export const afterIn = (name: string, language: Language): string =>
  /^Distri(ct|to) /.test(name) ? `${article[language]} ${name}` : name;
