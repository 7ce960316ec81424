import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Injectable, Module } from '@nestjs/common';
import {
  parseJurisdictionRules,
  parseNationalFees,
  type ClosingCostRuleBook,
} from '@closewise/domain/closing-costs';
import { parsePlaces, placeFiles, stateCodes, type PlaceFiles, type Places } from '@closewise/domain/place';

const { resolve } = createRequire(import.meta.url);

const readText = (path: string): string => readFileSync(resolve(`@closewise/domain/data/${path}`), 'utf8');
const readData = (name: string): unknown => JSON.parse(readText(`closing-costs/${name}.json`));
const readPlaceFiles = (): PlaceFiles =>
  Object.fromEntries(placeFiles.map((name) => [name, readText(`places/${name}.txt`)])) as PlaceFiles;

type Jurisdiction =
  ClosingCostRuleBook['jurisdictions'] extends ReadonlyMap<string, infer Rules> ? Rules : never;

const jurisdictions = new Map<string, Jurisdiction>();
let national: ClosingCostRuleBook['national'] | undefined;
let knownPlaces: Places | undefined;

/** The data files for closing costs and places, each read and validated once per process, on first use. */
@Injectable()
export class ClosingCostRules {
  /** The rules of one state; without jurisdictions if the state is unknown. */
  forState(state: string): ClosingCostRuleBook {
    return this.bookOf(stateCodes.filter((code) => code === state));
  }

  /** The rules of the 50 states and DC. */
  all(): ClosingCostRuleBook {
    return this.bookOf(stateCodes);
  }

  /** The counties, ZIP codes and municipalities. */
  places(): Places {
    knownPlaces ??= parsePlaces(readPlaceFiles());
    return knownPlaces;
  }

  private bookOf(states: readonly string[]): ClosingCostRuleBook {
    national ??= parseNationalFees(readData('national'));
    return {
      national,
      places: this.places(),
      jurisdictions: new Map(states.map((state) => [state, this.jurisdictionOf(state)])),
    };
  }

  private jurisdictionOf(state: string): Jurisdiction {
    const known = jurisdictions.get(state);
    if (known) return known;
    const rules = parseJurisdictionRules(readData(state));
    jurisdictions.set(state, rules);
    return rules;
  }
}

/** Shares one instance of the data files. */
@Module({ providers: [ClosingCostRules], exports: [ClosingCostRules] })
export class ClosingCostRulesModule {}
