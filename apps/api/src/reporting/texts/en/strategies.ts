export const strategies = {
  title: 'Negotiation strategies',
  introduction:
    'In the order of the dollars at stake in your own estimate. The amounts overlap and are not promises: a fee that the seller covers cannot be saved a second time.',
  noneFound:
    'The estimate shows no fee that negotiation could lower; check the quotes against the figures above.',
  sellerCredit: {
    title: 'Ask the seller to pay your closing costs',
    capped: (amount: string, percent: string, cap: string) =>
      `Up to ${amount}: what you bring for closing costs, within the ${percent} of the price (${cap}) that your loan allows.`,
    open: (amount: string) => `Up to ${amount}: what you bring for closing costs.`,
    va: 'VA sets no limit on ordinary closing costs; what goes beyond them, such as paying your debts, may reach 4 percent of the value.',
    vaRule: 'VA Pamphlet 26-7, chapter 8',
    besideFinanced: (amount: string) => `What is added to your loan, ${amount}, is not among them.`,
    besideCredit: (amount: string) => `The credit of ${amount} that you entered is not counted again.`,
    listing:
      'Ask your agent how long the property has been for sale, whether its price was cut, and which credits were part of recent sales nearby.',
    offer: (amount: string) =>
      `Put the credit into the offer as an amount in dollars, up to ${amount}, toward the buyer’s closing costs and prepaid items.`,
    cashOffer: (amount: string) =>
      `Put the credit into the offer as an amount in dollars, up to ${amount}, toward the buyer’s closing costs. Without a lender no rule limits it.`,
    limit:
      'Before the offer goes out, have the lender write down its limit. What exceeds your actual costs is lost: nobody pays it out to you.',
    second: (date: string) =>
      `The inspection is a second chance: until ${date}, ask for a credit where you would otherwise ask for repairs.`,
    businessSecond:
      'The due diligence is a second chance: before its period ends, ask for a credit for what the reports turn up.',
    secondUndated:
      'The inspection is a second chance: before its period ends, ask for a credit where you would otherwise ask for repairs.',
    builder:
      'A builder would rather give a credit than cut the price, and often ties it to a lender of its own. Compare that loan as a whole with another lender’s, not the credit alone.',
    script: (amount: string) =>
      `We offer your price, and ask for a credit of ${amount} toward our closing costs. If that is more than you can do, tell us which part of it you can.`,
  },
  lenders: {
    title: 'Let three lenders compete',
    atStake: (amount: string) => `${amount}: from what a lender typically charges down to the low end.`,
    apply: (date: string) =>
      `Apply to three lenders on one day, ${date} by this calendar; credit checks within 14 days count as one.`,
    applyUndated: 'Apply to three lenders on one day; credit checks within 14 days count as one.',
    compare: (date: string) =>
      `By ${date} each of them owes you a Loan Estimate. Compare section A and the rate, with the same lock period and without points.`,
    compareUndated:
      'Compare section A and the rate of their Loan Estimates, with the same lock period and without points.',
    match: 'Send the best one to the other two, and give them until the next evening to beat it in writing.',
    points:
      'If a lender talks about points, divide their price by what they save each month: in so many months they pay for themselves. Buy none if you may sell or refinance sooner.',
    va: 'On a VA loan the lender’s flat charge may not exceed 1 percent of the loan, and it stands in for processing and document charges (38 CFR 36.4313).',
    script:
      'This is the best Loan Estimate I have. Can you beat its section A at the same rate and points by tomorrow evening? If not, what credit would make up the difference?',
  },
  banks: {
    title: 'Let two banks compete',
    atStake: (amount: string) => `${amount}: from what a bank typically charges down to the low end.`,
    steps: [
      'Ask two banks for a term sheet that lists every charge, their attorney’s fee with a cap among them.',
      'Compare the charge together with the rate, the term and the penalty for paying early: a bank that gives on one may take on another.',
      'Sign neither, and pay no deposit, before both are on your desk.',
    ],
    script:
      'I have a second term sheet. What can you do about the charge and the penalty for paying early? If neither moves, what rate would you give me?',
  },
  closing: {
    title: 'Shop for title and settlement',
    withSurvey: 'Shop for title, settlement and survey',
    atStake: (amount: string) => `${amount}: from the typical amount of these charges down to the low end.`,
    yourChoice:
      'Take the lender’s list of providers as a start, not as a limit: for the services of section C you may choose others.',
    sellerMayNot: 'The seller may not make you buy title insurance from a certain company (12 USC 2608).',
    premium: {
      promulgated: (state: string) =>
        `In ${state} the state sets the title premium, so no company can quote you a lower one. What is open is who pays it, which discounts of the rate manual apply, and every charge around it.`,
      filed: (state: string) =>
        `In ${state} each insurer must charge the title premium that it has filed, but not all have filed the same: ask two companies, and do not bargain over the premium of one.`,
      'file-and-use': (state: string) =>
        `In ${state} insurers file title premiums of their own and may change them: ask two or three companies.`,
      unregulated: (state: string) =>
        `In ${state} nobody fixes title premiums: ask three companies, and tell each that you do.`,
      guaranty: (state: string) =>
        `In ${state} a state guaranty takes the place of title insurance, at one price for all. What you compare is the attorney’s title opinion and the closing.`,
    },
    reissue: {
      none: 'There is no discount here for the seller’s earlier policy on a purchase, so save yourself that question.',
      granted: (discount: string, years: string | null) =>
        years
          ? `Ask the seller for the earlier owner’s policy: one that is no more than ${years} years old takes ${discount} off the premium.`
          : `Ask the seller for the earlier owner’s policy: it may take ${discount} off the premium.`,
      exists:
        'Ask the seller for the earlier owner’s policy: the rates here have a discount for it, the reissue rate.',
      ask: 'Ask the seller for the earlier owner’s policy, and the company whether it gives a reissue rate for it.',
      from: (low: string, high: string) => `${low} to ${high}`,
    },
    simultaneous:
      'Have the owner’s and the lender’s policy written together: the second then costs the lower simultaneous rate.',
    simultaneousIncluded:
      'Have the owner’s and the lender’s policy written together: the lender’s then comes with the owner’s at no charge.',
    oneFigure:
      'Ask two or three companies for one written figure that covers everything, and compare the totals.',
    oneFee:
      'Ask two or three attorneys for one flat fee that covers everything, and compare what each leaves out.',
    oldSurvey:
      'Ask the seller for the existing survey before you order a new one; with a sworn statement that nothing was changed it is often accepted.',
    oldSurveyTexas:
      'Ask the seller for the existing survey and Form T-47, the sworn statement that nothing was changed, before you order a new one.',
    script:
      'Please quote me everything in one figure, and tell me which discounts fit this property. If another company comes in lower, may I call you once more before I decide?',
  },
  closingOfShares: {
    title: 'Shop for the closing and the lien search',
    atStake: (amount: string) => `${amount}: from the typical amount of these charges down to the low end.`,
    yourChoice:
      'Take the lender’s list of providers as a start, not as a limit: you choose your own attorney.',
    steps: [
      'Ask two or three attorneys or title companies for one written figure that covers everything.',
      'Ask who orders the lien search, and ask for one search that covers the seller, the corporation and you.',
    ],
    script:
      'Please quote me the closing in one figure, with the lien search in it. If the fee stays, what can I do myself to bring it down?',
  },
  agent: {
    title: 'Settle your agent’s pay before the offer',
    atStake: (amount: string) =>
      `${amount}: what your agent and brokerage charge, if the seller takes it over.`,
    onlyBrokerage: {
      title: 'Owe your agent nothing on top',
      atStake: (amount: string) =>
        `${amount}: the brokerage’s own charge. The agent’s pay is the seller’s in this estimate.`,
    },
    agreement:
      'Most agents need a signed agreement that names their pay before they show you a home, a rule of August 2024. Its terms are yours to negotiate until you sign.',
    businessAgreement: 'Put into writing what your agent earns and who pays it before the first visit.',
    offer:
      'Have the offer ask the seller to pay your agent, and have the agreement say that you owe nothing beyond that.',
    ceiling: 'If you must owe something, let it be an amount in dollars and not a percentage.',
    brokerage:
      'Strike transaction and administration fees: they come on top of the commission and pay for no work of their own.',
    script:
      'I will sign when the agreement says what I owe in dollars if the seller pays less, and when the transaction fee is out. Which of the two is a problem for you?',
  },
  transferTax: {
    title: 'Write down who pays the transfer taxes',
    atStake: (amount: string) => `${amount}: the transfer taxes that fall to you by law or custom.`,
    steps: [
      'Ask the closing agent whether the law here lets the contract divide the tax differently.',
      'If it does, ask the seller for half, or for the whole in exchange for another point of the offer.',
    ],
    exemptions: 'Check the exemptions before you sign.',
    firstTimeExemptions: 'Check the exemptions, such as those for first-time buyers, before you sign.',
    script:
      'We would like the seller to carry the transfer taxes, or half of them. If that cannot be, we ask for the same amount as a credit.',
  },
  insurance: {
    title: 'Compare homeowner’s insurance',
    atStake: (amount: string) => `${amount}: from the typical first premium down to the low end.`,
    quotes: (date: string) =>
      `Get three quotes for the same cover and deductible by ${date}, while the inspection still lets you walk away.`,
    quotesUndated: 'Get three quotes for the same cover and deductible as soon as your offer is accepted.',
    perils: (perils: string) => `Ask each insurer how it covers ${perils}, and what the policy leaves out.`,
    discounts: 'Ask what a newer roof, an alarm or your car insurance with the same company would take off.',
    newHomeDiscounts:
      'Ask what a new home, an alarm or your car insurance with the same company would take off.',
    unitDiscounts:
      'Ask what an alarm, a sprinkler system or your car insurance with the same company would take off.',
    script:
      'I have two other quotes for the same cover and deductible. What would you charge, and what do buyers here usually add that your policy leaves out?',
  },
  association: {
    title: 'Leave the association’s paperwork to the seller',
    atStake: (amount: string) => `${amount}: its transfer fee and resale certificate at their typical price.`,
    atStakeOfTransfer: (amount: string) => `${amount}: its transfer fee at its typical price.`,
    steps: [
      'Write into the offer that the seller pays the transfer fee and the resale certificate.',
      'Order the papers on the day the contract is signed: nobody owes a rush fee that nobody needs.',
      'Ask for the schedule of fees and for the rule or law behind each of them.',
    ],
    script:
      'Please send me your schedule of fees, with the rule that allows each one. Which of them do sellers usually pay here, and does the law cap any of them?',
  },
  managingAgent: {
    title: 'Leave the transfer fee to the seller',
    atStake: (amount: string) => `${amount}: the fee at its typical price.`,
    steps: [
      'Write into the contract that the seller pays the managing agent for the closing and the transfer of the shares.',
      'Ask for the schedule of fees before you sign, and which of them are refunded if the board says no.',
    ],
    script:
      'Please send me your schedule of fees for a sale. Which of them does the seller pay by custom in this building?',
  },
  optional: {
    title: 'Choose the extras yourself',
    atStake: (amount: string) =>
      `${amount}: the extras that you can do without, at their typical price. What protects you is not among them.`,
    keep: {
      home: 'Keep what protects you: the general inspection and, in most cases, the owner’s title policy.',
      shares: 'Keep what protects you: the inspection.',
    },
    tests:
      'Order the tests beyond the general inspection where its report, or the age of the part, gives reason.',
    testsOfNew: 'Order the tests beyond the general inspection where its report gives reason.',
    warranty: 'Ask the seller for the home warranty: sellers give it away more readily than any other extra.',
    drop: 'Drop what only adds comfort, or ask the seller to pay for it.',
    bundle: 'Give the inspections to one firm, and ask for the price of the package.',
    script: null,
  },
  rest: {
    title: 'Question the small charges',
    atStake: (amount: string) =>
      `${amount}: from the typical amount of the remaining negotiable fees down to the low end.`,
    steps: [
      'Ask what each charge pays for, and who requires it.',
      'Have duplicates struck: two couriers, two wires, two document fees.',
    ],
    compare:
      'When the Closing Disclosure comes, compare it with the Loan Estimate and ask about every new line.',
    compareDated: (date: string) =>
      `When the Closing Disclosure comes, by ${date}, compare it with the Loan Estimate and ask about every new line.`,
    compareStatement:
      'When the settlement statement comes, compare it with the quotes and ask about every new line.',
    script:
      'Which of these charges did my lender or the law ask for, and which are your own? Please take off your own, or fold them into your fee.',
    cashScript:
      'Which of these charges does the law ask for, and which are your own? Please take off your own, or fold them into your fee.',
  },
  closingDay: {
    title: 'Choose the day of closing',
    atStake: (amount: string) =>
      `${amount}: interest from the day of closing to the end of the month. A later day lowers the cash you bring, not what the loan costs in the long run.`,
    steps: [
      'Close in the last days of the month if cash is short.',
      'Do not choose the very last day: a delay would cost more than the interest.',
    ],
    script: null,
  },
};
