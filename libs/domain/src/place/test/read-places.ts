import { readFileSync } from 'node:fs';
import { parsePlaces, placeFiles, type PlaceFiles } from '../parse-places.js';
import type { Places } from '../places.js';

const folder = new URL('../../../data/places/', import.meta.url);
const textOf = (name: string): string => readFileSync(new URL(`${name}.txt`, folder), 'utf8');

export const readPlaceFiles = (): PlaceFiles =>
  Object.fromEntries(placeFiles.map((name) => [name, textOf(name)])) as PlaceFiles;

let places: Places | undefined;

/** Read once per process. */
export const readPlaces = (): Places => (places ??= parsePlaces(readPlaceFiles()));
