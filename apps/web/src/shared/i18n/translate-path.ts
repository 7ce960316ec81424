import { matchPath } from 'react-router-dom';
import { type Language, languageOf } from './language';
import { fill, pageIds, paths, routePattern } from './paths';

/** The path of the same page in another language, or that language's home page when it has no such page. */
export function translatePath(pathname: string, to: Language): string {
  const from = languageOf(pathname);
  for (const id of pageIds) {
    const match = matchPath(routePattern(id, from), pathname);
    if (match) return fill(routePattern(id, to), translateParams(match.params, from, to));
  }
  return paths.home[to];
}

type Params = Readonly<Record<string, string | undefined>>;

const translateParams = (params: Params, from: Language, to: Language): Params =>
  params['state'] === undefined
    ? params
    : { ...params, state: translateStateSlug(params['state'], from, to) };

/** State names in addresses that differ from the English name, by the English one. */
const stateSlugs: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  es: {
    'district-of-columbia': 'distrito-de-columbia',
    hawaii: 'hawai',
    louisiana: 'luisiana',
    'new-hampshire': 'nuevo-hampshire',
    'new-jersey': 'nueva-jersey',
    'new-mexico': 'nuevo-mexico',
    'new-york': 'nueva-york',
    'north-carolina': 'carolina-del-norte',
    'north-dakota': 'dakota-del-norte',
    pennsylvania: 'pensilvania',
    'south-carolina': 'carolina-del-sur',
    'south-dakota': 'dakota-del-sur',
    'west-virginia': 'virginia-occidental',
  },
};

export function translateStateSlug(slug: string, from: Language, to: Language): string {
  const english = Object.entries(stateSlugs[from]).find(([, translated]) => translated === slug)?.[0] ?? slug;
  return stateSlugs[to][english] ?? english;
}
