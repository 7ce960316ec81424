import type { Language } from '../i18n/language';

/** Address of a finished report. The server renders it, so the link must load a new page. */
export const reportHref = (reportId: string): string => `/html-report/${encodeURIComponent(reportId)}`;

/** One version of the report, as a page or a PDF. */
export const versionHref = (reportId: string, version: number, language: Language): string =>
  `${reportHref(reportId)}?version=${version}&lang=${language}`;
export const versionPdfHref = (reportId: string, version: number, language: Language): string =>
  `/api/reports/${encodeURIComponent(reportId)}/report.pdf?version=${version}&lang=${language}`;

/** Where the server renders the whole sample. */
export const sampleReportHref = (language: Language): string => `/html-report/sample?lang=${language}`;

export const samplePdfHref = (language: Language): string =>
  `/html-report/sample/report.pdf?lang=${language}`;
