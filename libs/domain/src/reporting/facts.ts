/** What other modules may know of Reporting: its facts, the languages of a report, and which ids are of demos. */
export type * from './report-events.js';
export { reportLanguages, type ReportLanguage, type ReportRequest } from './report-request.js';
export { isDemoReportId } from './demo/demo-report-id.js';
