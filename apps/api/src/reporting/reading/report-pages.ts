import type { ReportLanguage } from '@closewise/contracts/buyer';
import type { OlderVersion, PageAddresses } from '../document/index.js';

/** The path of the reports' pages; each is at `/html-report/{reportId}`. */
export const reportPages = '/html-report';

/** Where a buyer sees how far their report is, in each language, at `…/{reportId}`. */
export const thankYouPages = { en: '/thank-you', es: '/es/gracias' } as const;

/** Where the owner of a report corrects it. */
export const refinePageOf = (siteUrl: string, reportId: number, language: ReportLanguage): string =>
  language === 'en' ? `${siteUrl}/report/${reportId}/refine` : `${siteUrl}/es/informe/${reportId}/corregir`;

/** Where the page of a report is, absolute; `id` is also the name of the sample. */
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
  refine:
    id === 'sample' ? null : { en: refinePageOf(siteUrl, id, 'en'), es: refinePageOf(siteUrl, id, 'es') },
});

/** Where premium is bought for a report, in each language, at `…/{reportId}`. */
export const premiumPages = { en: '/premium', es: '/es/premium' } as const;
