import { reportLanguages, type ReportLanguage } from '@closewise/contracts/buyer';
import type { OlderVersion, PageAddresses } from '../document/index.js';

/** The path of report pages; a report is at `/html-report/{reportId}`. */
export const reportPages = '/html-report';

/** The page that shows a report's progress, at `…/{reportId}`. */
export const thankYouPages: Readonly<Record<ReportLanguage, string>> = {
  en: '/thank-you',
  es: '/es/gracias',
};

const refinePages: Readonly<Record<ReportLanguage, (reportId: number) => string>> = {
  en: (reportId) => `/report/${reportId}/refine`,
  es: (reportId) => `/es/informe/${reportId}/corregir`,
};

/** The page on which the owner corrects a report. */
export const refinePageOf = (siteUrl: string, reportId: number, language: ReportLanguage): string =>
  `${siteUrl}${refinePages[language](reportId)}`;

const refinePagesOf = (siteUrl: string, reportId: number) =>
  Object.fromEntries(
    reportLanguages.map((language) => [language, refinePageOf(siteUrl, reportId, language)]),
  ) as Record<ReportLanguage, string>;

/** The absolute URLs of a report's page and its companions. */
export const addressesOfPage = (
  siteUrl: string,
  id: number | 'sample',
  older: OlderVersion | null = null,
): PageAddresses => ({
  siteUrl,
  older,
  page: `${siteUrl}${reportPages}/${id}`,
  pdf:
    id === 'sample'
      ? `${siteUrl}${reportPages}/sample/report.pdf`
      : `${siteUrl}/api/reports/${id}/report.pdf`,
  premium: null,
  refine: id === 'sample' ? null : refinePagesOf(siteUrl, id),
});

/** The page on which premium is bought for a report, at `…/{reportId}`. */
export const premiumPages: Readonly<Record<ReportLanguage, string>> = { en: '/premium', es: '/es/premium' };
