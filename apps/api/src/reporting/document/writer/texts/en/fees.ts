export const fees = {
  summary: {
    title: 'Cost summary',
    introduction: (besides: string, typical: string, low: string, high: string) =>
      `Besides ${besides}, plan for about ${typical} in required and negotiable fees, taxes and prepaid items by closing day. Depending on your choices and quotes, it may be as little as ${low} or as much as ${high}.`,
    besides: { downPayment: 'your down payment', price: 'the price itself' },
    agent: (amount: string, without: string) =>
      `Of this, ${amount} is your agent’s compensation, which the seller often pays. If the seller does, plan for about ${without}.`,
    downPayment: (downPayment: string, price: string, loan: string) =>
      `Not included: your down payment of ${downPayment} (the price of ${price} less the loan of ${loan}).`,
    cashPrice: (price: string) => `Not included: the price itself, ${price}.`,
    financed: (amount: string, fees: string) =>
      `${fees}, about ${amount}, can usually be added to the loan instead of being paid at closing.`,
    sellerPays: (amount: string) =>
      `By law or custom the seller pays about ${amount} of the charges in this report. Your contract may say otherwise, so check it.`,
    includesPrepaids: (amount: string) =>
      `About ${amount} of the total is prepaid interest, insurance, property tax and escrow. It is your own money set aside for bills that come anyway, not a charge for a service.`,
  },
  required: {
    title: 'Required fees',
    introduction: (amount: string) =>
      `The law, your lender or an association asks for these. The amounts you pay add up to about ${amount}. Required does not always mean fixed: where a range is shown, compare providers.`,
    none: 'The estimate holds no required fees.',
  },
  negotiable: {
    title: 'Negotiable fees',
    introduction: (amount: string) =>
      `You can lower, waive or shop for these; together they are about ${amount}. Each one says whom to contact, what to ask for and words you can use.`,
    none: 'The estimate holds no negotiable fees.',
  },
  optional: {
    title: 'Optional fees',
    introduction: (amount: string) =>
      `Nobody can make you buy these; together they are about ${amount} if you choose them all. Some, such as an inspection, are usually worth their price.`,
    none: 'The estimate holds no optional fees.',
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
  nothingDue: 'Nothing is due at present.',
};
