import { sample } from './sample.en';

const en = {
  seo: {
    title: 'Sample closing cost report: a $450,000 Houston home | Closewise',
    description:
      'A whole sample report: every closing cost of a $450,000 home in Houston, what is required, negotiable and optional, whom to call and what to ask for.',
    keywords: 'sample closing cost report, closing costs Houston, closing costs Texas, closing cost example',
  },
  title: 'Sample report',
  lede: 'A $450,000 single-family home in Houston, Texas, bought by a first-time buyer with an FHA loan. Calculated by the same engine as every report. It is an example, not an order.',
  whole: 'Open the whole sample report',
  pdf: 'Open the sample as a PDF',
  other: { title: 'En español:', page: 'informe' },
  wholeHint: 'All chapters, as buyers receive them. Opens in this window.',
  start: 'Start my report',
  cash: {
    title: 'Cash to close',
    lede: 'If the seller pays the buyer’s agent, closing on January 15, 2027.',
    rows: {
      closingCostsCents: 'Closing costs',
      closingCostsFinancedCents: 'Of these, added to the loan',
      downPaymentCents: 'Down payment',
      cashToCloseCents: 'Bring to closing',
    },
  },
  columns: { name: 'Fee', range: 'Usual range', typical: 'Typical' },
  categories: {
    required: {
      title: 'Required fees',
      lede: 'Required by law, the lender or an association.',
    },
    negotiable: {
      title: 'Negotiable fees',
      lede: 'For each of them: whom to contact and what to ask for.',
    },
    optional: { title: 'Optional fees', lede: 'Nobody can require the buyer to pay these.' },
  },
  contact: 'Who to contact',
  ask: 'What to ask for',
  more: {
    title: 'Also in the report',
    lede: 'The whole sample shows these chapters too.',
    items: [
      'Market analysis',
      'Comparable properties: how to find and judge them',
      'Negotiation strategies, with words to use',
      'Local insights on Texas and Harris County',
      'Closing timeline, from the offer to the keys',
      'Whom to contact, the largest amounts first',
      'How the figures were made: arithmetic, sources and dates',
    ],
  },
  sample,
};
export type SampleReportMessages = Omit<typeof en, 'sample'> & { sample: Sample };

type Amounts = { name: string; lowCents: number; typicalCents: number; highCents: number };
export type SampleFee = Amounts & { whoToContact?: string; whatToAskFor?: string };
type Sample = Record<'required' | 'negotiable' | 'optional', readonly SampleFee[]> & {
  cash: Record<keyof (typeof en)['cash']['rows'], number>;
};
export default en;
