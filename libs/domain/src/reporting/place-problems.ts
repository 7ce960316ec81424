import type { Place, PlaceProblem, Places } from '../place/index.js';

/**
 * What an address left unclear. A ZIP code of another state would have been refused; one that nobody knows is as good as
 * none, and one that is known names a city.
 */
export function placeProblemsOf(
  { problems, zip }: Pick<Place, 'problems' | 'zip'>,
  unknown: 'zip-unknown' | null,
  places: Places,
): PlaceProblem[] {
  const settled = new Set<PlaceProblem>(['zip-contradicts-state']);
  if (zip && places.cityOfZip(zip)) settled.add('city-unknown');
  const said = problems.filter((problem) => !settled.has(problem));
  return unknown && !said.includes('zip-missing') ? [...said, 'zip-missing'] : said;
}
