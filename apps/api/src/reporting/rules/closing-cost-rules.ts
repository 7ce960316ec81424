import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Injectable } from '@nestjs/common';
import {
  parseJurisdictionRules,
  parseNationalFees,
  type ClosingCostRuleBook,
} from '@closewise/domain/closing-costs';
import { stateCodes } from '@closewise/domain/place';

const { resolve } = createRequire(import.meta.url);

const readData = (name: string): unknown =>
  JSON.parse(readFileSync(resolve(`@closewise/domain/data/closing-costs/${name}.json`), 'utf8'));

type Jurisdiction =
  ClosingCostRuleBook['jurisdictions'] extends ReadonlyMap<string, infer Rules> ? Rules : never;

/** The closing-cost data files, each read and checked once, when first asked for. */
@Injectable()
export class ClosingCostRules {
  private readonly jurisdictions = new Map<string, Jurisdiction>();
  private national: ClosingCostRuleBook['national'] | undefined;

  /** The rules of one state; of none when there is no such state. */
  forState(state: string): ClosingCostRuleBook {
    return this.bookOf(stateCodes.filter((code) => code === state));
  }

  /** The rules of the 50 states and DC. */
  all(): ClosingCostRuleBook {
    return this.bookOf(stateCodes);
  }

  private bookOf(states: readonly string[]): ClosingCostRuleBook {
    this.national ??= parseNationalFees(readData('national'));
    return {
      national: this.national,
      jurisdictions: new Map(states.map((state) => [state, this.jurisdictionOf(state)])),
    };
  }

  private jurisdictionOf(state: string): Jurisdiction {
    const known = this.jurisdictions.get(state);
    if (known) return known;
    const rules = parseJurisdictionRules(readData(state));
    this.jurisdictions.set(state, rules);
    return rules;
  }
}
