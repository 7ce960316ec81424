import type { Language } from '../i18n/language';

/** Address of the finished report; the server renders it, so it is opened by a whole-page navigation. */
export const reportHref = (reportId: string): string => `/html-report/${encodeURIComponent(reportId)}`;

/** A version of it, as a page or as a PDF. */
export const versionHref = (reportId: string, version: number, language: Language): string =>
  `${reportHref(reportId)}?version=${version}&lang=${language}`;
export const versionPdfHref = (reportId: string, version: number, language: Language): string =>
  `/api/reports/${encodeURIComponent(reportId)}/report.pdf?version=${version}&lang=${language}`;

/** Where the server renders the whole sample. */
export const sampleReportHref = (language: Language): string => `/html-report/sample?lang=${language}`;

/** The same as a PDF. */
export const samplePdfHref = (language: Language): string =>
  `/html-report/sample/report.pdf?lang=${language}`;
