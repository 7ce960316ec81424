const en = {
  seo: {
    title: 'Find my report | Closewise',
    description: 'Get the links to the closing cost reports that you bought mailed to you again.',
  },
  title: 'Find my report',
  lede: 'Enter the email address that you gave when you bought the report. We mail the links of its reports to that address.',
  email: 'Email address',
  hint: 'We send the links to this address only, and show them nowhere.',
  invalid: 'Enter an email address such as ana@example.com',
  submit: 'Send me the links',
  submitting: 'Sending...',
  sent: {
    title: 'Look into your mailbox',
    body: (email: string) =>
      `If reports were bought with ${email}, a mail with their links is on its way. It can take a few minutes; look in spam or promotions too. For your protection this page says the same for every address, and we send at most one such mail in ten minutes.`,
  },
  refusals: {
    '429': 'Too many reports were looked for from your network. Please try again in ten minutes.',
  },
  failed: 'Your request could not be sent. Check your connection, then try again.',
  without: {
    title: 'No mail has come?',
    body: 'You may have bought with another address, or without one. Then the link is in the history of the browser that you bought with: look there for “html-report”. We never look up a report by its property, because only its buyer may read it.',
  },
};
export type FindReportMessages = typeof en;
export default en;
