const en = {
  seo: {
    title: 'Your closing cost report | Closewise',
    description: 'Where your closing cost report stands.',
  },
  loading: { title: 'Looking for your report...' },
  completed: {
    title: 'Thank you. Your report is ready.',
    lede: 'Read it before you sign anything, and take it with you to closing.',
    go: 'Open your report',
  },
  processing: {
    title: 'Thank you. Your report is being made.',
    lede: 'It is paid. This page shows it as soon as it is ready, usually within a minute.',
    go: 'See how far it is',
  },
  failed: {
    title: 'Your report could not be finished yet',
    lede: 'Your payment is safe and you will not be charged again. Our team sees this report and will start it again; keep the link of this page, it shows the report as soon as it is ready.',
    go: 'Return to Home',
  },
  unpaid: {
    title: 'This report is not paid yet',
    lede: 'The card provider has not confirmed a payment for it. If you have just paid, wait a minute: this page keeps looking, and nothing is charged twice.',
    go: 'Go to payment',
  },
  unknown: {
    title: 'We do not know this report',
    lede: 'Check the link: the number in it belongs to no report.',
    go: 'Return to Home',
  },
  unavailable: {
    title: 'We cannot look for your report now',
    lede: 'You may be offline, or our server may be away for a moment. If you have paid, your payment is safe. This page keeps trying; its link works later, too.',
    go: 'Try again',
  },
  save: {
    title: 'Save this link',
    body: 'It is the way back to your report: reports are not kept for you. If you gave your email address, we can mail the link to it again.',
    find: 'Find my report',
    label: 'Link to your report',
    copy: 'Copy link',
    copied: 'Copied!',
  },
  refine: {
    title: 'Something is not right, or has changed?',
    body: 'For 30 days you can correct what the report was made with, such as the closing date, the loan or a typo in the address, without paying again.',
    go: 'Correct or refine the report',
  },
  receipt: {
    title: 'Receipt',
    items: { report: 'Closing cost report', premium: 'Premium sections' },
    total: 'Paid',
    later: 'Premium, bought later',
    orderNumber: 'Order number',
    date: 'Date',
    card: 'Card',
    final: 'All sales are final.',
    print: 'Print receipt',
    loading: 'Loading your receipt...',
    failed: 'The receipt could not be loaded.',
    again: 'Try again',
  },
  premium: {
    title: 'More about this home',
    body: 'Premium adds its flood zone, property tax history, schools, neighborhood statistics and comparable sales to your report.',
    go: (price: string) => `Add premium for ${price}`,
    writing: 'Your premium sections are being written. The link to your report stays the same.',
  },
  mail: {
    title: 'Waiting for the email?',
    body: 'If you asked for your report by email, check your spam or promotions folder too.',
  },
};
export type ThankYouMessages = typeof en;
export default en;
