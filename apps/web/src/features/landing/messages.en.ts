import { propertyWords } from '../../content/property-words';
import type { Refusals } from '../../shared/api/api-error';

const en = {
  seo: {
    title: 'Closing cost report for home buyers, in English and Spanish | Closewise',
    description:
      'See every closing cost on your home before you sign: lender, title, taxes and prepaids, line by line, in English and Spanish. {price}, ready in minutes.',
    keywords:
      'closing costs, home buying fees, closing cost calculator, cash to close, title fees, transfer tax',
  },
  hero: {
    title: 'Know what closing really costs before you sign.',
    lede: 'Every fee on your home, line by line, in plain English and Spanish: what the law requires, what you can negotiate, and what to say.',
    cta: 'Start my report',
    price: '{price}, one time',
  },
  sheet: {
    title: 'Sample closing sheet',
    place: '$450,000 home in Houston, TX',
    caption: 'Closing costs of the sample home by section',
    loan: (amount: string) => `First-time buyer, FHA loan of ${amount}`,
    total: 'Estimated closing costs',
  },
  form: {
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
    priceUnderstood: (amount: string) => `We understood ${amount}`,
    confirmPrice: (amount: string) => `Yes, the price really is ${amount}`,
    buyerType: 'How are you buying?',
    buyerTypes: { 'first-time': 'First-Time Buyer', financing: 'Financing', cash: 'Cash Buyer' },
    propertyType: 'Property type',
    propertyTypes: propertyWords.en.propertyTypes,
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
    needsScript: 'This form needs JavaScript. Please allow it in your browser and load the page again.',
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
    refusals: {} as Refusals,
  },
  benefits: {
    title: 'Four things your closing sheet should not hide',
    items: {
      breakdown: {
        title: 'True Cost Breakdown',
        body: 'Required, negotiable and optional fees kept apart, each with the arithmetic behind it.',
      },
      negotiation: {
        title: 'Negotiation Power',
        body: 'For every negotiable fee: whom to call and the exact words to ask for less.',
      },
      location: {
        title: 'Location-Specific Data',
        body: 'Transfer taxes, recording fees and title rates of your state, county and city.',
      },
      confidence: {
        title: 'Confidence at Closing',
        body: 'Compare our lines with your Loan Estimate, and sign knowing what each one is for.',
      },
    },
  },
  how: {
    title: 'From address to answer in three short steps',
    items: [
      {
        title: 'Tell us about the home',
        body: 'Address, price, and how you are buying. No documents, no account.',
      },
      { title: 'Pay {price} once', body: 'By card. No subscription, and nothing to cancel later.' },
      {
        title: 'Open your report',
        body: 'Read it on your phone, print it, and take it to the closing table.',
      },
    ],
  },
  preview: {
    title: 'A page of the report you get',
    lede: 'This is the sample for a $450,000 Houston home. Yours is computed for your address, price and loan.',
    heading: 'Closing cost report',
    property: '1600 Main Street, Houston, TX 77002',
    facts: 'Single-family home, $450,000, first-time buyer',
    split: 'Where the money goes',
    categories: { required: 'Required', negotiable: 'Negotiable', optional: 'Optional, on top' },
    negotiable: 'Negotiable fee',
    contact: 'Whom to contact',
    ask: 'What to ask for',
    sections: 'Also in your report',
    whole: 'See every fee of the sample',
    sectionList: [
      'Market analysis',
      'Comparable properties',
      'Negotiation strategies',
      'Local insights',
      'Closing timeline',
    ],
  },
  proof: { title: 'What reading the sheet first is worth' },
  terms: {
    title: 'Terms of sale',
    items: [
      'All sales are final: the report is made for your property at once, so there are no refunds.',
      'You must be 18 or older to buy.',
      'Enter accurate property details: the figures are computed from what you type.',
      'Save the link to your report: reports are not stored on your behalf.',
    ],
  },
  closing: { title: 'Read your closing sheet before it is printed.', cta: 'Start my report' },
};
export type LandingMessages = typeof en;
export default en;
