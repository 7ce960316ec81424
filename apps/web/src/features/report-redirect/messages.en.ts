const en = {
  seo: { title: 'Your report | Closewise', description: 'Takes you to your closing cost report.' },
  redirecting: 'Redirecting to your report...',
};
export type ReportRedirectMessages = typeof en;
export default en;
