import {
  type FactAnswer,
  type NeighbourhoodStatistics,
  inCents,
  shareOf,
  type SurveyEstimate,
} from '@closewise/domain/property-facts';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.js';
import { Neighbourhoods } from './ports.js';
import type { ProviderClient } from './provider-client.js';
import { ProviderFailure } from './provider-answer.js';

/** Detailed tables of the American Community Survey. We read the estimate (E) and the margin of error (M) of each. */
const surveyVariables = {
  medianHomeValue: 'B25077_001',
  medianPropertyTax: 'B25103_001',
  medianHouseholdIncome: 'B19013_001',
  medianRent: 'B25064_001',
  medianYearBuilt: 'B25035_001',
  occupiedHomes: 'B25003_001',
  ownerOccupiedHomes: 'B25003_002',
  homes: 'B25002_001',
  vacantHomes: 'B25002_003',
} as const;
type SurveyVariable = keyof typeof surveyVariables;

/**
 * Upper ends of the lowest intervals, which are open downwards: a median within one is reported as `or less`. All other
 * open intervals are open upwards.
 */
const lowestMedians: Readonly<Partial<Record<SurveyVariable, number>>> = {
  medianHomeValue: 9_999,
  medianPropertyTax: 199,
  medianHouseholdIncome: 2_499,
  medianRent: 99,
  medianYearBuilt: 1939,
};

/** The last of the survey's five years. */
const surveyYear = 2023;
const surveyYears = `${surveyYear - 4}-${surveyYear}`;

/**
 * The American Community Survey of the Census Bureau, five-year estimates of a tract. Written from
 * https://www.census.gov/data/developers/data-sets/acs-5year.html; without a key the Bureau allows 500 requests a day.
 * Not yet run against the live service.
 */
export class CensusNeighbourhoods extends Neighbourhoods {
  constructor(
    private readonly client: ProviderClient,
    private readonly origin: string,
    private readonly key: string | null,
    private readonly clock: Clock,
  ) {
    super();
  }

  override findStatistics(
    tractFips: string,
    signal: AbortSignal,
  ): Promise<FactAnswer<NeighbourhoodStatistics>> {
    return this.client.answer(async () => {
      const question = { url: this.query(tractFips), schema: surveyAnswer, statuses: [204] };
      const table = await this.client.ask(question, signal);
      const source = this.source();
      if (!table) return { status: 'none', because: 'nothing-recorded', source };
      const fact = readStatistics(table, tractFips, surveyYears);
      if (!fact) throw new ProviderFailure('changed', 'answers without some of the requested variables');
      return saysSomething(fact)
        ? { status: 'found', fact, source }
        : { status: 'none', because: 'nothing-recorded', source };
    });
  }

  private query(tractFips: string): URL {
    const url = new URL(`/data/${surveyYear}/acs/acs5`, this.origin);
    const variables = Object.values(surveyVariables).flatMap((name) => [`${name}E`, `${name}M`]);
    url.search = new URLSearchParams({
      get: ['NAME', ...variables].join(','),
      for: `tract:${tractFips.slice(5)}`,
      in: `state:${tractFips.slice(0, 2)} county:${tractFips.slice(2, 5)}`,
      ...(this.key ? { key: this.key } : {}),
    }).toString();
    return url;
  }

  private source() {
    return {
      publisher: 'U.S. Census Bureau',
      title: 'American Community Survey, 5-year estimates',
      url: 'https://www.census.gov/programs-surveys/acs',
      retrievedOn: this.clock.now().toISOString().slice(0, 10),
      vintage: surveyYears,
    };
  }
}

/** A table of two rows: the column names, and the tract's values as text. */
const table = z.tuple([z.array(z.string()), z.array(z.union([z.string(), z.number(), z.null()]))]);
type Table = z.infer<typeof table>;

/** Null if the survey does not know the tract. */
const surveyAnswer = table.nullable();

/**
 * Negative numbers are annotations (see `Notes on ACS Estimate and Annotation Values`): too few homes for an estimate, a
 * median in an open interval (margin -333333333), a controlled estimate without error (margin -555555555).
 */
const openInterval = -333_333_333;
const controlled = -555_555_555;

/** Null if a variable is missing, which means that the table's shape has changed. */
function readStatistics(
  [names, values]: Table,
  tractFips: string,
  years: string,
): NeighbourhoodStatistics | null {
  const column = (name: string): string | number | null | undefined => {
    const index = names.indexOf(name);
    return index < 0 ? undefined : values[index];
  };
  const tract = column('NAME');
  const wanted = Object.values(surveyVariables).flatMap((variable) => [`${variable}E`, `${variable}M`]);
  if (typeof tract !== 'string' || wanted.some((name) => column(name) === undefined)) return null;
  const estimate = (variable: SurveyVariable): SurveyEstimate | null =>
    estimateOf(
      variable,
      numberOf(column(`${surveyVariables[variable]}E`)),
      numberOf(column(`${surveyVariables[variable]}M`)),
    );
  const dollars = (variable: SurveyVariable) => mapped(estimate(variable), inCents);
  const share = (part: SurveyVariable, whole: SurveyVariable) =>
    mapped(estimate(part), (some) => mapped(estimate(whole), (all) => shareOf(some, all)));
  return {
    tract: tract.split(/[;,]/)[0]?.trim() || tract,
    tractFips,
    years,
    medianHomeValueCents: dollars('medianHomeValue'),
    medianPropertyTaxCents: dollars('medianPropertyTax'),
    medianHouseholdIncomeCents: dollars('medianHouseholdIncome'),
    medianRentCents: dollars('medianRent'),
    ownerOccupiedPercent: share('ownerOccupiedHomes', 'occupiedHomes'),
    vacantPercent: share('vacantHomes', 'homes'),
    medianYearBuilt: estimate('medianYearBuilt'),
  };
}

/** Whether the survey has any figure for the tract. */
const saysSomething = (statistics: NeighbourhoodStatistics): boolean =>
  Object.values(statistics).some((figure) => typeof figure === 'object' && figure !== null);

const mapped = <From, To>(from: From | null, map: (from: From) => To | null): To | null =>
  from === null ? null : map(from);

const numberOf = (cell: string | number | null | undefined): number | null =>
  cell === null || cell === undefined || cell === '' || Number.isNaN(Number(cell)) ? null : Number(cell);

function estimateOf(
  variable: SurveyVariable,
  value: number | null,
  margin: number | null,
): SurveyEstimate | null {
  if (value === null || value < 0) return null;
  if (margin === openInterval) {
    const lowest = lowestMedians[variable] ?? -1;
    return value <= lowest + 1
      ? { value: lowest, marginOfError: null, openEnd: 'or-less' }
      : { value: value - (value % 10 === 1 ? 1 : 0), marginOfError: null, openEnd: 'or-more' };
  }
  if (margin === controlled) return { value, marginOfError: 0, openEnd: null };
  return { value, marginOfError: margin === null || margin < 0 ? null : margin, openEnd: null };
}
