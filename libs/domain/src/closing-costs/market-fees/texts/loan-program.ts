import type { FeeText } from './fee-text.js';

/** What FHA, VA and USDA charge at closing, and mortgage insurance. */
export const loanProgramTexts = {
  fha_ufmip: {
    name: { en: 'FHA upfront mortgage insurance premium', es: 'Prima inicial del seguro hipotecario FHA' },
    whoToContact: { en: 'Your lender', es: 'Su prestamista' },
    whatToAskFor: {
      en: 'Ask to add it to the loan instead of paying it in cash, and for the refund if you refinance FHA to FHA within three years.',
      es: 'Pida sumarla al préstamo en vez de pagarla en efectivo, y el reembolso si refinancia de FHA a FHA dentro de tres años.',
    },
  },
  va_funding_fee: {
    name: { en: 'VA funding fee', es: 'Cargo de financiamiento del VA' },
    whoToContact: {
      en: 'Your lender or the VA regional loan center',
      es: 'Su prestamista o el centro regional de préstamos del VA',
    },
    whatToAskFor: {
      en: 'Ask for your Certificate of Eligibility: with disability compensation, a Purple Heart on active duty or as a surviving spouse you owe nothing. A later use costs more with less than 5% down.',
      es: 'Pida su Certificado de Elegibilidad: con compensación por discapacidad, Corazón Púrpura en servicio activo o como cónyuge sobreviviente no debe nada. Un uso posterior cuesta más con menos del 5% de pago inicial.',
    },
  },
  usda_guarantee: {
    name: { en: 'USDA upfront guarantee fee', es: 'Cargo inicial de garantía del USDA' },
    whoToContact: { en: 'Your lender', es: 'Su prestamista' },
    whatToAskFor: {
      en: 'Ask to add it to the loan, and for the rate of the current federal fiscal year in writing.',
      es: 'Pida sumarlo al préstamo y, por escrito, la tasa del año fiscal federal en curso.',
    },
  },
  pmi_single: {
    name: {
      en: 'Single-premium mortgage insurance (instead of monthly)',
      es: 'Seguro hipotecario de prima única (en vez de mensual)',
    },
    whoToContact: { en: 'Your lender', es: 'Su prestamista' },
    whatToAskFor: {
      en: 'Ask for the monthly and the single-premium price side by side, and whether you get a refund if you sell early.',
      es: 'Pida el precio mensual y el de prima única lado a lado, y si hay reembolso cuando vende antes.',
    },
  },
  mi_prepaid: {
    name: { en: 'Mortgage insurance paid in advance', es: 'Seguro hipotecario pagado por adelantado' },
    whoToContact: { en: 'Your lender', es: 'Su prestamista' },
    whatToAskFor: {
      en: 'Ask for deferred monthly premiums, so that nothing is due at closing, and for the day the insurance ends.',
      es: 'Pida primas mensuales diferidas, para no pagar nada en el cierre, y la fecha en que termina el seguro.',
    },
  },
  escrow_mi: {
    name: {
      en: 'Escrow deposit for mortgage insurance (only if your lender asks for it)',
      es: 'Depósito en garantía para el seguro hipotecario (solo si su prestamista lo pide)',
    },
    whoToContact: { en: 'Your lender', es: 'Su prestamista' },
    whatToAskFor: {
      en: 'Ask why it is needed: a premium that is paid each month needs no reserve beyond two months.',
      es: 'Pregunte por qué hace falta: una prima que se paga cada mes no necesita más de dos meses de reserva.',
    },
  },
} as const satisfies Record<string, FeeText>;
