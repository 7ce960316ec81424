/** The $450,000 Houston sample. Written by scripts/sample-sheet.mjs from the closing-cost engine. */
export const sampleEstimate = {
  loanAmountCents: 43425000,
  sections: [
    {
      section: 'A',
      amountCents: 367125,
    },
    {
      section: 'B',
      amountCents: 846938,
    },
    {
      section: 'C',
      amountCents: 153500,
    },
    {
      section: 'E',
      amountCents: 13500,
    },
    {
      section: 'F',
      amountCents: 691368,
    },
    {
      section: 'G',
      amountCents: 192000,
    },
    {
      section: 'H',
      amountCents: 1164500,
    },
  ],
  totals: {
    requiredCents: 1769806,
    negotiableCents: 1659125,
    optionalCents: 435000,
    totalCents: 3428931,
  },
  negotiable: {
    name: {
      en: 'Loan origination charge',
      es: 'Cargo por originación del préstamo',
    },
    lowCents: 0,
    highCents: 434250,
    whoToContact: {
      en: 'Your loan officer',
      es: 'Su oficial de préstamos',
    },
    whatToAskFor: {
      en: 'Ask for every Section A charge in writing, show the Loan Estimate of a second lender and ask to match or waive this charge.',
      es: 'Pida por escrito todos los cargos de la Sección A, muestre la estimación del préstamo de otro prestamista y pida que la igualen o que eliminen este cargo.',
    },
  },
} as const;
