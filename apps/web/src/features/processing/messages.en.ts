const en = {
  seo: {
    title: 'Generating Your Report | Closewise',
    description: 'We are preparing your closing cost report.',
  },
  title: 'Generating Your Report',
  progress: 'Your order',
  done: 'Done',
  steps: ['Property', 'Payment', 'Report'],
  messages: [
    'Gathering property data',
    'Analysing fees and costs',
    'Calculating closing expenses',
    'Reviewing local tax requirements',
    'Checking title insurance rates',
    'Evaluating lender fees',
    'Generating detailed recommendations',
  ],
  almost: {
    title: 'Almost there!',
    body: 'You will be redirected automatically as soon as your report is ready. Keep this page open, or save its link and come back.',
  },
  unpaid: {
    title: 'Waiting for your payment',
    body: 'The card provider has not confirmed the payment yet. This can take a minute. If you have paid, do not pay again: this page keeps checking.',
    back: 'Not paid yet? Return to payment',
  },
  unavailable: {
    title: 'We cannot check your payment right now',
    body: 'You may be offline, or our server may be briefly unavailable. If you have paid, do not pay again: we will find your payment and make your report. This page keeps checking, and its link will still work later.',
  },
  failed: {
    title: 'Your report could not be finished yet',
    body: 'Your payment is safe and you will not be charged again. Our team can see this report and will start it again. Keep the link to this page: it will take you to the report as soon as it is ready.',
  },
  unknown: {
    title: 'We could not find this report',
    body: 'Check the link: its number does not match any report.',
  },
};
export type ProcessingMessages = typeof en;
export default en;
