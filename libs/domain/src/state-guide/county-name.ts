import { countyAsPublished, nameOfJurisdiction, type Bilingual } from '../closing-costs/index.js';
import type { County } from '../place/index.js';

/** Legal forms of Alaska and Connecticut, which Spanish puts before the name. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/^(.+) City and Borough$/, 'ciudad y borough de'],
  [/^(.+) Borough$/, 'borough de'],
  [/^(.+) Census Area$/, 'área censal de'],
  [/^(.+) Municipality$/, 'municipalidad de'],
  [/^(.+) Planning Region$/, 'región de planificación de'],
];

function spanishName(county: County): string {
  for (const [form, words] of forms) {
    const name = form.exec(county.name)?.[1];
    if (name !== undefined) return `${words} ${name}`;
  }
  return nameOfJurisdiction(countyAsPublished(county), 'es');
}

/** A county or its equivalent as each language calls it: `Harris County`, `condado de Harris`. */
export const countyName = (county: County): Bilingual => ({
  en: nameOfJurisdiction(countyAsPublished(county), 'en'),
  es: spanishName(county),
});
