import { matchPath } from 'react-router-dom';
import { languageOf, otherLanguage, type Language } from './language';
import { fill, pageIds, paths, routePattern } from './paths';
import { slugIn } from './state-slugs';

/** The same page in the other language, or that language's home page when it has none. */
export function counterpart(pathname: string): string {
  const from = languageOf(pathname);
  const to = otherLanguage(from);
  for (const id of pageIds) {
    const match = matchPath(routePattern(id, from), pathname);
    if (match) return fill(routePattern(id, to), inLanguage(to, match.params));
  }
  return paths.home[to];
}

type Params = Readonly<Record<string, string | undefined>>;

/** The name of a state is part of its address. */
const inLanguage = (to: Language, params: Params): Params =>
  params['state'] === undefined ? params : { ...params, state: slugIn(to, params['state']) };
