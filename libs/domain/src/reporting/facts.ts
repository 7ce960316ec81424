/** Reporting's published event, and which ids are of demo reports. */
export type { ReportRequested } from './report-events.js';
export { isDemoReportId } from './demo-report.js';
