/** Address of the finished report; the server renders it, so it is opened by a whole-page navigation. */
export const reportHref = (reportId: string): string => `/html-report/${encodeURIComponent(reportId)}`;
