export const strategies = {
  title: 'Negotiation strategies',
  introduction:
    'In the order of the dollars at stake in your own estimate. The amounts overlap and are not promises: a fee that the seller covers cannot be saved a second time.',
  noneFound:
    'The estimate shows no fee that negotiation could lower; check the quotes against the figures above.',
  sellerCredit: {
    title: 'Ask the seller to pay your closing costs',
    capped: (amount: string, percent: string, cap: string) =>
      `Up to ${amount}: your required and negotiable fees, within the limit of ${percent} of the price (${cap}) for your loan.`,
    besideFinanced: (amount: string) => `What is added to your loan, ${amount}, is not among them.`,
    open: (amount: string) => `Up to ${amount}: your required and negotiable fees.`,
    steps: [
      'Look at how long the property has been for sale: the longer, the better your chances.',
      'Put the credit in the offer as a dollar amount “toward buyer’s closing costs and prepaids”.',
      'Ask the lender for the limit in writing; what exceeds your actual costs is lost.',
    ],
    script: (amount: string) =>
      `We offer the price you ask, with a credit of ${amount} toward the buyer’s closing costs and prepaids.`,
  },
  lenders: {
    title: 'Let three lenders compete',
    atStake: (amount: string) => `${amount}: the typical less the low end of the lender’s own charges.`,
    steps: [
      'Apply to three lenders within 14 days, so that the credit checks count as one.',
      'Compare section A and the rate with the same lock period and the same points.',
      'Send the best Loan Estimate to the others and ask them to beat it in writing.',
    ],
    script: 'This is the best Loan Estimate I have. Can you beat its section A at the same rate and points?',
  },
  titleAndSettlement: {
    title: 'Shop for title, settlement and survey',
    atStake: (amount: string) => `${amount}: the typical less the low end of these charges.`,
    steps: [
      'Take the lender’s list of providers as a start, not as a limit: for section C you may choose others.',
      'Ask two or three companies for one written figure that covers everything.',
      'Ask by name for the reissue rate, the simultaneous rate and the use of the existing survey.',
    ],
    cashSteps: [
      'Ask two or three companies for one written figure that covers everything.',
      'Ask by name for the reissue rate and the use of the existing survey.',
    ],
    script:
      'Please quote me everything in one figure, and tell me which discounts this property qualifies for.',
  },
  closingOfShares: {
    title: 'Shop for the closing and the lien search',
    atStake: (amount: string) => `${amount}: the typical less the low end of these charges.`,
    steps: [
      'Take the lender’s list of providers as a start, not as a limit: you choose your own attorney.',
      'Ask two or three attorneys for one written figure that covers everything.',
      'Ask who orders the lien search, and for one search of the seller, the corporation and you.',
    ],
    cashSteps: [
      'Ask two or three attorneys for one written figure that covers everything.',
      'Ask who orders the lien search, and for one search of the seller, the corporation and you.',
    ],
    script: 'Please quote me everything in one figure, with the lien search in it.',
  },
  agent: {
    title: 'Settle your agent’s pay before the offer',
    atStake: (amount: string) =>
      `${amount}: what your agent and brokerage charge, if the seller takes it over.`,
    steps: [
      'Read your written buyer agreement: the fee in it is open to negotiation until you sign.',
      'Ask the seller, in the offer, to cover it.',
      'Ask the brokerage to waive transaction or administration fees.',
    ],
    script: 'What fee would you accept if the seller covers less than the agreement says?',
  },
  transferTax: {
    title: 'Write into the contract who pays the transfer taxes',
    atStake: (amount: string) => `${amount}: the transfer taxes that fall to you by law or custom.`,
    steps: [
      'Ask the settlement agent whether the law here lets the contract divide the tax differently.',
      'If it does, ask the seller for half, or for the whole in exchange for another point of the offer.',
      'Check the exemptions, such as those for first-time buyers, before you sign.',
    ],
    script: null,
  },
  insurance: {
    title: 'Compare homeowner’s insurance',
    atStake: (amount: string) => `${amount}: the typical less the low end of the first premium.`,
    steps: [
      'Get three quotes for the same cover and deductible as soon as your offer is accepted.',
      'Ask about wind, flood and earthquake: they are often separate.',
      'Ask what a newer roof, an alarm or a joint car policy would save.',
    ],
    script: null,
  },
  optional: {
    title: 'Choose the extras yourself',
    atStake: (amount: string) => `${amount}: the optional items at their typical price.`,
    steps: [
      'Keep what protects you: the inspections and, in most cases, the owner’s title policy.',
      'Drop what only adds comfort, or ask the seller to pay for it.',
      'Combine inspections with one firm and ask for a package price.',
    ],
    keepForShares: 'Keep what protects you: the inspection.',
    script: null,
  },
  rest: {
    title: 'Question the small charges',
    atStake: (amount: string) => `${amount}: the typical less the low end of the remaining negotiable fees.`,
    steps: [
      'Ask what each charge pays for, and who asked for it.',
      'Ask to have duplicates removed: two couriers, two wires, two document fees.',
      'Compare the Closing Disclosure with the Loan Estimate line by line.',
    ],
    script: 'Which of these charges did my lender or the law ask for, and which are your own?',
  },
  closingDay: {
    title: 'Choose the day of closing',
    atStake: (amount: string) =>
      `${amount}: interest from the day of closing to the end of the month. It lowers the cash you bring, not what the loan costs in the long run.`,
    steps: [
      'Close in the last days of the month if cash is short.',
      'Do not choose the very last day: a delay would cost more than the interest.',
    ],
    script: null,
  },
};
