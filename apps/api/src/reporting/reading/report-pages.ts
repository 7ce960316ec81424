/** The path of the reports' pages; each is at `/html-report/{reportId}`. */
export const reportPages = '/html-report';

/** Where a buyer sees how far their report is, in each language, at `…/{reportId}`. */
export const thankYouPages = { en: '/thank-you', es: '/es/gracias' } as const;
