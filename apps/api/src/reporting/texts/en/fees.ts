export const fees = {
  summary: {
    title: 'Cost summary',
    introduction: {
      withLoan: (total: string) =>
        `Plan to bring ${total} to closing. The table shows what it is made of, in the order of page 2 of the Loan Estimate, so that you can compare the two.`,
      forBusiness: (total: string) =>
        `Plan to bring ${total} to closing. The table shows what it is made of, in the order of the Loan Estimate that lenders give for homes; for a purchase for business they need not give one.`,
      cash: (total: string) =>
        `Plan to bring ${total} to closing, the price included. The table shows what it is made of, in the order of the Loan Estimate that buyers with a loan get.`,
    },
    financed: (amount: string, fees: string) =>
      `Added to the loan here, as is usual: ${fees}, about ${amount}. You do not bring it, and may pay it at closing instead.`,
    sellerPays: (amount: string) =>
      `By law or custom the seller pays about ${amount} of the charges in this report. Your contract may say otherwise, so check it.`,
    includesPrepaids: (amount: string, bills: string) =>
      `About ${amount} of the closing costs prepays bills that you would owe anyway: ${bills}. It pays for no closing service, so nobody can waive it.`,
    prepaids: {
      interest: 'interest',
      insurance: 'insurance',
      mortgageInsurance: 'mortgage insurance',
      propertyTax: 'property tax',
    },
  },
  cashToClose: {
    rows: {
      D: 'Total loan costs (A + B + C)',
      withoutLoan: 'Total of services (A + B + C)',
      I: 'Total other costs (E + F + G + H)',
      J: 'Total closing costs (D + I)',
      financed: 'Closing costs added to the loan',
      price: 'Price, paid without a loan',
      'down-payment': 'Down payment',
      deposit: 'Deposit already paid',
      'seller-credits': 'Seller credits',
      'cash-to-close': 'Cash to close',
    },
    otherScenario: {
      seller: (agent: string, total: string) =>
        `This is if the seller pays your agent, as is more common. If you pay your agent (about ${agent}), bring ${total}.`,
      buyer: (agent: string, total: string) =>
        `This is if you pay your agent (about ${agent}). If the seller does, bring ${total}.`,
    },
    interval: (low: string, high: string) =>
      `8 of 10 purchases like this one end between ${low} and ${high}. 1 of 10 costs less, and 1 of 10 costs more.`,
    assumptions: (date: string, rate: string | null) =>
      rate === null
        ? `Assumed: closing on ${date}.`
        : `Assumed: closing on ${date}, interest of ${rate} a year.`,
    remainingCredit: (amount: string) =>
      `About ${amount} that the seller credits you for property tax before that day is not taken off: the seller’s own bill and your contract decide it.`,
  },
  required: {
    title: 'Required fees',
    introduction: (amount: string, _inTotal: string | null, hasLender: boolean) =>
      `The law${hasLender ? ', your lender' : ''} or an association asks for these. The amounts you pay add up to about ${amount}. Required does not always mean fixed: where a range is shown, compare providers.`,
    none: 'This estimate has no required fees.',
  },
  negotiable: {
    title: 'Negotiable fees',
    introduction: (amount: string) =>
      `You can lower, waive or shop for these; together they are about ${amount}. Each one says who to contact, what to ask for and words you can use.`,
    none: 'This estimate has no negotiable fees.',
  },
  optional: {
    title: 'Optional fees',
    introduction: (amount: string, inTotal: string | null) =>
      `Nobody can make you buy these; together they are about ${amount} if you choose them all. ${
        inTotal === null
          ? 'The cash to close includes none of them.'
          : `The cash to close includes only: ${inTotal}.`
      }`,
    none: 'This estimate has no optional fees.',
  },
  sections: {
    A: 'Origination charges',
    B: 'Services you cannot shop for',
    C: 'Services you can shop for',
    D: 'Total loan costs',
    E: 'Taxes and other government fees',
    F: 'Prepaids',
    G: 'Initial escrow payment',
    H: 'Other costs',
    'post-closing': 'After closing',
  },
  payers: {
    buyer: 'You, the buyer',
    seller: 'The seller',
    lender: 'The lender',
    nobody: 'Nothing is due',
    ifApplies: 'You, if it applies',
    credited: (amount: string) => `You, less ${amount} that the seller credits to you`,
    shared: (parts: string) => `Shared: ${parts}`,
    part: { buyer: 'you', seller: 'seller', lender: 'lender' },
  },
  noAsk: 'Ask for the exact amount in writing, and for what it covers.',
  noContact: 'Your settlement agent',
};
