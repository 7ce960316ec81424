import { joinWords, plainWords } from './place-key.js';
import type { County, OldCountyTown, Places } from './places.js';

/** The counties that a name can mean. `oldCounty` is the name of the pre-2022 Connecticut county, if it is one. */
export type CountyMatches = Readonly<{ counties: readonly County[]; oldCounty: string | null }>;

/** Common names of counties whose legal name differs. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['NY manhattan', 'newyorkcounty'],
  ['NY brooklyn', 'kingscounty'],
  ['NY thebronx', 'bronxcounty'],
  ['NY statenisland', 'richmondcounty'],
  ['FL dade', 'miamidadecounty'],
  ['DC washington', 'districtofcolumbia'],
]);

const form = / (?:county|parish|city and borough|borough|census area|municipality|planning region)$/;
const cityForm = / city$/;

type Index = Readonly<{
  /** By full name: `baltimorecity`. */
  whole: ReadonlyMap<string, readonly County[]>;
  /** By name without the legal form: `baltimore`. */
  bare: ReadonlyMap<string, readonly County[]>;
}>;

const bareName = (words: string): string => words.replace(form.test(words) ? form : cityForm, '');

const indexOf = (counties: readonly County[]): Index => ({
  whole: Map.groupBy(counties, ({ name }) => joinWords(plainWords(name))),
  bare: Map.groupBy(counties, ({ name }) => joinWords(bareName(plainWords(name)))),
});

const indexes = new WeakMap<readonly County[], Index>();

function indexFor(counties: readonly County[]): Index {
  const index = indexes.get(counties) ?? indexOf(counties);
  indexes.set(counties, index);
  return index;
}

const oldNamed = (words: string, towns: readonly OldCountyTown[]): CountyMatches | null => {
  const key = joinWords(words.replace(form, ''));
  const of = towns.filter(({ oldCounty }) => joinWords(plainWords(oldCounty).replace(form, '')) === key);
  const oldCounty = of[0]?.oldCounty;
  return oldCounty === undefined
    ? null
    : { counties: [...new Set(of.map(({ county }) => county))], oldCounty };
};

/** The state's counties with this name in any legal form; a bare name can mean both a county and a city. */
export function countiesNamed(places: Places, state: string, name: string): CountyMatches {
  const words = plainWords(name).replace(/^city of (.+)$/, '$1 city');
  const { whole, bare } = indexFor(places.countiesOf(state));
  const stripped = joinWords(words.replace(form, ''));
  const other = otherNames.get(`${state} ${stripped}`);
  const exact = whole.get(joinWords(words)) ?? (other === undefined ? undefined : whole.get(other));
  if (exact) return { counties: exact, oldCounty: null };
  const old = oldNamed(words, places.townsOfOldCounties(state));
  if (old) return old;
  return { counties: bare.get(stripped) ?? whole.get(stripped) ?? [], oldCounty: null };
}
