import type { ReportFee } from '@closewise/contracts/report-document';
import type { FeeGroups } from '../fee-groups.js';
import type { ReportDocumentInput } from '../report-document-input.js';
import type { TimelineDates } from '../timeline-dates.js';
import type { Writing } from '../writing.js';

/** What every strategy is written from. */
export type Plan = Readonly<{
  writing: Writing;
  input: ReportDocumentInput;
  fees: readonly ReportFee[];
  groups: FeeGroups;
  dates: TimelineDates;
}>;

/** Says a sentence with its date where the calendar has one, otherwise the one without. */
export const dated = (
  { writing }: Plan,
  date: string | undefined,
  withDate: (date: string) => string,
  without: string,
): string => (date ? withDate(writing.formats.date(date)) : without);

/** The sentences that hold for this purchase. */
export const said = (...sentences: (string | false | null | undefined)[]): string[] =>
  sentences.filter((sentence): sentence is string => Boolean(sentence));
