import { z } from 'zod';
import {
  inCents,
  shareOf,
  type NeighbourhoodStatistics,
  type SurveyEstimate,
} from '@closewise/domain/property-facts';
import { lowestMedians, surveyVariables, type SurveyVariable } from './survey-variables.js';

/** A table of two lines: the names of the columns, and the values of the tract as text. */
const table = z.tuple([z.array(z.string()), z.array(z.union([z.string(), z.number(), z.null()]))]);
type Table = z.infer<typeof table>;

/** Null of a tract that the survey does not know. */
export const surveyAnswer = table.nullable();

/**
 * The Bureau writes negative numbers where there is none (`Notes on ACS Estimate and Annotation Values`): no estimate of so few
 * homes, a median in an open interval (margin -333333333), a controlled estimate without error (margin -555555555).
 */
const openInterval = -333_333_333;
const controlled = -555_555_555;

/** Null when a variable is missing from the table: its shape has changed. */
export function readStatistics(
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

/** Whether the survey tells anything of the tract. */
export const saysSomething = (statistics: NeighbourhoodStatistics): boolean =>
  Object.values(statistics).some((told) => typeof told === 'object' && told !== null);

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
