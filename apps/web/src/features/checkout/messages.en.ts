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
    unavailableHelp: 'Please try again later or contact support. Nothing was charged.',
    alreadyPaid: 'This report has already been paid for.',
    payment: 'Payment failed',
    refused: 'Payment Failed',
    again: 'Please try again',
    processing: 'Payment processing failed',
    success: 'Failed to process payment',
    successHelp:
      'Your card was accepted and is not charged again. We find the payment ourselves and make your report, even if a service is down for a while: follow it on the next page.',
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
  order: {
    address: 'Address',
    county: 'County',
    price: 'Price',
    type: 'Property',
    loan: 'Loan',
    edit: 'Edit the property',
    countyOpen: 'Please choose below',
    likeliest: (county: string) => `${county}, the likeliest`,
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
    countyHint: 'The address does not tell, and local taxes differ between counties.',
    chooseCounty: 'Choose the county',
    share: (percent: number) => `About ${percent}% of the homes here`,
    underOnePercent: 'Under 1% of the homes here',
    notSure: 'I am not sure',
    takesLikeliest: (county: string) =>
      `We take ${county}, the likeliest, and the difference in local taxes goes into the range.`,
    saysAmount: 'The report then says what local taxes could add.',
    cityLimits: (city: string) => `Is it inside the city limits of ${city}?`,
    cityHint: (city: string) =>
      `A home can have a ${city} mailing address and lie outside the city, where other taxes are due.`,
    inside: 'Yes, inside',
    outside: 'No, outside',
    notSureOfLimits: 'Not sure',
    countsCity: (city: string) => `We count the taxes of ${city}, and the report says so.`,
    confirm: 'Confirm the place',
    confirming: 'Saving...',
    incomplete: 'Choose an answer to go on to payment.',
    confirmed: 'Your answer is saved.',
    change: 'Change',
    failed: 'Your answer could not be saved',
    failedHelp: 'Check your connection, then try again.',
    first: 'First tell us where the home is, in your order on this page. Then you can pay by card here.',
  },
  before: {
    title: 'Before you pay',
    items: [
      'Check that you entered accurate property details. The figures are computed from them.',
      'This service is for adults only (18+).',
      'All sales are final. There are no refunds.',
      'Save the link to your report: reports are not kept for you.',
    ],
  },
  place: {
    title: 'We could not fully place this address',
    'state-unknown':
      'We did not recognize the state, so the report cannot use the taxes of your place. Go back and add the state and ZIP code if you can.',
    'post-office-box':
      'This is a post office box. The figures are those of its post office, which may lie elsewhere. Go back and enter the street address of the property.',
    'zip-missing':
      'There is no ZIP code we know in the address, so local taxes are taken from the state and city alone. Go back and add it for closer figures.',
    'zip-contradicts-state':
      'The ZIP code belongs to another state than the one in the address. Go back and correct the one that is wrong.',
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
      name: 'Enter the name as it stands on the card',
      number: 'Enter the card number, 12 to 19 digits',
      expiration: 'Enter month and year as MM/YY',
      cvc: 'Enter the 3 or 4 digits of the security code',
    },
    cancelled: 'This payment has ended and nothing was charged. Load the page again to pay.',
    unanswered:
      'Stripe did not answer. Check your connection and pay again: we first ask whether this payment went through, so you are not charged twice.',
    authenticationFailed: 'Your bank could not confirm it was you. Try again, or use another card.',
  },
  testCards: {
    title: 'Test cards',
    lede: 'This site runs on simulated payments. Use any name, any future date and any CVC with one of these numbers.',
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
    body: 'Your bank asks for 3-D Secure. This is a simulation: choose what your bank should answer.',
    confirm: 'Confirm payment',
    fail: 'Fail the check',
  },
};
export type CheckoutMessages = typeof en;
export default en;
