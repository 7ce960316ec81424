import words from '../../../content/property-words.en';

const en = {
  label: 'Property details',
  progress: 'Your order',
  done: 'Done',
  steps: ['Property', 'Payment', 'Report'],
  title: 'Start with the property',
  address: 'Property address',
  addressPlaceholder: '1600 Main St, Houston, TX 77002',
  addressHint: 'Street, City, State ZIP',
  newConstructionHint: 'Lot #, Development Name, City, State ZIP',
  price: 'Purchase price',
  pricePlaceholder: '450,000',
  priceHint: 'In US dollars, such as 450,000, 450k or 1.2 million',
  priceUnderstood: (amount: string) => `We read this as ${amount}`,
  confirmPrice: (amount: string) => `Yes, the price really is ${amount}`,
  buyerType: 'How are you buying?',
  buyerTypes: { 'first-time': 'First-Time Buyer', financing: 'Financing', cash: 'Cash Buyer' },
  propertyType: 'Property type',
  propertyTypes: words.propertyTypes,
  hasPool: 'The property has a pool',
  emailOptIn: 'Email me my report. I am 18 or older and accept the terms of sale.',
  email: 'Email address',
  emailPlaceholder: 'you@example.com',
  submit: 'Continue to payment',
  submitting: 'Processing...',
  blocked: {
    optIn: 'Check the box above to continue.',
    email: 'Enter your email address to continue.',
  },
  safe: 'You pay on the next page, after reading what you get.',
  needsScript: 'This form needs JavaScript. Please turn it on in your browser and reload the page.',
  errors: {
    address: 'Please include Street, City, State ZIP',
    priceRange: 'Please enter a purchase price between $1 and $1,000,000,000',
    priceConfirmed: 'This price is unusual. Please confirm it, or correct it above',
    userEmail: 'Invalid email',
  },
  priceProblems: {
    blank: 'Please enter a valid purchase price',
    unread: 'We could not read this price. Please enter one amount above zero, such as 450,000 or 450k',
  },
  toasts: {
    success: { title: 'Property submitted successfully', description: 'Redirecting to payment...' },
    failure: {
      title: 'Submission Error',
      description: 'There was an error submitting your property details',
    },
    noMessage: 'Failed to submit property details',
    noReportId: 'No report ID returned from server',
  },
  terms: {
    title: 'Terms of sale',
    items: [
      'All sales are final: the report is made for your property right away, so there are no refunds.',
      'You must be 18 or older to buy.',
      'Enter accurate property details: the figures are based on them.',
      'Save the link to your report: there is no account to find it in, and it is normally erased after 365 days.',
    ],
  },
};
export type PropertyFormMessages = typeof en;
export default en;
