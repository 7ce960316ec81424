const steps = {
  offer: {
    when: 'Before the offer',
    title: 'Get ready',
    text: 'Talk to three lenders, get pre-approved by one, and decide how large a seller credit to put in the offer.',
    rule: null,
  },
  cashOffer: {
    when: 'Before the offer',
    title: 'Get ready',
    text: 'Have a bank letter as proof of funds, and decide which costs the seller should pay in exchange for a sure and quick closing.',
    rule: null,
  },
  businessOffer: {
    when: 'Before the offer',
    title: 'Get ready',
    text: 'Ask two banks for a term sheet, decide in whose name you buy, and decide how large a seller credit to put in the offer.',
    rule: null,
  },
  contract: {
    when: 'Day 1',
    title: 'Sign the contract, apply for the loan',
    text: 'Apply to all three lenders that day. Six things are enough for a Loan Estimate: your name, income and Social Security number, the address, its value and the loan amount.',
    rule: '12 CFR 1026.2(a)(3)(ii)',
  },
  cashContract: {
    when: 'Day 1',
    title: 'Sign the contract, pay the deposit',
    text: 'Pay the deposit to the company that closes the sale, never to the seller, and keep the receipt: it counts toward what you bring.',
    rule: null,
  },
  inspection: {
    when: 'In the inspection period of your contract',
    title: 'Inspect, insure, check the title',
    text: 'Have the property inspected, get insurance quotes and read the title commitment. Ask for repairs or a credit in writing before the period ends.',
    rule: null,
  },
  inspectionOfUnit: {
    when: 'In the inspection period of your contract',
    title: 'Inspect the unit, read the association’s papers',
    text: 'Have the unit inspected, get a quote for your own policy and read the association’s budget, reserves and minutes. Ask for repairs or a credit in writing before the period ends.',
    rule: null,
  },
  inspectionOfLand: {
    when: 'In the study period of your contract',
    title: 'Find out what the land allows',
    text: 'Ask the county about zoning, access, flood zone and utilities, have the soil tested if you need a septic system, and read the title commitment. You want to be able to walk away until you have the answers.',
    rule: null,
  },
  inspectionForBusiness: {
    when: 'In the due diligence period of your contract',
    title: 'Do the due diligence',
    text: 'Order the environmental and property condition reports, read leases, permits and the title commitment, and get quotes for business insurance. Ask for a lower price or a credit in writing before the period ends.',
    rule: null,
  },
  inspectionOfNewHome: {
    when: 'While the home is built, and before the final payment',
    title: 'Inspect the new home too',
    text: 'Have an inspector of your own look before the walls are closed and again at the end, get insurance quotes and read the title commitment. Anything the builder has not fixed belongs on a signed list.',
    rule: null,
  },
  inspectionOfShares: {
    when: 'In the inspection period of your contract',
    title: 'Inspect, insure, check the shares',
    text: 'Have the home inspected, get insurance quotes, and read the lien search and the building’s financial statements. Ask for repairs or a credit in writing before the period ends.',
    rule: null,
  },
  application: {
    when: 'Within 3 business days after you apply',
    title: 'The Loan Estimate arrives',
    text: 'Compare sections A to H with this report. Until you say that you want to go on, a lender may charge only for the credit report. Two lists come along: providers among whom you may shop, and housing counselors.',
    rule: '12 CFR 1026.19(e)(1)(iii), (vi), (e)(2)(i)',
  },
  intent: {
    when: 'Within 10 business days after the Loan Estimate',
    title: 'Tell one lender that you want to go on',
    text: 'After this day the lender may change its terms. A one-sentence email is enough; keep it.',
    rule: '12 CFR 1026.19(e)(3)(iv)(E)',
  },
  appraisal: {
    when: 'At least 3 business days before closing',
    title: 'Read the appraisal',
    text: 'The lender must give you every appraisal and valuation, at no charge for the copy. If it comes in under the price, talk about the price before you talk about anything else.',
    rule: '12 CFR 1002.14(a)(1), (a)(3)',
  },
  walkthrough: {
    when: 'The day before closing',
    title: 'Walk through, then check the wire instructions',
    text: 'Look at the property once more. Before you send money, call the closing agent at a number you already know. Never trust wire instructions that arrive or change by email.',
    rule: null,
  },
  closing: {
    when: 'Closing day',
    title: 'Sign, pay, get the keys',
    text: 'Bring identification and the final figures. Keep a copy of every page that you sign.',
    rule: null,
  },
  closingOfLand: {
    when: 'Closing day',
    title: 'Sign, pay, own the land',
    text: 'Bring identification and the final figures. Keep a copy of every page that you sign.',
    rule: null,
  },
  refund: {
    when: 'Within 60 days after closing',
    title: 'The last day for a refund of overcharges',
    text: 'If charges rose by more than the law allows, the lender must refund the excess by this day. Compare the Closing Disclosure with the Loan Estimate again.',
    rule: '12 CFR 1026.19(f)(2)(v)',
  },
  after: {
    when: 'In the first months',
    title: 'Deed and first bills',
    text: 'Check at the recorder’s office that the deed is recorded in your name, and watch for a tax bill that goes to you and not to the lender.',
    rule: null,
  },
  businessAfter: {
    when: 'In the first months',
    title: 'Deed and first bills',
    text: 'Check at the recorder’s office that the deed is recorded in your name. Ask whether the lender pays tax and insurance for you; if it does not, put their due dates in your own calendar.',
    rule: null,
  },
  cashAfter: {
    when: 'In the first months',
    title: 'Deed and first bills',
    text: 'Check at the recorder’s office that the deed is recorded in your name. No lender pays your tax and insurance: put their due dates in your own calendar.',
    rule: null,
  },
  cashAfterLand: {
    when: 'In the first months',
    title: 'Deed and first bills',
    text: 'Check at the recorder’s office that the deed is recorded in your name. No lender pays the tax for you: put its due dates in your own calendar.',
    rule: null,
  },
  board: {
    when: 'As soon as your loan is approved',
    title: 'The co-op board decides',
    text: 'Hand in the board package complete, and be ready for an interview: a board may take weeks, and may say no. Make the contract depend on its consent.',
    rule: null,
  },
  cashBoard: {
    when: 'As soon as the contract is signed',
    title: 'The co-op board decides',
    text: 'Hand in the board package complete, and be ready for an interview: a board may take weeks, and may say no. Make the contract depend on its consent.',
    rule: null,
  },
  afterShares: {
    when: 'In the first months',
    title: 'Shares, proprietary lease, first bills',
    text: 'Check that you hold the stock certificate and the proprietary lease, or that your lender does, and ask the managing agent which tax relief passes through the maintenance.',
    rule: null,
  },
  cashSearch: {
    when: 'In the first days',
    title: 'Order the lien search yourself',
    text: 'No lender checks for you whether the seller’s shares are pledged. Ask early for the search on the seller and the corporation, and read its financial statements.',
    rule: null,
  },
  cashTitle: {
    when: 'In the first week after the contract',
    title: 'Order the title search yourself',
    text: 'No lender checks the title for you. Ask for the title commitment at once, and decide on an owner’s policy.',
    rule: null,
  },
  cashStatement: {
    when: '3 days on which offices are open before closing',
    title: 'Ask for the settlement statement',
    text: 'The 3-day rule of the Closing Disclosure protects loans, not cash purchases, so ask for the figures in writing by this day.',
    rule: null,
  },
  businessStatement: {
    when: '3 days on which offices are open before closing',
    title: 'Ask for the settlement statement',
    text: 'The 3-day rule of the Closing Disclosure protects home buyers, not purchases for business, so ask lender and closing agent for the figures in writing by this day.',
    rule: null,
  },
};

