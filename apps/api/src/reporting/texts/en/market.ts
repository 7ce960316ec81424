export const market = {
  title: 'Market analysis',
  introduction: (state: string) =>
    `What sets the prices of a closing in ${state}: which part the law fixes, which part the market does, and who pays by custom. These are facts about costs, not a forecast of prices.`,
  statutory: {
    label: 'Fixed by law or tariff',
    explanation: (share: string) =>
      `Taxes, recording and what a tariff sets: ${share} of your closing costs. They are the same whichever provider you choose, so spend your effort on the rest.`,
  },
  market: {
    label: 'Set by the market',
    rest: 'The rest of your closing costs, set by providers and by your choices. This is where comparing quotes pays.',
    all: 'All of your closing costs are set by providers and by your choices. This is where comparing quotes pays.',
  },
  shareOfPrice: {
    label: 'Fees compared with the price',
    explanation: (typical: string, price: string) =>
      `${typical} of fees due by closing on a price of ${price}.`,
  },
  transferTax: {
    label: 'Tax on the transfer',
    none: 'None in this state',
    noneExplanation: 'The state levies no tax on the transfer of the deed.',
    some: (payer: string) => `Levied; ${payer} by law or custom`,
    someExplanation:
      'That is the custom of the state as a whole; rates, payers and exemptions differ by place and buyer.',
    ofThisPurchase: {
      none: 'In this purchase none is due.',
      buyer: (yours: string) => `In this purchase you pay it: ${yours}.`,
      seller: (sellers: string) => `In this purchase the seller pays it: ${sellers}.`,
      both: (yours: string, sellers: string) =>
        `In this purchase ${yours} of it is yours and ${sellers} is the seller’s.`,
    },
    payer: {
      buyer: 'usually paid by the buyer',
      seller: 'usually paid by the seller',
      split: 'usually shared by buyer and seller',
      unknown: 'who pays depends on the place and the contract',
    },
  },
  titleRegulation: {
    label: 'Title insurance rates',
    promulgated: 'Set by the state',
    filed: 'Filed with the state by each insurer',
    'file-and-use': 'Filed by each insurer, used at once',
    unregulated: 'Not regulated',
    guaranty: (provider: string) => `None: titles are guaranteed by ${provider}`,
    explanation: {
      promulgated:
        'Every company charges the same premium for the same policy. What differs is everything around it: settlement, escrow, courier.',
      filed:
        'Each insurer must charge the rates it has filed, but not all have filed the same, so a second company is worth a call.',
      'file-and-use':
        'Each insurer files rates of its own and may change them, so two or three companies are worth a call.',
      unregulated: 'Premiums are open to competition. Ask at least three companies for an all-in quote.',
      guaranty:
        'The state’s own program charges everybody the same for its certificate, so compare what the attorney or abstractor around it charges.',
    },
  },
  ownerPolicy: {
    label: 'Owner’s title policy',
    buyer: 'Usually paid by the buyer',
    seller: 'Usually paid by the seller',
    split: 'Usually shared',
    'varies-by-county': 'Differs from county to county',
    negotiable: 'Decided in the contract',
    explanation: 'This is custom, not law: your purchase contract decides who pays.',
  },
  propertyTax: {
    label: 'Property tax',
    value: (rate: string) => `About ${rate} of the value a year`,
    explanation: (rate: string, price: string, amount: string) =>
      `At ${rate}, a value of ${price} would mean about ${amount} a year. Ask the local assessor for the rate of this parcel.`,
    newBuyer: 'The rate shown is that for a new buyer; the present owner may pay less.',
    sittingOwners:
      'The rate is a statewide average over present owners, whose bills are often held down by caps and exemptions.',
    owners: (inCounty: string) =>
      `It comes from the median that owners ${inCounty} pay, whose bills are often held down by caps and exemptions.`,
    lowerBound: 'It is a lower bound: the survey does not publish a median tax over $10,000 a year.',
    newBuyerHere:
      'It is raised for a new owner, as it is in the whole state; the present owner may pay less.',
    notResidence: 'It is the rate of a home that is not its owner’s residence.',
    ofUse: {
      same: 'By law this kind of property is taxed at the rate of homes, without their relief.',
      times: (times: string) =>
        `By law this kind of property is taxed ${times} times as high as a home; the rate shown includes that.`,
      itsOwn: 'The law sets this rate for this kind of property.',
      between: 'The law only sets limits for this kind of property: the rate is the middle between them.',
      unknown:
        'This is the rate for homes. We could not determine what this kind of property pays here; it may be more. Ask the local assessor for its tax class and its last bill.',
      residents:
        'The rate includes a relief for owners who live there, which you will not get: your tax may be higher, and we could not determine by how much.',
      farm: 'Farm land is mostly taxed by what it produces, not by its price. The rate shown is midway between the tax on the home alone and the tax on the whole price.',
    },
    reassessed: 'A sale leads to a new assessment here, so do not rely on the seller’s last bill.',
    notReassessed: 'A sale alone does not lead to a new assessment here.',
    paidIn: {
      arrears:
        'Taxes are paid in arrears: the seller normally credits you for the part of the year before closing.',
      advance:
        'Taxes are paid in advance: you normally repay the seller for the part of the year after closing.',
      mixed: 'Part of the tax is paid in arrears and part in advance; ask how it is divided at closing.',
    },
    /** Where the day of closing lies otherwise among the bills than most days of the year. */
    onThatDay: {
      credited:
        'On this closing day the seller still owes the tax of the days before it, and credits it to you.',
      repaid: 'On this closing day the seller has paid ahead: you repay the tax of the days after it.',
      both: 'On this closing day a part is paid ahead and a part still owed: you repay the one, and the seller credits you the other.',
    },
  },
  insurance: {
    label: 'Homeowner’s insurance',
    value: (typical: string) => `About ${typical} a year`,
    range: (low: string, high: string) => `For a dwelling like this one, from ${low} to ${high} a year.`,
    explanation:
      'An estimate, not a quote: the age of the roof, the perils of the place and your deductible move it. Get quotes before your inspection period ends.',
    explanationOfNew:
      'An estimate, not a quote: the way it is built, the perils of the place and your deductible move it. Get quotes as soon as the contract is signed.',
  },
};
