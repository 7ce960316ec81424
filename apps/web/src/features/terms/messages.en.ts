const en = {
  seo: {
    title: 'Terms of Service | Closewise',
    description:
      'The terms of the Closewise closing cost report: what you buy, what the estimates are and are not, payment, your link, and our liability.',
    keywords: 'terms of service, closing cost report terms, estimate, final sale, adults only',
  },
  title: 'Terms of Service',
  updated: 'Last updated: March 24, 2025',
  lede: 'What you buy, what it is for, and what you and we are responsible for.',
  contents: 'On this page',
  sections: [
    {
      id: 'agreement',
      title: 'This agreement',
      paragraphs: [
        'These terms are between you and Closewise. By ordering a report you accept them, together with the refund policy, the privacy policy and the disclaimer.',
        'You must be 18 or older and able to enter into a contract. You may not use the service where the law forbids it.',
      ],
    },
    {
      id: 'service',
      title: 'What you buy',
      paragraphs: [
        'One personalized report on the hidden closing costs and homebuying fees of one US property, in English and in Spanish, at the price shown at the checkout. It is a one-time payment: there is no subscription and no account.',
        'The report sorts fees into required, negotiable and optional. It says how each amount was calculated and from which source, whom to contact about negotiable fees, and what to ask for.',
      ],
    },
    {
      id: 'your-part',
      title: 'Your part',
      paragraphs: [
        'Enter accurate property details. The figures are calculated from what you enter, and a wrong ZIP code, price or buyer type makes the report wrong. The checkout tells you if we could not recognize the location; correct it before you pay. For 30 days after the purchase you can correct and refine the report at no charge, for the same buyer and home. You can also move it once to another home if the purchase falls through.',
        'Save the link to your report. There is no account that keeps it for you, and a report is normally erased 365 days after it was made (see the privacy policy). If you lose the link, we can send it again to the email address of your order.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      paragraphs: [
        'Our payment provider charges your card in US dollars. You pay us the amount shown on the pay button and nothing more. If the price changes while you are at the checkout, the amount you pay does not.',
        'All sales are final; see the refund policy. If you were charged and the report could not be made, you owe us nothing: write to us, and we will make the report or refund the payment.',
      ],
    },
    {
      id: 'estimates',
      title: 'Estimates, not quotes',
      paragraphs: [
        'Amounts are estimates for planning. Amounts set by law are calculated by the rule that is cited; market prices are shown as ranges. What you pay at closing depends on your contract, your lender, your providers and the date.',
        'The report does not replace the Loan Estimate or the Closing Disclosure that a lender must give you, and it is not legal, tax, lending or investment advice. The savings mentioned on our pages are examples, not promises.',
      ],
    },
    {
      id: 'use',
      title: 'How you may use the report',
      paragraphs: [
        'The report is for your own purchase. You may show it to your agent, lender, attorney and anyone who buys with you. You may not resell it, publish it as your own work or copy our data in bulk.',
        'You may not disrupt the service: do not try to open other people’s reports, to get around limits or payments, or to overload the servers.',
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
        'We may change the service, pause it for maintenance or end it. Paid reports remain available at their links during maintenance.',
      ],
    },
    {
      id: 'liability',
      title: 'Warranty and liability',
      paragraphs: [
        'We prepare the report with care and correct mistakes that we learn of. Beyond that, the service is provided as is, without any warranties that the law allows us to exclude.',
        'To the extent the law allows, our liability for any claim about a report is limited to what you paid for it, and we are not liable for indirect losses or for decisions that you base on an estimate. Nothing here limits rights that the law does not let you waive.',
      ],
    },
    {
      id: 'law',
      title: 'Applicable law and invalid provisions',
      paragraphs: [
        'The consumer law of the state where you live protects you, whatever these terms say. If part of these terms is invalid, the rest remains in effect.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'When these terms change, the date at the top changes, too. The terms in effect on the day of your purchase apply to it.',
      ],
    },
  ],
};
export type TermsMessages = typeof en;
export default en;
