/** The $450,000 Houston sample. */
export const sampleEstimate = {
  asOf: '2026-11-21',
  loanAmountCents: 44184900,
  sections: [
    {
      section: 'A',
      amountCents: 434300,
    },
    {
      section: 'B',
      amountCents: 842400,
    },
    {
      section: 'C',
      amountCents: 182500,
    },
    {
      section: 'E',
      amountCents: 21400,
    },
    {
      section: 'F',
      amountCents: 312000,
    },
    {
      section: 'G',
      amountCents: 268000,
    },
    {
      section: 'H',
      amountCents: 84500,
    },
  ],
  totals: {
    requiredCents: 1363800,
    negotiableCents: 696800,
    optionalCents: 84500,
    totalCents: 2145100,
  },
  negotiable: {
    name: {
      en: 'Loan origination fee',
      es: 'Cargo por originar el préstamo',
    },
    lowCents: 217100,
    highCents: 434300,
    whoToContact: {
      en: 'The loan officer at your lender.',
      es: 'El oficial de préstamos de su prestamista.',
    },
    whatToAskFor: {
      en: '“Another lender quoted me half a point. Can you match it, or waive the origination fee?”',
      es: '«Otro prestamista me cotizó medio punto. ¿Puede igualarlo o quitar el cargo por originación?»',
    },
  },
} as const;
