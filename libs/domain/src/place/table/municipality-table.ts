import { fipsOfState, type CountyTable } from './county-table.js';
import { placeKey } from '../place-key.js';
import type { Municipality, Places } from '../places.js';

/** Texas's `201=977,157=23` → `48201` and `48157` with their shares; a county without a share has all of it. */
export const shareList = (
  text: string,
  state: string,
): readonly Readonly<{ fips: string; share: number }>[] =>
  text.split(',').map((part) => {
    const [code = '', thousandths] = part.split('=');
    return {
      fips: code.length === 3 ? fipsOfState(state) + code : code,
      share: thousandths === undefined ? 1 : Number(thousandths) / 1000,
    };
  });

type ByName = ReadonlyMap<string, readonly Municipality[]>;

/** A consolidated city-county is known by its city's name: `Nashville-Davidson`, `Louisville/Jefferson County`. */
const consolidated = /government|^urban county$|^County$|balance/;

const namesOf = ({ name, kind }: Municipality): readonly string[] => {
  const short = name.split(/[-/]/)[0];
  if (consolidated.test(kind) && short !== undefined && short !== name) return [name, short];
  return name.startsWith('Urban ') ? [name, name.slice('Urban '.length)] : [name];
};

function readState(line: string, kinds: readonly string[], { county }: CountyTable): ByName {
  const [state = '', ...entries] = line.split('|');
  const all = entries.flatMap((entry) => {
    const [name = '', kind, shares = ''] = entry.split(';');
    return shareList(shares, state).flatMap(({ fips, share }) => {
      const found = county(fips);
      return found ? [{ name, kind: kinds[Number(kind)] ?? '', county: found, share }] : [];
    });
  });
  const named = all.flatMap((municipality) =>
    namesOf(municipality).map((name) => ({ key: placeKey(name), municipality })),
  );
  const grouped = Map.groupBy(named, ({ key }) => key);
  return new Map(
    [...grouped].map(([key, of]) => [
      key,
      of.map(({ municipality }) => municipality).toSorted((one, other) => other.share - one.share),
    ]),
  );
}

/** Parses a state's municipalities on first use. */
export function municipalityTable(
  [kindLine = '', ...lines]: readonly string[],
  counties: CountyTable,
): Pick<Places, 'municipalitiesNamed'> {
  const kinds = kindLine.split('|');
  const lineOf = new Map(lines.map((line) => [line.slice(0, 2), line]));
  const states = new Map<string, ByName>();
  return {
    municipalitiesNamed(state, name) {
      const line = lineOf.get(state);
      if (line === undefined) return [];
      const byName = states.get(state) ?? readState(line, kinds, counties);
      states.set(state, byName);
      return byName.get(placeKey(name)) ?? [];
    },
  };
}
