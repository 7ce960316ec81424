// Generated from the closing-cost engine by scripts/sample-estimate.mjs.
/** The $450,000 Houston sample, fee by fee, if the seller pays the buyer’s agent. */
export const sample = {
  cash: {
    closingCostsCents: 2084881,
    closingCostsFinancedCents: 759938,
    downPaymentCents: 1575000,
    cashToCloseCents: 2899943,
  },
  required: [
    {
      name: 'Appraisal',
      lowCents: 45000,
      typicalCents: 62500,
      highCents: 100000,
    },
    {
      name: 'Appraisal re-inspection (Form 1004D)',
      lowCents: 0,
      typicalCents: 0,
      highCents: 30000,
    },
    {
      name: 'Credit report',
      lowCents: 4000,
      typicalCents: 9000,
      highCents: 20000,
    },
    {
      name: 'Flood zone determination',
      lowCents: 1000,
      typicalCents: 2000,
      highCents: 3500,
    },
    {
      name: 'Tax service fee',
      lowCents: 5000,
      typicalCents: 8500,
      highCents: 12000,
    },
    {
      name: 'FHA upfront mortgage insurance premium',
      lowCents: 759938,
      typicalCents: 759938,
      highCents: 759938,
    },
    {
      name: 'Title endorsements',
      lowCents: 5000,
      typicalCents: 15000,
      highCents: 50000,
    },
    {
      name: 'Tax and municipal lien certificate',
      lowCents: 5000,
      typicalCents: 6500,
      highCents: 8500,
    },
    {
      name: 'Lender’s title insurance policy',
      lowCents: 10000,
      typicalCents: 10000,
      highCents: 10000,
    },
    {
      name: 'Recording of the deed',
      lowCents: 2900,
      typicalCents: 3300,
      highCents: 4100,
    },
    {
      name: 'Recording of the mortgage',
      lowCents: 6900,
      typicalCents: 10200,
      highCents: 14100,
    },
    {
      name: 'Prepaid interest to the end of the month',
      lowCents: 6543,
      typicalCents: 131465,
      highCents: 276611,
    },
    {
      name: 'Homeowner’s insurance, first year',
      lowCents: 342000,
      typicalCents: 456000,
      highCents: 684000,
    },
    {
      name: 'Flood insurance, first year (only in a high-risk flood zone)',
      lowCents: 0,
      typicalCents: 0,
      highCents: 450000,
    },
    {
      name: 'Property tax due at or near closing',
      lowCents: 0,
      typicalCents: 0,
      highCents: 912938,
    },
    {
      name: 'Mortgage insurance paid in advance',
      lowCents: 0,
      typicalCents: 19903,
      highCents: 39806,
    },
    {
      name: 'Initial escrow deposit: homeowner’s insurance',
      lowCents: 76000,
      typicalCents: 114000,
      highCents: 114000,
    },
    {
      name: 'Initial escrow deposit: property tax',
      lowCents: 115931,
      typicalCents: 154575,
      highCents: 228235,
    },
    {
      name: 'Escrow deposit for mortgage insurance (only if your lender asks for it)',
      lowCents: 0,
      typicalCents: 0,
      highCents: 39806,
    },
  ],
  negotiable: [
    {
      name: 'Lender’s origination and underwriting charge',
      lowCents: 100000,
      typicalCents: 150000,
      highCents: 200000,
      whoToContact: 'Your loan officer',
      whatToAskFor:
        'Ask three lenders for one price for origination, application, processing and underwriting together, without points, and have yours match the lowest. If the charge stays, ask for a lender credit of the same amount.',
    },
    {
      name: 'Document preparation and loan registration',
      lowCents: 0,
      typicalCents: 5000,
      highCents: 40000,
      whoToContact: 'Your lender',
      whatToAskFor:
        'Ask to waive document preparation; printing its own forms is part of the lender’s work. If it stays, ask for the same amount off the processing fee.',
    },
    {
      name: 'Title search and examination',
      lowCents: 0,
      typicalCents: 0,
      highCents: 50000,
      whoToContact: 'The title company or closing attorney',
      whatToAskFor:
        'Ask whether the title premium or the attorney’s fee already includes it, and have the line removed if so. If it is charged separately, compare the total with a second company’s.',
    },
    {
      name: 'Title commitment and closing protection letter',
      lowCents: 0,
      typicalCents: 0,
      highCents: 15000,
      whoToContact: 'The title company',
      whatToAskFor:
        'Ask to waive the commitment fee when you buy the policy there, and for the letter only if the lender requires it. If both stay, ask the seller to pay the commitment.',
    },
    {
      name: 'Survey or improvement location certificate',
      lowCents: 45000,
      typicalCents: 60000,
      highCents: 80000,
      whoToContact: 'A licensed surveyor',
      whatToAskFor:
        'Ask the seller for the existing survey with Form T-47, the affidavit of no changes, before you order a new one. If a new one is needed, get two prices, or ask the seller to pay for it in the contract.',
    },
    {
      name: 'Notary or mobile signing',
      lowCents: 0,
      typicalCents: 2500,
      highCents: 20000,
      whoToContact: 'The settlement agent',
      whatToAskFor:
        'Ask to sign in the office during business hours, without a notary charge. If someone must come to you, ask for the price before you book.',
    },
    {
      name: 'Courier, wire, e-recording and copies',
      lowCents: 2000,
      typicalCents: 7500,
      highCents: 15000,
      whoToContact: 'The settlement agent',
      whatToAskFor:
        'Ask for the actual cost of each item, and to drop courier or wire charges that appear twice. If they refuse, ask for one flat amount for all of them.',
    },
    {
      name: 'Settlement or closing fee',
      lowCents: 35000,
      typicalCents: 57500,
      highCents: 80000,
      whoToContact: 'A title company',
      whatToAskFor:
        'Ask two title companies for the total closing fee, with everything included. Ask for a separate price for the lender’s part. If the fee stays, make sure that the contract leaves the seller the fee for their own side, as is usual.',
    },
    {
      name: 'Brokerage transaction fee',
      lowCents: 0,
      typicalCents: 39500,
      highCents: 79500,
      whoToContact: 'Your agent’s brokerage',
      whatToAskFor:
        'Ask to remove it from your agreement: it comes on top of the commission. If it stays, ask your agent to take it off the commission.',
    },
  ],
  optional: [
    {
      name: 'Rate lock extension (only if the closing is delayed)',
      lowCents: 0,
      typicalCents: 0,
      highCents: 217125,
    },
    {
      name: 'Discount points',
      lowCents: 0,
      typicalCents: 0,
      highCents: 1302750,
    },
    {
      name: 'Mortgage broker fee (only with a broker you pay)',
      lowCents: 0,
      typicalCents: 0,
      highCents: 1194188,
    },
    {
      name: 'Your own attorney, in addition to the closing agent',
      lowCents: 0,
      typicalCents: 0,
      highCents: 400000,
    },
    {
      name: 'Termite and pest inspection',
      lowCents: 7500,
      typicalCents: 12500,
      highCents: 25000,
    },
    {
      name: 'General home inspection',
      lowCents: 30000,
      typicalCents: 40000,
      highCents: 70000,
    },
    {
      name: 'Radon test',
      lowCents: 10000,
      typicalCents: 15000,
      highCents: 25000,
    },
    {
      name: 'Sewer line camera inspection',
      lowCents: 10000,
      typicalCents: 17500,
      highCents: 35000,
    },
    {
      name: 'Well flow and water test (only with a private well)',
      lowCents: 0,
      typicalCents: 0,
      highCents: 60000,
    },
    {
      name: 'Septic inspection (only with a septic system)',
      lowCents: 0,
      typicalCents: 0,
      highCents: 80000,
    },
    {
      name: 'Roof inspection',
      lowCents: 12500,
      typicalCents: 25000,
      highCents: 50000,
    },
    {
      name: 'Structural engineer',
      lowCents: 0,
      typicalCents: 0,
      highCents: 120000,
    },
    {
      name: 'Heating, cooling and chimney inspection',
      lowCents: 10000,
      typicalCents: 20000,
      highCents: 50000,
    },
    {
      name: 'Lead, asbestos and mold tests (mostly for homes built before 1978)',
      lowCents: 0,
      typicalCents: 0,
      highCents: 90000,
    },
    {
      name: 'Home warranty',
      lowCents: 35000,
      typicalCents: 60000,
      highCents: 90000,
    },
    {
      name: 'HOA charges (only if there is an association)',
      lowCents: 0,
      typicalCents: 0,
      highCents: 747500,
    },
    {
      name: 'Moving',
      lowCents: 40000,
      typicalCents: 150000,
      highCents: 600000,
    },
    {
      name: 'Utility deposits, new locks, first repairs',
      lowCents: 20000,
      typicalCents: 60000,
      highCents: 300000,
    },
  ],
} as const;
