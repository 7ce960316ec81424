import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { stateCodes } from '@closewise/domain/place';
import { jurisdictionFacts, type JurisdictionFacts } from './writer/jurisdiction-facts.js';

const { resolve } = createRequire(import.meta.url);
const known = new Map<string, JurisdictionFacts>();

/** The facts of a state, read and checked when first asked for; undefined when there is no such state. */
export function readJurisdictionFacts(state: string): JurisdictionFacts | undefined {
  if (!stateCodes.includes(state)) return undefined;
  const facts = known.get(state) ?? readFacts(state);
  known.set(state, facts);
  return facts;
}

const readFacts = (state: string): JurisdictionFacts =>
  jurisdictionFacts.parse(
    JSON.parse(readFileSync(resolve(`@closewise/domain/data/closing-costs/${state}.json`), 'utf8')),
  );
