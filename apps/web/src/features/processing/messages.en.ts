const en = {
  seo: {
    title: 'Generating Your Report | Closewise',
    description: 'Your closing cost report is being made.',
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
    body: 'The card provider has not confirmed the payment yet. This can take a minute; nothing is charged twice.',
    back: 'Not paid yet? Return to payment',
  },
  failed: {
    title: 'Your report could not be finished yet',
    body: 'Your payment is safe and you will not be charged again. Our team sees this report and will start it again; keep the link of this page, it takes you to the report as soon as it is ready.',
  },
  unknown: {
    title: 'We do not know this report',
    body: 'Check the link: the number in it belongs to no report.',
  },
};
export type ProcessingMessages = typeof en;
export default en;
