import calculator from './calculator/messages.en';

type Example = { price: string; county: string; percent: string; date: string };
type Costs = { where: string; price: string; costs: string; low: string; high: string; cash: string };
type Taxes = { where: string; buyer: string; seller: string };

const en = {
  seo: {
    title: 'Closing Costs in {where} | Closewise',
    description:
      'Closing costs in {where}: about {costs} for the buyer of a {price} home. Taxes and fees by county, who pays them, and the source of each.',
    keywords: 'closing costs {where}, transfer tax {where}, who pays closing costs in {where}, cash to close',
  },
  title: (where: string) => `Closing costs in ${where}`,
  lede: (where: string) =>
    `What a buyer pays to close on a home in ${where}, and what the seller pays: by law, for the lender and by custom.`,
  path: 'Where this page is',
  all: 'All states',
  loading: 'Loading the costs of this state …',
  failed: 'The costs of this state could not be loaded.',
  again: 'Try again',
  unknown: 'State not found',
  unknownBody: 'We cover the 50 states and Washington, DC.',
  summary: {
    title: 'A typical purchase',
    example: ({ price, county, percent, date }: Example) =>
      `Our example: a ${price} single-family home (${county}), ${percent}% down, a conventional loan, closing on ${date}, the seller paying the buyer’s agent. The price is an example, not the state’s median.`,
    costs: 'Closing costs',
    likely: (low: string, high: string) => `8 of 10 are between ${low} and ${high}`,
    down: 'Down payment',
    percentOf: (percent: string) => `${percent}% of the price`,
    cash: 'Cash to close',
    together: 'Both together',
  },
  calculator,
  groups: {
    law: {
      title: calculator.groups.law,
      lede: 'Taxes, recording fees and other costs required by law.',
    },
    lender: {
      title: calculator.groups.lender,
      lede: 'Costs of the loan; they do not apply to cash purchases.',
    },
    custom: {
      title: calculator.groups.custom,
      lede: 'Closing and title insurance; local custom decides who pays.',
    },
    negotiable: { title: calculator.groups.negotiable, lede: 'Fees whose amount you can negotiate.' },
    choice: {
      title: calculator.groups.choice,
      lede: 'Inspections and other things that most buyers pay before closing.',
    },
    sometimes: {
      title: calculator.groups.sometimes,
      lede: 'Costs that only some purchases have.',
    },
  },
  lines: {
    title: 'Line by line',
    lede: 'Each figure of the example with its arithmetic and its source.',
    fee: 'Fee',
    payer: 'Who pays',
    you: 'Buyer pays',
    seller: 'Seller pays',
    upTo: (amount: string) => `up to ${amount}`,
    sum: 'Sum',
    source: (id: string) => `Source ${id}`,
    payers: {
      buyer: 'Buyer',
      seller: 'Seller',
      'buyer-and-seller': 'Buyer and seller',
      'buyer-and-lender': 'Buyer and lender',
      nobody: 'Nobody here',
    },
    by: { statute: 'by law', custom: 'by custom' },
  },
  questions: {
    title: 'Frequently asked questions',
    costs: ({ where }: Pick<Costs, 'where'>) => `How much are closing costs in ${where}?`,
    costsAnswer: ({ price, costs, low, high, cash }: Costs) =>
      `On a ${price} home with 20% down a buyer typically pays ${costs}; 8 of 10 such purchases are between ${low} and ${high}. With the down payment, the buyer brings ${cash} if the seller pays the buyer’s agent.`,
    taxes: ({ where }: Pick<Taxes, 'where'>) => `Who pays transfer tax in ${where}?`,
    taxesNone: ({ where }: Pick<Taxes, 'where'>) => `Nobody: there is no transfer tax in ${where}.`,
    taxesAnswer: ({ buyer, seller }: Taxes) =>
      `Of the taxes on the deed and the mortgage of our example, the buyer pays ${buyer} and the seller ${seller}. The lines below show each one, and whether it is set by law or by custom.`,
    closer: ({ where }: Pick<Taxes, 'where'>) => `Who handles the closing in ${where}?`,
    closers: {
      'attorney-required': 'An attorney: state rules require one at the closing.',
      'attorney-customary': 'Usually an attorney, by custom; title companies close as well.',
      escrow: 'An escrow or title company, by custom.',
      'title-company': 'A title company, by custom.',
    },
    policy: ({ where }: Pick<Taxes, 'where'>) => `Who pays for the owner’s title insurance in ${where}?`,
    policyPayers: {
      buyer: 'The buyer, by custom. It is optional.',
      seller: 'The seller, by custom.',
      'buyer-and-seller': 'Buyer and seller share it, by custom.',
      'buyer-and-lender': 'The buyer, by custom. It is optional.',
      nobody: 'Nobody in our example.',
    },
    firstTime: ({ where }: Pick<Taxes, 'where'>) => `Do first-time buyers pay less tax in ${where}?`,
    firstTimeSame: 'According to our data, not on a purchase like our example.',
    firstTimeAnswer: ({ buyer, seller }: Pick<Taxes, 'buyer' | 'seller'>) =>
      `Yes. Someone who never owned a home would pay ${buyer} of the taxes in our example, and the seller ${seller}.`,
  },
  counties: {
    title: 'County by county',
    same: 'According to our data, the deed and mortgage taxes and the recording fees of our example are the same in every county.',
    differ: 'Deed and mortgage taxes and recording fees of our example:',
    where: 'Counties',
    others: (count: number) => `All other counties (${count})`,
    buyerTaxes: 'Buyer’s taxes',
    sellerTaxes: 'Seller’s taxes',
    recording: 'Recording',
    sourceHead: 'Sources',
    source: (id: string) => `Source ${id}`,
    cities: 'Cities and townships with taxes of their own',
    citiesLede: 'Within the limits of these places, our example’s taxes differ from the rest of the county.',
    city: 'Place',
    all: (count: number) => `All counties (${count}): closing costs, property tax and loan limits`,
    one: 'Closing costs, property tax and loan limits',
    county: 'County',
    closingCosts: 'Closing costs',
    propertyTax: 'Property tax per year',
    conforming: (year: number) => `Conforming limit ${year}`,
    fha: (year: number) => `FHA limit ${year}`,
    sources: 'Sources:',
    propertyTaxOf: 'property tax',
    limitsOf: 'loan limits',
    taxNote:
      'Property tax is the county’s rate applied to our example’s price. Loan limits are for one unit.',
  },
  gaps: 'What we do not know',
  report: {
    title: 'Your address, your figures',
    body: 'The report lists every fee for one property, who can lower it and how to ask, in English and Spanish, for {price}.',
    cta: 'Get my report',
  },
  neighbours: 'Neighboring states',
  sources: {
    title: 'Sources',
    lede: (date: string) => `Figures without a date of their own were collected on ${date}.`,
    since: (date: string) => `in force since ${date}`,
    collected: (date: string) => `collected on ${date}`,
    confidence: { high: 'high confidence', medium: 'medium confidence', low: 'low confidence' },
  },
};
export type StateGuideMessages = typeof en;
export default en;
