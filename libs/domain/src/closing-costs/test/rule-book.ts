import { readdirSync, readFileSync } from 'node:fs';
import { readPlaces } from '../../place/test/read-places.js';
import type { ClosingCostRuleBook } from '../estimate-closing-costs.js';
import { parseNationalFees } from '../market-fees/index.js';
import { parseJurisdictionRules } from '../rules/index.js';

const folder = new URL('../../../data/closing-costs/', import.meta.url);
const json = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));

let book: ClosingCostRuleBook | undefined;

/** The rule book of the data files, read once per process. */
export const readRuleBook = (): ClosingCostRuleBook => (book ??= parseRuleBook());

function parseRuleBook(): ClosingCostRuleBook {
  const states = readdirSync(folder).flatMap((file) => /^([A-Z]{2})\.json$/.exec(file)?.[1] ?? []);
  return {
    national: parseNationalFees(json('national')),
    jurisdictions: new Map(states.map((state) => [state, parseJurisdictionRules(json(state))])),
    places: readPlaces(),
  };
}
