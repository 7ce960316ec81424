/** In English only, in every language of the site. */
const texts = {
  seo: {
    title: 'Legal Disclaimer | Closewise',
    description:
      'What the estimates and articles of Closewise are, and what they are not: no legal, tax, lending or real estate advice, no quote, no offer of credit.',
    keywords: 'legal disclaimer, closing cost estimate, not legal advice, not a quote',
  },
  title: 'Legal Disclaimer',
  updated: 'Last updated: April 25, 2025',
  lede: 'What our estimates and articles are, and what they are not.',
  contents: 'On this page',
  sections: [
    {
      id: 'information',
      title: 'Information, not advice',
      paragraphs: [
        'Closewise is not a lender, mortgage broker, real estate broker, title company, insurer or law firm, and none of our reports, pages and articles is legal, tax, lending, insurance or investment advice. They do not take your whole situation into account. Ask a licensed professional in your state before you make an important decision.',
        'Using the site does not make you anyone’s client and creates no duty of confidentiality beyond our privacy policy.',
      ],
    },
    {
      id: 'estimates',
      title: 'Estimates, not quotes',
      paragraphs: [
        'Amounts are estimates for planning. They are not a quote, an offer of credit or an approval, and they do not replace your lender’s Loan Estimate or Closing Disclosure, which federal law requires (12 CFR Part 1026).',
        'Amounts set by law are calculated by the rule that the report cites, as of the date next to it. Market prices are ranges, with medium or low confidence where the report says so. Laws, rates and customs change, sometimes between your report and your closing.',
      ],
    },
    {
      id: 'savings',
      title: 'Savings are examples',
      paragraphs: [
        'Amounts that our pages describe as saved or typically saved are not promises. What you can save depends on your loan, your contract and your providers. You may save nothing.',
      ],
    },
    {
      id: 'entries',
      title: 'What you enter',
      paragraphs: [
        'A report is calculated from the address, price and answers that you give. We do not inspect the property, its title or its taxes, and no person reviews your report.',
      ],
    },
    {
      id: 'others',
      title: 'Other people’s sites and names',
      paragraphs: [
        'Links to other sites are for your convenience. We are not responsible for their content. Names of authorities, lenders and products belong to their owners; naming them is not an endorsement by them or by us.',
      ],
    },
    {
      id: 'partners',
      title: 'Partners earn a commission',
      paragraphs: [
        'Agents and organizations that recommend Closewise may earn a commission when you buy a report. It does not change your price or the figures of your report. They have to tell you so (16 CFR Part 255).',
      ],
    },
    {
      id: 'articles',
      title: 'Articles',
      paragraphs: [
        'Articles describe the general rule on the day they were written. Their examples are only examples. A Spanish text is written for Spanish-speaking readers; where a law is cited, its English text is what counts.',
      ],
    },
  ],
} as const;
export default texts;
