const en = {
  seo: {
    title: 'Terms of Service | Closewise',
    description:
      'The terms of the Closewise closing cost report: what you buy, what the estimates are and are not, payment, your link, and our liability.',
    keywords: 'terms of service, closing cost report terms, estimate, final sale, adults only',
  },
  title: 'Terms of Service',
  updated: 'Last updated: March 24, 2025',
  lede: 'What you buy, what it is good for, and what you and we answer for.',
  contents: 'On this page',
  sections: [
    {
      id: 'agreement',
      title: 'This agreement',
      paragraphs: [
        'These terms are between you and Closewise. By ordering a report you accept them, together with the refund policy, the privacy policy and the disclaimer.',
        'You must be 18 or older and able to make a contract. You may not use the service where the law forbids it.',
      ],
    },
    {
      id: 'service',
      title: 'What you buy',
      paragraphs: [
        'One personalised report on the hidden closing costs and homebuying fees of one US property, in English and in Spanish, at the price shown at the checkout. It is a one-time payment: there is no subscription and no account.',
        'The report sorts fees into required, negotiable and optional, says how each amount was computed and from which source, whom to contact about negotiable fees and what to ask for.',
      ],
    },
    {
      id: 'your-part',
      title: 'Your part',
      paragraphs: [
        'Enter accurate property details. The figures are computed from what you type, and a wrong ZIP code, price or buyer type gives a wrong report. The checkout tells you when we could not recognise the place; correct it before you pay. For 30 days after the purchase you can correct and refine the report at no charge, for the same buyer and home; once you can move it to another home if the purchase falls through.',
        'Save the link to your report. There is no account that keeps it for you, and a report is normally erased 365 days after it was made (see the privacy policy). If you lose the link, we can mail it again to the email address of your order.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      paragraphs: [
        'Cards are charged by our payment provider in US dollars. You pay the amount on the pay button and nothing more from us. A price that changes while you are at the checkout does not change what you pay.',
        'All sales are final; see the refund policy. If you were charged and the report could not be made, you owe us nothing: write to us, and we make the report or return the payment.',
      ],
    },
    {
      id: 'estimates',
      title: 'Estimates, not quotes',
      paragraphs: [
        'Amounts are estimates for planning. Amounts that the law fixes are computed by the rule that is cited; market prices are shown as ranges. What you pay at closing depends on your contract, your lender, your providers and the day.',
        'The report does not replace the Loan Estimate or the Closing Disclosure that a lender must give you, and it is not legal, tax, lending or investment advice. The savings named on our pages are examples; nobody promises them to you.',
      ],
    },
    {
      id: 'use',
      title: 'How you may use the report',
      paragraphs: [
        'It is yours for your own purchase. Show it to your agent, lender, attorney and anyone who buys with you. You may not resell it, publish it as your own work or copy our data in bulk.',
        'You may not disturb the service: no attempts to open other people’s reports, to get around limits or payments, or to overload the servers.',
      ],
    },
    {
      id: 'partners',
      title: 'Partners',
      paragraphs: [
        'If a partner’s link brought you here, the partner earns a commission on your purchase. It does not change your price. Partners may not promise anything in our name.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability',
      paragraphs: [
        'We may change the service, pause it for maintenance or end it. Reports that were paid for stay at their links during maintenance.',
      ],
    },
    {
      id: 'liability',
      title: 'Warranty and liability',
      paragraphs: [
        'We make the report with care and correct mistakes that we learn of. Beyond that the service is provided as it is, without warranties that the law lets us exclude.',
        'As far as the law allows, what we owe you for any claim about a report is limited to what you paid for it, and we do not answer for indirect losses or for decisions that you make by an estimate. Nothing here limits rights that the law does not let you give up.',
      ],
    },
    {
      id: 'law',
      title: 'Law, and parts that do not hold',
      paragraphs: [
        'The consumer law of the state where you live protects you whatever is written here. If a part of these terms does not hold, the others stay.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'When these terms change, the date at the top changes with it. For your purchase the terms of its day count.',
      ],
    },
  ],
};
export type TermsMessages = typeof en;
export default en;
