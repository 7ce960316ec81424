export const place = {
  withArticle: (name: string) => `the ${name}`,
  city: (place: string) =>
    `The address was recognized as ${place}, so the rules of the state and of this place were applied where our data has them.`,
  cityOnly: (place: string) =>
    `The address was recognized as ${place}; it names no county that we know. State and city rules were applied where our data has them.`,
  county: (place: string) =>
    `The address was recognized as ${place}. A tax or fee of a city inside it may be missing from the figures.`,
  outsideCity: (city: string, place: string) =>
    `You said that the property is outside the limits of ${city}. It was placed in ${place}, and no rule of that city was applied.`,
  state: (place: string) =>
    `Only the state, ${place}, was recognized, so the figures use only the state’s rules. Ask the settlement agent what the county and the city add.`,
  missing: {
    'state-unknown':
      'The address names no state that we recognize; the state used here was entered separately.',
    'post-office-box':
      'The address is a post office box; the figures are those of its post office, not of the property.',
    'zip-missing': 'The address has no ZIP code, so we could not check the place against it.',
    'zip-contradicts-state':
      'The ZIP code is in a different state from the one named; the state named was used.',
    'city-unknown': 'We did not recognize a city in the address.',
  },
  market: 'Market range',
};

export const contacts = {
  title: 'Who to contact',
  introduction: 'One call for each, the largest amounts first. Write down the name, the date and the answer.',
  parties: {
    insurer: 'Insurance agent',
    lender: 'Lender or loan officer',
    settlement: 'Title, escrow or settlement company',
    building: 'Managing agent of the building',
    builder: 'The builder’s sales office',
    attorney: 'Attorney',
    agent: 'Your agent and brokerage',
    association: 'Homeowners’ association',
    surveyor: 'Surveyor',
    inspector: 'Inspectors and specialists',
    government: 'County or city offices',
    others: 'Movers, utilities and others',
  },
  /** The closing agent, where the custom is known. */
  closingAgents: {
    'title-company': 'Title company',
    escrow: 'Escrow and title company',
    'attorney-customary': 'Closing attorney or title company',
    'attorney-required': 'Closing attorney and title insurer',
  },
};

export const figures = {
  title: 'How the figures were made',
  introduction: (date: string) =>
    `Every amount with its calculation and its source. The rules in force on ${date} were applied.`,
  method: [
    'Taxes and recording fees follow the law or the tariff of the place; where they are exact, they are computed to the cent.',
    'Market fees are ranges: the low end, a typical amount and the high end. The totals add up the typical amounts that the buyer pays.',
    'The range of the total covers 8 of 10 outcomes. Amounts of one kind (the lender’s, the title company’s, taxes, insurance) are taken to be high or low together, the kinds to be independent. What arises in some purchases only, and what you choose, is not in it. It says nothing of our accuracy, which is measured against published averages.',
    'Confidence says how good the source is. High: the law, a tariff or an official page. Medium: a published practice or survey. Low: a weak or second-hand source; read such a figure as a range.',
  ],
  wordedByModel:
    'A language model chose words of the explanations and scripts, from what the rules say. No amount, deadline or source is its own; anything that did not pass our checks uses the rules’ own words.',
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
