export const figures = {
  title: 'How the figures were made',
  introduction: (date: string) =>
    `Every amount with its calculation and its source. The rules in force on ${date} were applied.`,
  method: [
    'Taxes and recording fees follow the law or the tariff of the place; where they are exact, they are computed to the cent.',
    'Market fees are ranges: the low end, a typical amount and the high end. The totals add up the typical amounts that the buyer pays.',
    'The interval of the total holds 8 of 10 outcomes. Amounts of one kind (the lender’s, the title company’s, taxes, insurance) are taken to be high or low together, the kinds to be independent. What arises in some purchases only, and what you choose, is not in it. It says nothing of our accuracy, which is measured against published averages.',
    'Confidence says how good the source is. High: the law, a tariff or an official page. Medium: a published practice or survey. Low: a weak or second-hand source; read such a figure as a range.',
  ],
  wordedByModel:
    'A language model chose words of the explanations and scripts, from what the rules say. No amount, deadline or source is its own; what did not pass our checks stands in the words of the rules.',
  decides: {
    withLoanEstimate:
      'This report is an estimate for planning. Your Loan Estimate, your Closing Disclosure and your contract decide what you pay.',
    withoutLoanEstimate:
      'This report is an estimate for planning. The quotes that you accept, your settlement statement and your contract decide what you pay.',
  },
  disclaimers: [
    'It is information, not legal, tax or financial advice. Ask an attorney or a tax adviser about your own case.',
    'Laws and prices change. Check a figure with the named source before you rely on it.',
  ],
};