export const timeline = {
  title: 'Closing timeline',
  introduction: {
    dated: (closing: string, contract: string) =>
      `The days below lead to a closing on ${closing}, with the contract signed by ${contract}. Where your contract names another day, the contract wins.`,
    loan: 'The days are counted from your application and back from closing, because only the contract sets the date. Most purchases with a loan take 30 to 45 days.',
    cash: 'The days are counted back from closing, because only the contract sets the date. A cash purchase often takes one to three weeks.',
    business:
      'The federal deadlines for home loans do not cover a purchase for business, so have your lender put each of its dates in writing.',
    rental:
      'A loan on a home that you will let is often treated as a business loan, to which these federal deadlines do not apply; most lenders follow them anyway, so ask yours.',
    tooSoon: (closing: string, earliest: string) =>
      `A loan that you apply for now cannot close on ${closing}: the Loan Estimate must be sent 7 business days ahead, which makes ${earliest} the first possible day. Unless your loan is under way already, ask the seller for a later closing.`,
  },
  steps,
  lock: {
    when: 'Once you have chosen the lender',
    title: 'Lock the rate',
    text: (days: string, until: string) =>
      `A lock of ${days} days lasts until ${until} at least, a week past your closing day. Ask in writing what it costs, and what each day of extension costs.`,
    longText: (until: string) =>
      `The lock should last until ${until}, a week past your closing day. That is longer than usual: ask what it costs, and whether you may lock later.`,
    undated:
      'Ask for a lock that lasts a week past your closing day, what it costs, and what an extension costs by the day.',
    rule: null,
  },
  disclosure: {
    when: 'At least 3 business days before closing',
    title: 'The Closing Disclosure arrives',
    text: 'It must be in your hands by this day; Saturdays count, Sundays and federal holidays do not. Compare it with the Loan Estimate line by line: some charges may not rise at all, others by 10 percent in total.',
    mailed: (date: string) => `If it comes by mail, it must be posted by ${date}.`,
    rule: '12 CFR 1026.19(f)(1)(ii), (iii), (e)(3)',
  },
  closedOnClosing:
    'Banks and recorders rest on that day, so ask for a weekday: money that cannot be wired cannot close a sale.',
  firstPayment: {
    when: 'The first day of the second month after closing',
    title: 'The first mortgage payment',
    text: 'It covers the month after the closing month. If your loan is sold, ask the old lender who to pay.',
    rule: null,
  },
  relief: {
    when: 'After closing',
    title: 'Claim the lower property tax for owners who live there',
    text: (office: string | null, isNewHome: boolean) =>
      `${isNewHome ? 'Nobody claims it for you' : 'The seller’s relief ends with the sale, and nobody claims yours for you'}: file with ${office ?? 'the local assessor'} by this day, and keep the proof of it.`,
    rule: null,
  },
};
