import type { RulesOfDay } from '../address-change.js';
import type { Applied } from '../apply-changes.js';
import type { InputProblem } from '../input-problem.js';
import { inputsOf } from '../inputs-of.js';
import type { ReportBasis } from '../report-basis.js';
import { inputFields, type InputChanges } from '../report-inputs.js';
import { contractProblems } from './contract-problems.js';
import { loanProblems } from './loan-problems.js';
import { addressProblems, placeContradictions } from './place-refusals.js';
import { programProblems } from './program-problems.js';
import { propertyProblems } from './property-problems.js';

/** All that cannot be so of a version, with several things of one field. */
function problemsOf(basis: ReportBasis, changes: InputChanges, day: RulesOfDay): InputProblem[] {
  const inputs = inputsOf(basis);
  const own = [
    ...propertyProblems(inputs),
    ...loanProblems(inputs),
    ...contractProblems(inputs, day.today),
    ...placeContradictions(basis, changes, day.rulesOf(basis.property.state).places),
  ];
  // With a contradiction in the amounts or the place, the limits of a program would be those of something else.
  return own.length > 0 ? own : programProblems(basis, day);
}

/**
 * What a refinement contradicts itself in, at most one thing a field, in the order of the fields. What was so before (a date
 * that has gone by since, a loan that the order wished for) is no fault of the refinement.
 */
export function contradictionsOf(
  before: ReportBasis,
  { basis, place }: Applied,
  changes: InputChanges,
  day: RulesOfDay,
): InputProblem[] {
  const known = new Set(problemsOf(before, {}, day).map(({ reason }) => reason));
  const found = [...addressProblems(place), ...problemsOf(basis, changes, day)].filter(
    ({ reason }) => !known.has(reason),
  );
  return inputFields.flatMap((field) => found.filter((problem) => problem.field === field).slice(0, 1));
}
