import type { OldCountyTown, Places } from './places.js';
import { countyTable, type CountyTable } from './table/county-table.js';
import { municipalityTable } from './table/municipality-table.js';
import { zipTable } from './table/zip-table.js';

/** The texts of the files of data/places, by their names. */
export type PlaceFiles = Readonly<
  Record<'counties' | 'loan-limits' | 'zips' | 'municipalities' | 'connecticut-towns', string>
>;

/** The files that `parsePlaces` reads, each `data/places/<name>.txt`. */
export const placeFiles = [
  'counties',
  'loan-limits',
  'zips',
  'municipalities',
  'connecticut-towns',
] as const satisfies readonly (keyof PlaceFiles)[];

const linesOf = (text: string): readonly string[] => text.trimEnd().split('\n');

function connecticutTowns(text: string, { county }: CountyTable): readonly OldCountyTown[] {
  return linesOf(text).flatMap((line) => {
    const [town = '', oldCounty = '', fips = ''] = line.split('|');
    const found = county(fips);
    return found ? [{ town, oldCounty, county: found }] : [];
  });
}

/** The places by the texts of their files; each part is read when it is first asked for. */
export function parsePlaces(files: PlaceFiles): Places {
  const counties = countyTable(linesOf(files.counties), linesOf(files['loan-limits']));
  let towns: readonly OldCountyTown[] | undefined;
  return {
    ...counties,
    ...zipTable(linesOf(files.zips), counties),
    ...municipalityTable(linesOf(files.municipalities), counties),
    townsOfOldCounties(state) {
      if (state !== 'CT') return [];
      towns ??= connecticutTowns(files['connecticut-towns'], counties);
      return towns;
    },
  };
}
