import type { OldCountyTown, Places } from './places.js';
import { countyTable, type CountyTable } from './table/county-table.js';
import { municipalityTable } from './table/municipality-table.js';
import { zipTable } from './table/zip-table.js';

/** Contents of the files in data/places, by name. */
export type PlaceFiles = Readonly<
  Record<'counties' | 'loan-limits' | 'zips' | 'municipalities' | 'connecticut-towns', string>
>;

/** Files that `parsePlaces` reads, each `data/places/<name>.txt`. */
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

/** Parses the contents of the place files, each part on first use. */
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
