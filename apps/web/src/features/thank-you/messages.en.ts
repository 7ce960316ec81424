const en = {
  seo: {
    title: 'Your closing cost report | Closewise',
    description: 'The status of your closing cost report.',
  },
  loading: { title: 'Looking for your report...' },
  completed: {
    title: 'Thank you. Your report is ready.',
    lede: 'Read it before you sign anything, and take it with you to closing.',
    go: 'Open your report',
  },
  processing: {
    title: 'Thank you. Your report is being made.',
    lede: 'It is paid for. This page will show it as soon as it is ready, usually within a minute.',
    go: 'See its progress',
  },
  failed: {
    title: 'Your report could not be finished yet',
    lede: 'Your payment is safe and you will not be charged again. Our team can see this report and will start it again. Keep the link to this page: it will show the report as soon as it is ready.',
    go: 'Return to Home',
  },
  unpaid: {
    title: 'This report has not been paid for yet',
    lede: 'The card provider has not confirmed a payment for it. If you have just paid, do not pay again: wait a minute; this page keeps checking.',
    go: 'Go to payment',
  },
  unknown: {
    title: 'We could not find this report',
    lede: 'Check the link: its number does not match any report.',
    go: 'Return to Home',
  },
  unavailable: {
    title: 'We cannot load your report right now',
    lede: 'You may be offline, or our server may be briefly unavailable. If you have paid, do not pay again: your payment is safe, and we will find it. This page keeps trying, and its link will still work later.',
    go: 'Try again',
  },
  save: {
    title: 'Save this link',
    body: 'You need it to return to your report: there is no account to find it in, and the report is normally erased after 365 days. If you gave us your email address, we can send you the link again.',
    find: 'Find my report',
    label: 'Link to your report',
    copy: 'Copy link',
    copied: 'Copied!',
  },
  refine: {
    title: 'Something is not right, or has changed?',
    body: 'For 30 days you can correct the details of the report, such as the closing date, the loan or a typo in the address, without paying again.',
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
    body: 'If you chose to get your report by email, check your spam or promotions folder too.',
  },
};
export type ThankYouMessages = typeof en;
export default en;
