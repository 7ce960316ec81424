const en = {
  seo: {
    title: 'Questions about closing costs and the report | Closewise',
    description:
      'Answers on what the closing cost report contains, how much it can save, how accurate it is, and how payment, delivery and support work.',
    keywords:
      'closing cost questions, closing cost report FAQ, negotiate closing costs, Loan Estimate, cash to close',
  },
  title: 'Frequently asked questions',
  lede: 'What buyers ask before they order, and after.',
  further: { accuracy: 'How we measure accuracy', findReport: 'Find my report' },
  groupsLabel: 'Topics',
  groups: [
    {
      title: 'About the Service',
      items: [
        {
          question: 'What is in the report?',
          answer:
            'Every cost of buying your property, line by line: what the law or the lender requires, what you can negotiate and what is optional, each with its amount or range, who pays it by law or custom, and the source. Then the cash to close in the order of the Loan Estimate, negotiation strategies with words to use, local insights, a market analysis, how to find comparable properties, whom to contact, and a timeline to the closing day.',
        },
        {
          question: 'What does it cost?',
          answer:
            'The report costs {price}, one time. There is no subscription, no account and nothing to cancel. The checkout shows the amount again on the pay button. Where enough sources have records of the home, you can add premium sections for {premium}, at the checkout or later: flood zone, property tax history, schools, neighborhood statistics and comparable sales.',
        },
        {
          question: 'Who is it for?',
          answer:
            'For anyone over 18 who is buying a property in the United States, with a loan or in cash: a first home, a condo, a new construction, land, or a commercial building. It is also useful while you are still choosing between homes.',
        },
        {
          question: 'Is the report in Spanish too?',
          answer:
            'Yes. Every report is written in both languages, and you switch between them in the report itself. The terms used in your English documents appear next to the Spanish ones.',
        },
        {
          question: 'How does it differ from my lender’s Loan Estimate?',
          answer:
            'The Loan Estimate comes after you have applied and shows one lender’s figures. The report comes before it, or alongside it: it calculates taxes and government fees by their rules, shows the usual range of each market price, and says which lines you can question. Its table uses the same order, so you can compare both side by side. It does not replace the Loan Estimate.',
        },
        {
          question: 'Is Closewise a lender or a title company?',
          answer:
            'No. We lend no money, close no purchases and recommend no provider. Nobody pays us to appear in a report.',
        },
      ],
    },
    {
      title: 'Savings & Negotiation',
      items: [
        {
          question: 'Which closing costs can be negotiated?',
          answer:
            'Mostly the lender’s and the settlement company’s own charges: origination, underwriting and processing, the settlement or escrow fee, courier and document fees, title search, survey, and in many states title insurance. Transfer and mortgage taxes and recording fees are set by law, but the contract can often say which side pays the transfer tax.',
        },
        {
          question: 'How does the report help me negotiate?',
          answer:
            'Each negotiable fee says whom to contact, what to ask for and words you can use on the phone or in an email. The largest possible savings come first. The strategies chapter says whom to call first, and by when each call still makes a difference.',
        },
        {
          question: 'How much will I save?',
          answer:
            'Nobody can promise an amount. It depends on your loan, your contract and how far your lender’s offer is from the market. For each line the report shows the usual range: the further your own quote is above its low end, the more you can ask for.',
        },
        {
          question: 'Can I ask the seller to pay some of my costs?',
          answer:
            'Often, yes. Loan programs limit how much a seller may contribute, depending on the loan and the down payment. The report names the limit for your purchase and the best use of a credit.',
        },
        {
          question: 'Who pays the buyer’s agent?',
          answer:
            'That is agreed in writing before you tour homes, and the seller may be asked to pay it in the offer. The report shows your cash to close both ways: if the seller pays your agent, and if you do.',
        },
        {
          question: 'When is it too late to negotiate?',
          answer:
            'The earlier the better. Ask lenders before you lock the rate, and shop for title and settlement as soon as the contract is signed. Three business days before closing you get the Closing Disclosure: the last moment to question a charge, and the law limits how far many of them may rise above the Loan Estimate.',
        },
      ],
    },
    {
      title: 'Location & Accuracy',
      items: [
        {
          question: 'Which places are covered?',
          answer:
            'All 50 states and the District of Columbia, down to the county, and the city where a city levies its own tax. If a ZIP code covers several counties, the checkout asks which one is yours.',
        },
        {
          question: 'How accurate is the estimate?',
          answer:
            'Taxes, recording fees and filed title rates are calculated to the cent by the rule that sets them. Market prices are shown as ranges. For the total, the report gives the interval that covers 8 of 10 purchases like yours.',
        },
        {
          question: 'Where do the figures come from?',
          answer:
            'From statutes, county and city ordinances, filed rate manuals, federal loan rules and published price surveys. Each line names its source, the date it applies to, and how certain it is: high, medium or low confidence.',
        },
        {
          question: 'What if you do not recognize my address?',
          answer:
            'We tell you before you pay and ask for the county. A lot in a new development often has no official address yet: enter the lot number, the development, city, state and ZIP code.',
        },
        {
          question: 'Why does my final bill differ from the report?',
          answer:
            'Because a contract moves costs between buyer and seller, providers set their own prices, and interest, tax and insurance depend on the day of closing. The chapter on how the figures were made says what was assumed; compare it with your contract first.',
        },
      ],
    },
    {
      title: 'Process & Support',
      items: [
        {
          question: 'How do I get my report?',
          answer:
            'Enter the property, read what we understood, pay by card, and wait a moment: the page takes you to your report automatically. If you chose email, the link comes by email too. Check your spam and promotions folders if you do not see it.',
        },
        {
          question: 'Do I need an account?',
          answer:
            'No. The link is the key to your report, so save it: there is no account to find it in. The report normally stays at its link for 365 days and is then erased. If you lose the link, we can send it again to the email address of your order.',
        },
        {
          question: 'Can I print it or save it as a PDF?',
          answer:
            'Yes. “Save as PDF” at the top of the report gives you a file, and “Print” next to it prints the page, which is laid out for paper.',
        },
        {
          question: 'Can I get a refund?',
          answer:
            'All sales are final, because the report is made for your property right away. If we cannot make the report after you have paid, you get your money back. See the refund policy for details.',
        },
        {
          question: 'Is my payment safe?',
          answer:
            'The card form belongs to the payment provider, and the card number goes to it directly. We learn only that the payment succeeded, its amount, an identifier, and for your receipt the card’s brand and last four digits.',
        },
        {
          question: 'I entered something wrong. What can I do?',
          answer:
            'Until you have paid, go back and change it. After that you can correct the report yourself for 30 days, at no charge: open it and choose “Correct or refine”. We make it again right away, and the earlier version stays available. You can also move it once to another home if your purchase falls through.',
        },
        {
          question: 'How do I reach you?',
          answer:
            'Reply to the email with your report, or write to the address that sent it. Include the report number or your email address so that we can find it.',
        },
      ],
    },
  ],
  more: {
    title: 'Still deciding?',
    body: 'See a complete report for a home in Houston, or read how a report is made.',
    sample: 'Sample report',
    how: 'How it works',
    start: 'Start my report',
  },
};
export type FaqMessages = typeof en;
export default en;
