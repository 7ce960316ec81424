import { joined, plainWords } from './place-key.js';
import type { County, OldCountyTown, Places } from './places.js';

/** The counties that a name may mean; the county of before 2022 where the name is that of one. */
export type CountiesNamed = Readonly<{ counties: readonly County[]; oldCounty: string | null }>;

/** What people call a county that has another name in law. */
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
  /** By the whole name, `baltimorecity`. */
  whole: ReadonlyMap<string, readonly County[]>;
  /** By the name without its legal form, `baltimore`. */
  bare: ReadonlyMap<string, readonly County[]>;
}>;

const bareName = (words: string): string => words.replace(form.test(words) ? form : cityForm, '');

const indexOf = (counties: readonly County[]): Index => ({
  whole: Map.groupBy(counties, ({ name }) => joined(plainWords(name))),
  bare: Map.groupBy(counties, ({ name }) => joined(bareName(plainWords(name)))),
});

const indexes = new WeakMap<readonly County[], Index>();

function indexFor(counties: readonly County[]): Index {
  const index = indexes.get(counties) ?? indexOf(counties);
  indexes.set(counties, index);
  return index;
}

const oldNamed = (words: string, towns: readonly OldCountyTown[]): CountiesNamed | null => {
  const key = joined(words.replace(form, ''));
  const of = towns.filter(({ oldCounty }) => joined(plainWords(oldCounty).replace(form, '')) === key);
  const oldCounty = of[0]?.oldCounty;
  return oldCounty === undefined
    ? null
    : { counties: [...new Set(of.map(({ county }) => county))], oldCounty };
};

/** The counties of the state that are called so in any legal form; a bare name may mean a county and a city. */
export function countiesNamed(places: Places, state: string, name: string): CountiesNamed {
  const words = plainWords(name).replace(/^city of (.+)$/, '$1 city');
  const { whole, bare } = indexFor(places.countiesOf(state));
  const stripped = joined(words.replace(form, ''));
  const other = otherNames.get(`${state} ${stripped}`);
  const exact = whole.get(joined(words)) ?? (other === undefined ? undefined : whole.get(other));
  if (exact) return { counties: exact, oldCounty: null };
  const old = oldNamed(words, places.townsOfOldCounties(state));
  if (old) return old;
  return { counties: bare.get(stripped) ?? whole.get(stripped) ?? [], oldCounty: null };
}
