import form from './form/messages.en';

const en = {
  seo: {
    title: 'Closing cost report in English and Spanish | Closewise',
    description:
      'See every closing cost on your home before you sign: lender, title, taxes and prepaids, line by line, in English and Spanish. {price}{ready}.',
    ready: ', ready in minutes',
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
  form,
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
    contact: 'Who to contact',
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
  proof: { title: 'What reading the sheet first is worth', measured: 'How we measure this' },
  closing: { title: 'Read your closing sheet before it is printed.', cta: 'Start my report' },
};
export type LandingMessages = typeof en;
export default en;
