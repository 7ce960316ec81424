const steps = {
  offer: {
    when: 'Before the offer',
    title: 'Get ready',
    text: 'Compare three lenders, get a pre-approval, and decide how large a seller credit to ask for.',
    rule: null,
  },
  application: {
    when: 'Within 3 business days after you apply',
    title: 'The Loan Estimate arrives',
    text: 'Each lender must send it within 3 business days of your application. Compare its sections A to H with this report. Before you decide to go on, only a fee for the credit report may be charged.',
    rule: '12 CFR 1026.19(e)(1)(iii), (e)(2)(i)',
  },
  providers: {
    when: 'With the Loan Estimate',
    title: 'The list of providers',
    text: 'Where you may shop for a service, the lender must give you a written list. You may take someone who is not on it.',
    rule: '12 CFR 1026.19(e)(1)(vi)',
  },
  counselors: {
    when: 'Within 3 business days after you apply',
    title: 'The list of housing counselors',
    text: 'The lender must give you a list of homeownership counseling organizations near you. A first talk is often free.',
    rule: '12 CFR 1024.20',
  },
  intent: {
    when: 'Within 10 business days after the Loan Estimate',
    title: 'Say that you want to go on',
    text: 'If you do not tell the lender within 10 business days, it may change the terms. Ask for a rate lock that lasts past the closing day.',
    rule: '12 CFR 1026.19(e)(3)(iv)(E)',
  },
  inspection: {
    when: 'In the inspection period of your contract',
    title: 'Inspect, insure, check the title',
    text: 'Have the property inspected, get insurance quotes and read the title commitment. Ask for repairs or a credit before the period ends.',
    rule: null,
  },
  earliest: {
    when: '7 business days after the Loan Estimate, at the earliest',
    title: 'The earliest day of closing',
    text: 'The loan may not close sooner than 7 business days after the Loan Estimate was sent.',
    rule: '12 CFR 1026.19(e)(1)(iii)(B)',
  },
  appraisal: {
    when: 'At least 3 business days before closing',
    title: 'The appraisal is yours to read',
    text: 'The lender must give you a copy of each appraisal and valuation for a first mortgage at no charge for the copy.',
    rule: '12 CFR 1002.14(a)(1), (a)(3)',
  },
  disclosure: {
    when: 'At least 3 business days before closing',
    title: 'The Closing Disclosure arrives',
    text: 'Compare it with the Loan Estimate line by line. Some charges may not rise at all, others by 10 percent in total. A wrong annual percentage rate, another loan product or a new prepayment penalty starts 3 new business days.',
    rule: '12 CFR 1026.19(f)(1)(ii), (f)(2)(ii), (e)(3)',
  },
  walkthrough: {
    when: 'The day before closing',
    title: 'Walk through, then check the wire instructions',
    text: 'Look at the property once more. Before you send money, call the settlement agent at a number you already know: never trust wire instructions that arrive or change by e-mail.',
    rule: null,
  },
  closing: {
    when: 'Closing day',
    title: 'Sign, pay, get the keys',
    text: 'Bring identification and the final figures. Keep a copy of every page that you sign.',
    rule: null,
  },
  refund: {
    when: 'Within 60 days after closing',
    title: 'Refund of what was charged too much',
    text: 'If charges rose by more than the law allows, the lender must refund the excess within 60 days and correct the papers.',
    rule: '12 CFR 1026.19(f)(2)(v)',
  },
  after: {
    when: 'In the first months',
    title: 'Deed, exemptions, first bills',
    text: 'Check that the deed is recorded, apply for the homestead or other exemption where one exists, and watch for a tax bill that goes to you and not to the lender.',
    rule: null,
  },
  inspectionOfShares: {
    when: 'In the inspection period of your contract',
    title: 'Inspect, insure, check the shares',
    text: 'Have the home inspected, get insurance quotes, and read the lien search and the building’s financial statements. Ask for repairs or a credit before the period ends.',
    rule: null,
  },
  board: {
    when: 'As soon as your loan is approved, or at once for cash',
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
  cashOffer: {
    when: 'Before the offer',
    title: 'Get ready',
    text: 'Have proof of funds ready, and decide which costs the seller should pay in exchange for a sure and quick closing.',
    rule: null,
  },
  cashTitle: {
    when: 'In the first week after the contract',
    title: 'Order the title search yourself',
    text: 'No lender checks the title for you. Ask for the title commitment early, and decide on an owner’s policy.',
    rule: null,
  },
  cashStatement: {
    when: 'Some days before closing',
    title: 'Ask for the settlement statement',
    text: 'The 3-day rule of the Closing Disclosure protects loans, not cash purchases. Ask in writing for the statement at least 3 business days ahead.',
    rule: null,
  },
};

export const timeline = {
  title: 'Closing timeline',
  introduction:
    'The days are counted from your application and back from closing, because only the contract sets the date. Most purchases with a loan take 30 to 45 days.',
  cashIntroduction:
    'The days are counted back from closing, because only the contract sets the date. A cash purchase often takes one to three weeks.',
  commercialIntroduction:
    'The days are counted back from closing. Federal disclosure rules for home loans often do not cover a purchase for business, so ask your lender for each date in writing.',
  steps,
};
