export const local = {
  title: 'Local insights',
  introduction: (place: string) =>
    `How a purchase closes in ${place}, and what this estimate could not know about yours.`,
  closingAgent: {
    label: 'Who closes the sale',
    'title-company': 'A title company',
    escrow: 'An escrow company',
    'attorney-customary': 'An attorney, by custom',
    'attorney-required': 'An attorney, by law',
    explanation: {
      'title-company':
        'A title company usually holds the money, prepares the papers and records the deed. It works for the sale, not for you: hire an attorney if something is unclear.',
      escrow:
        'An escrow officer usually holds the money and the papers until both sides have done their part. Signing often takes place days before the deed is recorded.',
      'attorney-customary':
        'The law does not demand an attorney, but here one usually handles the closing. Ask for a flat fee, and what it includes.',
      'attorney-required':
        'The law reserves the closing, or a part of it, for an attorney. Ask whether the attorney represents you or the lender.',
    },
    ofShares:
      'The closing agent holds the money until the shares and the lease are yours; there is no deed to record. Ask whether the agent works for you or for the sale.',
    fee: (low: string, high: string) => `In this purchase your part of the fee is from ${low} to ${high}.`,
  },
  taxesHere: {
    label: 'Taxes on this purchase',
    none: 'None found',
    noneExplanation: (hasLoan: boolean) =>
      `The rules we have for this place put no tax on the deed${hasLoan ? ' or the mortgage' : ''}.`,
    some: (count: number) => (count === 1 ? 'One tax' : `${count} taxes`),
    someExplanation: (list: string) => `${list}.`,
    named: (name: string, jurisdiction: string) => `${name} (${jurisdiction})`,
    /** A name with brackets of its own. */
    namedBehind: (name: string, jurisdiction: string) => `${name}, ${jurisdiction}`,
    item: {
      buyer: (name: string, amount: string) => `${name}: ${amount}, paid by you`,
      seller: (name: string, amount: string) => `${name}: ${amount}, paid by the seller`,
      shared: (name: string, amount: string, yours: string) => `${name}: ${amount}, ${yours} of it yours`,
    },
    whoPays: 'Who pays is as the law has it, or as is usual here where it leaves that to the contract.',
  },
  firstTime: {
    label: 'Relief for first-time buyers',
    applied: 'Considered in this estimate',
    appliedExplanation:
      'The state has a relief for first-time buyers that we can compute. You entered a first-time purchase, so it is applied where its conditions hold. Tell the settlement agent: it must be claimed.',
    notApplied: 'Exists, not applied',
    notAppliedExplanation:
      'The state has a relief for first-time buyers. You did not enter a first-time purchase; if it is one, ask the settlement agent.',
    unknown: 'Exists, not computed',
    unknownExplanation:
      'There is a relief for some first-time buyers whose conditions, such as income or place, are not part of this estimate. Ask the settlement agent and the state’s housing agency.',
    none: 'None in our data',
    noneExplanation:
      'Our data shows no tax relief for first-time buyers here. Housing agencies may still offer loans and grants.',
  },
  ownersRelief: {
    label: 'Lower property tax for owners who live there',
    claimed: 'Must be claimed',
    none: 'No general relief',
    by: (date: string) => `Must be claimed by ${date}`,
    check: (office: string | null) =>
      `This is from our notes on the state’s rules: confirm it with ${office ?? 'the local assessor'}.`,
    notHere: 'Not for this home',
    notYours: 'It is for the home that its owner mainly lives in, so it will not be yours.',
  },
  risks: {
    label: 'What insurers look at here',
    explanation: {
      uninsured: (perils: string) =>
        `An ordinary homeowner’s policy does not pay for ${perils}: that needs a policy or an endorsement of its own.`,
      deductible:
        'Damage by wind or hail often has a deductible of its own, as a percentage of the insured value: ask for it in dollars.',
      ask: 'We do not know the risks of this very address.',
    },
  },
  perils: {
    'coastal-wind': 'windstorms near the coast',
    earthquake: 'earthquakes',
    flood: 'floods',
    'ice-dams': 'ice on the roof',
    landslide: 'landslides',
    'mine-subsidence': 'ground that sinks over old mines',
    'sewer-backup': 'water that backs up from the sewer',
    sinkhole: 'sinkholes',
    wildfire: 'wildfire',
    'wind-hail': 'wind or hail',
  },
  unknowns: {
    place: 'Local taxes and fees of a county or city that the address did not tell.',
    lowConfidence: (fees: string, smaller: number) =>
      `These figures rest on weak sources, so treat them as a range: ${fees}${smaller > 0 ? `; and ${smaller} smaller` : ''}.`,
    recording: (hasLoan: boolean) =>
      `How many pages your deed ${hasLoan ? 'and mortgage have' : 'has'}; most recorders charge by the page.`,
    rate: 'Your interest rate, credit score and the lender’s own price list.',
    association:
      'The association’s own dues, transfer fees and special assessments. Ask for its resale package.',
    park: 'Whether it is in a park. If it is: the rent of the lot, the park’s rules, and whether it accepts you.',
    building:
      'The building’s own fees, assessments and house rules. Ask the managing agent for its schedule of fees.',
    parcel: 'The tax bill of this parcel, its exemptions and special assessment districts.',
    insurance: {
      house: 'What an insurer will ask for this home, its roof and its location.',
      condo: 'What an insurer will ask for this unit, and what the association’s own policy leaves to you.',
      shares: 'What an insurer will ask for this home, and what the building’s own policy leaves to you.',
      business:
        'What an insurer will ask for the building, for which no premium is published; insurance of the business itself is not in the figures.',
    },
    contract: 'What your purchase contract says about who pays, which goes before custom.',
    pool: 'The state of the pool: have it inspected separately.',
  },
};
