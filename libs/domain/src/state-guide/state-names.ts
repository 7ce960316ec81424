import { nameOfJurisdiction, stateOf, type Bilingual } from '../closing-costs/index.js';
import { stateCodes, stateNames } from '../place/index.js';

export type GuideLanguage = keyof Bilingual;

/** The state's name in each language. */
export function stateName(state: string): Bilingual {
  const place = stateOf({ state, name: stateNames[state]?.[0] ?? state });
  return { en: nameOfJurisdiction(place, 'en'), es: nameOfJurisdiction(place, 'es') };
}

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-');

/** The state's page slug: `new-york`, `nueva-york`. */
export function stateSlug(state: string): Bilingual {
  const { en, es } = stateName(state);
  return { en: slugOf(en), es: slugOf(es) };
}

const bySlug: Readonly<Record<GuideLanguage, ReadonlyMap<string, string>>> = {
  en: new Map(stateCodes.map((state) => [stateSlug(state).en, state])),
  es: new Map(stateCodes.map((state) => [stateSlug(state).es, state])),
};

/** The postal code for a page slug of that language; null if unknown. */
export const stateOfSlug = (slug: string, language: GuideLanguage): string | null =>
  bySlug[language].get(slug) ?? null;
