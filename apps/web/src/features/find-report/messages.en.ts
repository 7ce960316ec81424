const en = {
  seo: {
    title: 'Find my report | Closewise',
    description: 'Get the links to your closing cost reports sent to you again.',
  },
  title: 'Find my report',
  lede: 'Enter the email address that you used when you bought the report. We will send the links to that address.',
  email: 'Email address',
  hint: 'We send the links only to this address and never show them on this page.',
  invalid: 'Enter an email address such as ana@example.com',
  submit: 'Send me the links',
  submitting: 'Sending...',
  sent: {
    title: 'Check your inbox',
    body: (email: string) =>
      `If reports were bought with ${email}, an email with their links is on its way. It can take a few minutes; check your spam and promotions folders too. For your protection, this page says the same for every address, and we send at most one such email every ten minutes.`,
  },
  refusals: {
    '429': 'Too many searches from your network. Please try again in ten minutes.',
  },
  failed: 'Your request could not be sent. Check your connection and try again.',
  without: {
    title: 'No email yet?',
    body: 'You may have used another address, or none. In that case, search the history of the browser you bought with for “html-report”. We never look up a report by its property, because only its buyer may read it.',
  },
};
export type FindReportMessages = typeof en;
export default en;
