import { matchPath } from 'react-router-dom';
import { languageOf, otherLanguage } from './language';
import { fill, pageIds, paths, routePattern } from './paths';

/** The same page in the other language, or that language's home page when it has none. */
export function counterpart(pathname: string): string {
  const from = languageOf(pathname);
  const to = otherLanguage(from);
  for (const id of pageIds) {
    const match = matchPath(routePattern(id, from), pathname);
    if (match) return fill(routePattern(id, to), match.params);
  }
  return paths.home[to];
}
