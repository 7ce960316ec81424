export { writeReportDocument } from './writer/write-report-document.js';
export type { JurisdictionFacts } from './writer/jurisdiction-facts.js';
export type { ReportDocumentInput } from './writer/report-document-input.js';
