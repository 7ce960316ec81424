import {
  nameOfJurisdiction,
  nameOfSource,
  writeWorkings,
  type Estimate,
  type FeeLine,
} from '@closewise/domain/closing-costs';

/** The steps of a line and what they say; `calculation` is the English text once more, as it was the only one. */
function lineAsJson({ workings, source, whoToContact, whatToAskFor, ...figures }: FeeLine) {
  const calculations = { en: writeWorkings(workings, 'en'), es: writeWorkings(workings, 'es') };
  return {
    ...figures,
    jurisdiction: nameOfJurisdiction(figures.jurisdiction, 'en'),
    calculation: calculations.en,
    calculations,
    workings,
    source: { name: nameOfSource(source, 'en'), ...source },
    whoToContact,
    whatToAskFor,
  };
}

/** The estimate as the command prints it for programs. */
export const estimateAsJson = (estimate: Estimate) => ({
  ...estimate,
  lines: estimate.lines.map(lineAsJson),
});
