// The data files as the engine reads them.
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseJurisdictionRules, parseNationalFees } from '../libs/domain/dist/closing-costs/index.js';
import { parsePlaces, placeFiles } from '../libs/domain/dist/place/index.js';

const folder = resolve(import.meta.dirname, '../libs/domain/data/closing-costs');
const read = async (name) => JSON.parse(await readFile(resolve(folder, `${name}.json`), 'utf8'));

const placesFolder = resolve(import.meta.dirname, '../libs/domain/data/places');

/** The texts of the place files, by name. */
export const readPlaceFiles = () =>
  Object.fromEntries(
    placeFiles.map((name) => [name, readFileSync(resolve(placesFolder, `${name}.txt`), 'utf8')]),
  );

export const readExamples = () => read('examples');

export async function readRuleBook() {
  const states = (await readdir(folder)).flatMap((file) => /^([A-Z]{2})\.json$/.exec(file)?.[1] ?? []);
  const files = await Promise.all(states.map(async (state) => [state, await read(state)]));
  return {
    national: parseNationalFees(await read('national')),
    jurisdictions: new Map(files.map(([state, file]) => [state, parseJurisdictionRules(file)])),
    places: parsePlaces(readPlaceFiles()),
  };
}
