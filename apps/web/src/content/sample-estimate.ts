// Generated from the closing-cost engine by scripts/sample-estimate.mjs.
/** The $450,000 Houston sample: closing costs if the seller pays the buyer’s agent. */
export const sampleEstimate = {
  loanAmountCents: 43425000,
  sections: [
    {
      section: 'A',
      amountCents: 150000,
    },
    {
      section: 'B',
      amountCents: 846938,
    },
    {
      section: 'C',
      amountCents: 159000,
    },
    {
      section: 'E',
      amountCents: 13500,
    },
    {
      section: 'F',
      amountCents: 607368,
    },
    {
      section: 'G',
      amountCents: 268575,
    },
    {
      section: 'H',
      amountCents: 39500,
    },
  ],
  totals: {
    requiredCents: 1762881,
    negotiableCents: 322000,
    optionalCents: 400000,
    totalCents: 2084881,
  },
  negotiable: {
    name: {
      en: 'Lender’s origination and underwriting charge',
      es: 'Cargo del prestamista por originación y evaluación',
    },
    lowCents: 100000,
    highCents: 200000,
    whoToContact: {
      en: 'Your loan officer',
      es: 'Su oficial de préstamos',
    },
    whatToAskFor: {
      en: 'Ask three lenders for one price for origination, application, processing and underwriting together, without points, and have yours match the lowest. If the charge stays, ask for a lender credit of the same amount.',
      es: 'Pida a tres prestamistas un solo precio por originación, solicitud, procesamiento y evaluación (underwriting), sin puntos, y que el suyo iguale el más bajo. Si el cargo se mantiene, pida un crédito del prestamista por el mismo monto.',
    },
  },
} as const;
