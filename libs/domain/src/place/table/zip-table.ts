import { placeKey } from '../place-key.js';
import type { CountyShare, Places } from '../places.js';
import type { CountyTable } from './county-table.js';
import { shareList } from './municipality-table.js';

type ZipEntry = Readonly<{ city: ReturnType<Places['cityOfZip']>; counties: readonly CountyShare[] }>;
type Prefix = ReadonlyMap<string, ZipEntry>;

export type ZipTable = Pick<Places, 'countiesOfZip' | 'cityOfZip' | 'countiesOfMailingCity' | 'zipCodes'>;

const cityOf = (written: string | undefined, state: string): ZipEntry['city'] => {
  if (written === undefined) return null;
  const [city = '', elsewhere] = written.split('@');
  return { state: elsewhere ?? state, city };
};

function readPrefix(line: string, { county }: CountyTable): Prefix {
  const [prefix = '', state = '', cities = '', entries = ''] = line.split('|');
  const names = cities.split(';');
  return new Map(
    entries.split(';').map((entry) => {
      const [ending = '', city = '', shares = ''] = entry.split(':');
      const counties = shareList(shares, state).flatMap(({ fips, share }) => {
        const found = county(fips);
        return found ? [{ county: found, share }] : [];
      });
      return [prefix + ending, { city: city === '' ? null : cityOf(names[Number(city)], state), counties }];
    }),
  );
}

/** The mean of several county distributions, largest share first. */
function meanShares(all: readonly (readonly CountyShare[])[]): readonly CountyShare[] {
  const sums = new Map<string, CountyShare>();
  for (const { county, share } of all.flat()) {
    sums.set(county.fips, { county, share: (sums.get(county.fips)?.share ?? 0) + share / all.length });
  }
  return [...sums.values()].toSorted((one, other) => other.share - one.share);
}

/** Parses the ZIP codes of a prefix on first use. */
export function zipTable(lines: readonly string[], counties: CountyTable): ZipTable {
  const lineOf = new Map(lines.map((line) => [line.slice(0, 3), line]));
  const prefixes = new Map<string, Prefix>();
  const mailingCities = new Map<string, ReadonlyMap<string, readonly CountyShare[]>>();
  const prefixOf = (prefix: string): Prefix | undefined => {
    const line = lineOf.get(prefix);
    const read = prefixes.get(prefix) ?? (line === undefined ? undefined : readPrefix(line, counties));
    if (read) prefixes.set(prefix, read);
    return read;
  };
  const entryOf = (zip: string): ZipEntry | undefined => prefixOf(zip.slice(0, 3))?.get(zip.slice(0, 5));
  const mailingCitiesOf = (state: string): ReadonlyMap<string, readonly CountyShare[]> => {
    const entries = lines
      .filter((line) => line.slice(4, 6) === state)
      .flatMap((line) => [...(prefixOf(line.slice(0, 3))?.values() ?? [])]);
    const byCity = Map.groupBy(entries, ({ city }) => (city?.state === state ? placeKey(city.city) : ''));
    return new Map([...byCity].map(([city, of]) => [city, meanShares(of.map((entry) => entry.counties))]));
  };
  return {
    countiesOfZip: (zip) => entryOf(zip)?.counties ?? [],
    cityOfZip: (zip) => entryOf(zip)?.city ?? null,
    countiesOfMailingCity(state, name) {
      const cities = mailingCities.get(state) ?? mailingCitiesOf(state);
      mailingCities.set(state, cities);
      return cities.get(placeKey(name)) ?? [];
    },
    zipCodes: () => [...lineOf.keys()].flatMap((prefix) => [...(prefixOf(prefix)?.keys() ?? [])]),
  };
}
