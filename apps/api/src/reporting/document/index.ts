export { writeReportDocument } from './writer/write-report-document.js';
export type { JurisdictionFacts } from './writer/jurisdiction-facts.js';
export type { ReportDocumentInput } from './writer/report-document-input.js';
export { renderReportHtml } from './html/render-report-html.js';
export { renderReportNotFoundHtml } from './html/render-report-not-found-html.js';
export { renderReportUnavailableHtml } from './html/render-report-unavailable-html.js';
export { reportStylesheet } from './html/report-stylesheet.js';
export { readJurisdictionFacts } from './read-jurisdiction-facts.js';
