import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './child-process.mjs';

const data = join(root, 'libs/domain/data');
const built = (module) => join(root, `libs/domain/dist/${module}/index.js`);

/** The built engine, and the rules of all data files. */
export async function readRuleBook() {
  const { estimateClosingCosts, parseJurisdictionRules, parseNationalFees } = await import(
    built('closing-costs')
  );
  const { parsePlaces, placeFiles } = await import(built('place'));
  const text = (path) => readFileSync(join(data, path), 'utf8');
  const read = (name) => JSON.parse(text(`closing-costs/${name}.json`));
  const states = readdirSync(join(data, 'closing-costs')).flatMap(
    (file) => /^([A-Z]{2})\.json$/.exec(file)?.[1] ?? [],
  );
  const places = Object.fromEntries(placeFiles.map((name) => [name, text(`places/${name}.txt`)]));
  const rules = {
    national: parseNationalFees(read('national')),
    jurisdictions: new Map(states.sort().map((state) => [state, parseJurisdictionRules(read(state))])),
    places: parsePlaces(places),
  };
  return { estimateClosingCosts, rules };
}
