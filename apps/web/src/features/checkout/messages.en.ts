import type { Refusals } from '../../shared/api/api-error';

const en = {
  seo: {
    title: 'Secure Checkout - Get Your Report',
    description: 'Pay by card for your closing cost report. One payment, no subscription.',
  },
  title: 'Complete Your Purchase',
  subtitle: (price: string) => `Your personalised property report for just ${price}`,
  progress: 'Your order',
  done: 'Done',
  steps: ['Property Details', 'Payment', 'Download'],
  loading: 'Preparing your payment…',
  loadingForm: 'Loading the card form…',
  processedBy: 'Secure payment processed by',
  providers: { simulated: 'the Closewise card simulator (no real card is charged)', stripe: 'Stripe' },
  errors: {
    noReportId: 'No report ID provided',
    initialize: 'Failed to initialize payment',
    initializeHelp: 'Nothing was charged. Check the link, or start again with your property.',
    unavailable: 'Payments are currently unavailable',
    unavailableHelp:
      'Please try again later or contact support. Nothing was charged just now. If you have already paid for this report, do not pay again: we will find your payment and make your report.',
    unchecked: 'Your payment cannot be checked right now',
    uncheckedHelp:
      'Your card may have been charged. Do not pay again: once the connection is back, we will find the payment and make your report. Reload this page in a few minutes to see whether it is paid.',
    alreadyPaid: 'This report has already been paid for.',
    payment: 'Payment failed',
    refused: 'Payment Failed',
    again: 'Please try again',
    processing: 'Payment processing failed',
    success: 'Failed to process payment',
    successHelp:
      'Your card was accepted and will not be charged again. We will find the payment and make your report, even if a service is down for a while. Do not pay again: follow your report on the next page.',
  },
  refusals: {} as Refusals,
  home: 'Return to Home',
  retry: 'Try again',
  openReport: 'Open your report',
  followReport: 'Follow your report',
  toast: { title: 'Payment Successful', description: 'Your report is being generated...' },
  summary: {
    title: 'Your order',
    item: 'Closing cost report',
    itemNote: 'For one property, in English and Spanish',
    total: 'Total',
  },
  premium: {
    item: 'Premium sections',
    choose: 'Add the premium sections',
    adds: 'Public records about this home and its surroundings:',
    sections: [
      'Flood zone',
      'Property tax history',
      'Schools nearby',
      'Neighborhood statistics',
      'Comparable sales',
    ],
    sources:
      'At least three of the five are available for this home, each with its source. If one is not, its section says so.',
    changing: 'Updating the amount…',
    failed: 'Your choice could not be changed',
    failedHelp: 'Check your connection and try again. You pay the amount shown.',
    gone: 'Premium is not available for this home right now. You can buy the basic report.',
    afterPayment:
      'We cannot add the premium sections before payment right now. After you pay, we will check whether they are available for this home, and you can add them then.',
  },
  order: {
    address: 'Address',
    county: 'County',
    price: 'Price',
    type: 'Property',
    loan: 'Loan',
    edit: 'Edit the property',
    countyOpen: 'Please choose below',
    likeliest: (county: string) => `${county} (most likely)`,
    countyUnknown: 'Not known',
    cityLimits: 'City limits',
    insideOf: (city: string) => `Inside ${city}`,
    outsideOf: (city: string) => `Outside ${city}`,
    limitsUnknown: 'Not sure',
    loanNotGiven: (loan: string) =>
      `${loan} loans do not finance this type of property: the report shows a conventional loan instead. To change that, edit the property.`,
    loanOverLimit: (loan: string, limit: string) =>
      `The loan is over the ${loan} limit of ${limit}: the report shows a conventional loan instead. To change that, edit the property.`,
  },
  questions: {
    title: 'Where exactly is the home?',
    county: 'Which county is it in?',
    countyHint: 'The address does not say, and local taxes differ between counties.',
    chooseCounty: 'Choose the county',
    share: (percent: number) => `About ${percent}% of the homes here`,
    underOnePercent: 'Under 1% of the homes here',
    notSure: 'I am not sure',
    takesLikeliest: (county: string) =>
      `We use ${county}, the most likely one, and include the difference in local taxes in the range.`,
    saysAmount: 'The report will say how much local taxes could add.',
    cityLimits: (city: string) => `Is it inside the city limits of ${city}?`,
    cityHint: (city: string) =>
      `A home can have a ${city} mailing address and be outside the city, where different taxes apply.`,
    inside: 'Yes, inside',
    outside: 'No, outside',
    notSureOfLimits: 'Not sure',
    countsCity: (city: string) => `We include the taxes of ${city}, and the report says so.`,
    confirm: 'Confirm the location',
    confirming: 'Saving...',
    incomplete: 'Choose an answer to continue to payment.',
    confirmed: 'Your answer is saved.',
    change: 'Change',
    failed: 'Your answer could not be saved',
    failedHelp: 'Check your connection and try again.',
    first: 'First tell us where the home is, in your order on this page. Then you can pay by card here.',
  },
  before: {
    title: 'Before you pay',
    items: [
      'Check that you entered accurate property details. The figures are based on them.',
      'This service is for adults only (18+).',
      'All sales are final. There are no refunds.',
      'Save the link to your report: there is no account to find it in, and it is normally erased after 365 days.',
    ],
  },
  place: {
    title: 'We could not fully locate this address',
    'state-unknown':
      'We did not recognize the state, so the report cannot use your local taxes. Go back and add the state and ZIP code if you can.',
    'post-office-box':
      'This is a post office box. The figures are for its post office, which may be elsewhere. Go back and enter the street address of the property.',
    'zip-missing':
      'The address has no ZIP code that we recognize, so local taxes are based on the state and city only. Go back and add it for more precise figures.',
    'zip-contradicts-state':
      'The ZIP code and the state in the address do not match. Go back and correct the one that is wrong.',
    'city-unknown':
      'We did not recognize the city, so city taxes may be missing from the report. Go back and check the spelling.',
    back: 'Correct the address',
  },
  card: {
    title: 'Pay by card',
    name: 'Name on card',
    number: 'Card number',
    expiration: 'Expiration date',
    expirationHint: 'MM/YY',
    cvc: 'CVC',
    pay: (amount: string) => `Pay ${amount}`,
    paying: 'Processing...',
    errors: {
      name: 'Enter the name as it appears on the card',
      number: 'Enter the card number, 12 to 19 digits',
      expiration: 'Enter the month and year as MM/YY',
      cvc: 'Enter the 3 or 4 digits of the security code',
    },
    cancelled: 'This payment has ended and nothing was charged. Reload the page to pay.',
    unanswered:
      'Stripe did not respond. Check your connection and pay again: we first check whether this payment went through, so you are not charged twice.',
    amountChanged: 'The amount has changed',
    amountChangedHelp:
      'The order was changed in another window. Nothing was charged: check the amount on the button, then pay again.',
    authenticationFailed: 'Your bank could not confirm it was you. Try again, or use another card.',
  },
  testCards: {
    title: 'Test cards',
    lede: 'This site uses simulated payments. Use any name, any future date and any CVC with one of these numbers.',
    use: (number: string) => `Use card ${number}`,
    outcomes: {
      pays: 'Pays',
      declined: 'Is declined',
      funds: 'Has insufficient funds',
      authenticate: 'Asks for 3-D Secure',
      slow: 'Is confirmed slowly',
      webhook: 'Is confirmed by webhook only',
    },
  },
  challenge: {
    title: 'Confirm it is you',
    body: 'Your bank requires 3-D Secure. This is a simulation: choose your bank’s response.',
    confirm: 'Confirm payment',
    fail: 'Fail the check',
  },
};
export type CheckoutMessages = typeof en;
export default en;
