/** What other modules may know of Reporting: its facts, and the languages of a report. */
export type * from './report-events.js';
export { reportLanguages, type ReportLanguage, type ReportRequest } from './report-request.js';
