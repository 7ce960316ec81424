/** Reporting's published event, and how to recognize the id of a demo report. */
export type { ReportRequested } from './report-events.js';
export { isDemoReportId } from './demo-report.js';
