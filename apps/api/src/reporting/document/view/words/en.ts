/** What the report says around the document's own text, in HTML and PDF. */
export const en = {
  documentTitle: (address: string) => `Closing-cost report: ${address}`,
  kicker: 'Closing-cost report',
  stamp: (number: number, date: string) => `Report ${number}, written on ${date}`,
  exhibits: {
    sample: {
      title: 'Sample of a closing-cost report',
      kicker: 'Sample report',
      stamp:
        'A sample for a home that nobody has ordered a report for. It was computed and written like every report, for a closing on January 15, 2027.',
    },
    demo: {
      title: 'Demo of a closing-cost report',
      kicker: 'Demo report',
      mark: 'DEMO',
      stamp:
        'A demo for a home that nobody has ordered a report for. It was computed and written like every report; its payment was simulated.',
    },
  },
  property: {
    heading: 'The purchase',
    price: 'Price',
    downPayment: 'Down payment',
    loan: 'Loan',
    noLoan: 'None',
    kind: 'Property',
    buyer: 'Buyer',
    pool: 'with pool',
  },
  propertyTypes: {
    'single-family': 'Single-family home',
    condo: 'Condo',
    townhouse: 'Townhouse',
    'multi-family': 'Multi-family home',
    'new-construction': 'New construction',
    'vacant-land': 'Vacant land',
    commercial: 'Commercial property',
    industrial: 'Industrial property',
    'mixed-use': 'Mixed-use property',
    'mobile-home': 'Mobile home',
    'farm-ranch': 'Farm or ranch',
    'co-op': 'Co-op apartment',
  },
  buyerTypes: { 'first-time': 'First-time buyer', financing: 'Buying with a loan', cash: 'Cash buyer' },
  loanTypes: { FHA: 'FHA', Conventional: 'Conventional', VA: 'VA', USDA: 'USDA', Cash: 'Cash' },
  headline: 'Bring to closing',
  earlierHeadline: 'Bring for fees, typically',
  range: (low: string, high: string) => `${low} to ${high}`,
  span: (from: string, to: string) => `${from} to ${to}`,
  upTo: (amount: string) => `up to ${amount}`,
  sum: {
    caption: 'What you bring, in the order of the Loan Estimate’s page 2',
    earlierCaption: 'Typical fees by section of the Loan Estimate form',
    name: 'Section',
    chart: 'Share of the whole, as a bar',
    amount: 'Typical',
    earlierTotal: 'Total, with optional and later fees',
  },
  kinds: {
    title: 'What you can do about the fees',
    required: 'Required',
    negotiable: 'Negotiable',
    optional: 'Optional',
    link: (fees: number) => (fees === 1 ? 'The fee' : `All ${fees} fees`),
  },
  payees: {
    title: 'Who gets paid',
    introduction: (total: string) => `To whom the closing costs of ${total} go.`,
    caption: 'Closing costs by who receives them',
    groups: {
      government: { name: 'Government', detail: 'taxes, recording, public insurance of the loan' },
      setAside: { name: 'Your escrow account', detail: 'yours, set aside for tax and insurance' },
      lender: { name: 'Lender', detail: 'its charges, interest and what it orders' },
      title: { name: 'Title and settlement', detail: 'title policies, closing, attorneys, survey' },
      insurers: { name: 'Insurers', detail: 'the first premiums' },
      association: { name: 'Association or building', detail: 'dues, transfer and move-in fees' },
      agents: { name: 'Agents and brokers', detail: 'commission and brokerage fees' },
      others: { name: 'Others', detail: 'inspections and services' },
    },
  },
  savings: {
    title: 'What asking can save',
    caption: 'Each bar goes from the low to the high end of what can be saved.',
    more: 'More ways to save',
    moreIntroduction: 'Smaller amounts, worth asking for on the way.',
    whom: 'Talk to',
    say: 'Say',
    concerns: 'Concerns',
    rule: 'Rule',
    andMore: (names: string, more: number) => `${names}; and ${more} more`,
  },
  quotes: {
    title: 'All your fees on one list',
    introduction:
      'Write the figures of your Loan Estimate in the empty column, and ask about each one above the high end.',
    caption: 'Every fee that you may pay, by section of the Loan Estimate',
    name: 'Fee',
    low: 'Low',
    typical: 'Typical',
    high: 'High',
    quote: 'My lender’s quote',
    withoutLender: {
      introduction:
        'Ask each company for its quote in writing and note its figure in the empty column. Ask about each one that is above the high end.',
      caption: 'Every fee that you may pay, by section of the Loan Estimate form',
      quote: 'The quote I got',
    },
    ifApplies: 'if it applies',
    notInTotal: 'not in the cash to close',
    paidByOthers: (count: number) =>
      count === 1
        ? 'One more, which others usually pay, is in the appendix.'
        : `${count} more, which others usually pay, are in the appendix.`,
  },
  fee: {
    expected: 'What to expect',
    onlyIf: 'Only if it applies to you',
    byOthers: 'Not charged to you',
    who: 'Who pays',
    calculation: 'Calculation',
    contact: 'Whom to contact',
    ask: 'What to ask for',
    askAbove: (who: string) => `See “${who}” in the list of calls`,
    script: 'Words you can use',
    ifNo: 'If the answer is no',
  },
  requiredBy: {
    law: 'Required by law',
    lender: 'Required by the lender',
    association: 'Required by the association',
  },
  tolerance: {
    zero: 'May not rise after the Loan Estimate',
    'ten-percent': 'May rise by 10% in total',
    none: 'May change before closing',
  },
  sectionLetter: (letter: string) => `Loan Estimate, section ${letter}`,
  afterClosing: 'After closing',
  confidence: { high: 'High confidence', medium: 'Medium confidence', low: 'Low confidence' },
  notices: {
    title: 'Good to know about this purchase',
    introduction: 'Rules that may concern you and that no amount above shows.',
  },
  unknowns: 'What this estimate could not know',
  questions: 'Questions to ask',
  sources: 'Sources',
  effectiveFrom: (date: string) => `In force since ${date}.`,
  disclaimers: 'Please note',
  appendix: {
    title: 'Appendix',
    introduction:
      'Each fee with its calculation and source, the facts of the place, and how the figures were made.',
  },
  footer: {
    written: (date: string) => `Written on ${date}`,
    advice: 'An estimate for planning; not legal, tax or financial advice.',
  },
};

/** The words of one language. */
export type Words = typeof en;
