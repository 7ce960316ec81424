import type { RulesOfDay } from '../address-change.js';
import type { ChangeResult } from '../apply-changes.js';
import type { InputProblem } from '../input-problem.js';
import { type ReportBasis, type InputChanges, inputsOf, inputFields } from '../report-inputs.js';
import { contractProblems, propertyProblems } from './property-problems.js';
import { loanProblems, programProblems } from './loan-problems.js';
import { addressProblems, placeContradictions } from './place-problems.js';

/** All problems of a version; several may be about one field. */
function problemsOf(basis: ReportBasis, changes: InputChanges, day: RulesOfDay): InputProblem[] {
  const inputs = inputsOf(basis);
  const own = [
    ...propertyProblems(inputs),
    ...loanProblems(inputs),
    ...contractProblems(inputs, day.today),
    ...placeContradictions(basis, changes, day.rulesOf(basis.property.state).places),
  ];
  // With wrong amounts or a wrong place, the limits of the loan program would be the wrong ones.
  return own.length > 0 ? own : programProblems(basis, day);
}

/**
 * The contradictions that a refinement brings, at most one per field, in the order of the fields. Problems that existed
 * before (a date that has passed since, a loan program from the order) are not counted.
 */
export function findContradictions(
  before: ReportBasis,
  { basis, place }: ChangeResult,
  changes: InputChanges,
  day: RulesOfDay,
): InputProblem[] {
  const known = new Set(problemsOf(before, {}, day).map(({ reason }) => reason));
  const found = [...addressProblems(place), ...problemsOf(basis, changes, day)].filter(
    ({ reason }) => !known.has(reason),
  );
  return inputFields.flatMap((field) => found.filter((problem) => problem.field === field).slice(0, 1));
}
