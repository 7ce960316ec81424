import { byLanguage, type Language, locales } from './language';

const rules = byLanguage((language) => new Intl.PluralRules(locales[language]));
const numbers = byLanguage((language) => new Intl.NumberFormat(locales[language]));

/** A count with its noun: `1 visit`, `1,200 visits`; Spanish uses `de` from a million on. */
export function formatCount(
  count: number,
  language: Language,
  { one, other }: Readonly<{ one: string; other: string }>,
): string {
  const form = rules[language].select(count);
  const noun = form === 'one' ? one : form === 'many' ? `de ${other}` : other;
  return `${numbers[language].format(count)} ${noun}`;
}
