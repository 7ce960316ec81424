const en = {
  seo: {
    title: 'How we measure the accuracy of our estimates | Closewise',
    description:
      'What our closing cost estimates were compared with, how many lie within which distance, in which states they miss and why, and what the interval means.',
    keywords: 'closing cost accuracy, closing cost estimate error, average closing costs by state',
  },
  title: 'How we measure accuracy',
  lede: 'What our estimates were compared with, how close they came, where they miss and why.',
  claim: 'Our pages say that estimates are typically within 5-10%. These are the measurements that we have.',
  measured: (day: string) => `Measured on ${day}, and again with every change of our rules.`,
  short: {
    title: 'In short',
    of: (part: number, whole: number) => `${part} of ${whole}`,
    examples: 'worked examples come out to the cent',
    taxes: 'jurisdictions have taxes within 10% or $150 of the published average, by the law of its year',
    fees: 'have fees within 10% of the published average, once the difference common to all states is removed',
    not: 'What has not been compared: our estimates with the final bills of buyers. We do not have such bills, so no figure here says how far your own bill will be off.',
  },
  examples: {
    title: 'Worked examples, to the cent',
    paragraphs: [
      'The engine is tested with figures that follow from statutes, tariffs and loan rules: this property, this fee, this amount. Each has to come out to the cent before a change of the rules is released.',
      'They show that the engine follows its sources. They do not show how well it does in a case that nobody has worked out.',
    ],
    caption: 'Worked examples by kind of cost',
    columns: { kind: 'Kind of cost', exact: 'To the cent' },
    kinds: {
      'intangible-tax': 'Intangible tax',
      'loan-program': 'Fees of loan programs',
      'mansion-tax': 'Mansion tax',
      'mortgage-tax': 'Mortgage tax',
      'recording-deed': 'Recording the deed',
      'recording-mortgage': 'Recording the mortgage',
      settlement: 'Settlement',
      'title-lender-policy': 'Lender’s title policy',
      'title-owner-policy': 'Owner’s title policy',
      'transfer-tax': 'Transfer tax',
    } as Readonly<Record<string, string>>,
    of: (exact: number, figures: number) => `${exact} of ${figures}`,
  },
  averages: {
    title: 'Published averages, state by state',
    paragraphs: (ratio: string) => [
      'ClosingCorp has published what closing cost on average in 2021, in each state and the District of Columbia: single-family homes, buyer and seller together. We compute such a purchase in each, with a conventional loan, in the middle of the $100,000 price range that the average price lies in, averaged over the counties by residents. None of our figures was fitted to these averages.',
      `Taxes are computed by the law of 2021 and by today’s. Our fees are today’s only: at the median they are ${ratio} times the published ones, which five years of higher prices make plausible. Each state is therefore measured from that common ratio. This shows how well we tell the states apart, not whether all of them are too high or too low.`,
    ],
    caption: 'How many of 51 lie within which distance',
    columns: {
      within: 'Within',
      taxesOf2021: 'Taxes, law of 2021',
      taxesToday: 'Taxes, law of today',
      fees: 'Fees',
    },
    spread: (mean: number, median: number) =>
      `The distance of the fees from the common ratio is ${mean}% on average; for half of the states it is ${median}% or less.`,
  },
  misses: {
    title: 'Where it misses, and why',
    taxes: 'Taxes that are off by more than 10% and $150',
    fees: 'Fees that are off by more than 12%',
    published: 'published',
    of2021: 'law of 2021',
    today: 'law of today',
    over: (percent: number) => `${percent}% over`,
    under: (percent: number) => `${percent}% under`,
    unknown: 'We have not found out why yet.',
  },
  interval: {
    title: 'What the interval in your report means',
    paragraphs: [
      'For the total, the report gives the interval that covers 8 of 10 outcomes: 1 of 10 is below it, 1 of 10 above. It is narrower than the range from the sum of all lows to the sum of all highs, because not everything is cheap at the same time.',
      'It is based on the ranges of the lines: half of all purchases are expected below the typical amount, half above; amounts further away are rarer; and amounts set by the same lender or tax bill move together. A test draws 100,000 outcomes from this model for purchases of all kinds, in every state: 79 to 81 of 100 are within the interval.',
      'What the model does not know is how wide the ranges of the lines really are. Most are market ranges of medium or low confidence, and the report says so next to each one.',
    ],
  },
  states: {
    title: 'Every state',
    lede: 'In dollars, buyer and seller together. Taxes by the law of 2021; fees published for 2021 next to ours today.',
    caption: 'Each state’s taxes and fees next to the published averages',
    columns: {
      state: 'State',
      taxesPublished: 'Taxes, published',
      taxesOurs: 'Taxes, ours',
      feesPublished: 'Fees, published',
      feesOurs: 'Fees, ours',
      off: 'Off the common ratio',
    },
  },
  more: { faq: 'Questions and answers', start: 'Start my report' },
};
export type AccuracyMessages = typeof en;
export default en;
