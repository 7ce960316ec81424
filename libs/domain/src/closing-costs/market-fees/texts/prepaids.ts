import type { FeeText } from './fee-text.js';

/** Sections F and G: prepaid amounts and the initial escrow deposit. */
export const prepaidTexts = {
  prepaid_interest: {
    name: { en: 'Prepaid interest to the end of the month', es: 'Intereses prepagados hasta fin de mes' },
    whoToContact: { en: 'Your lender', es: 'Su prestamista' },
    whatToAskFor: {
      en: 'Ask for the interest per day and close late in the month if cash is short; the interest is owed either way.',
      es: 'Pida el interés por día y cierre a fin de mes si le falta efectivo; el interés se debe de todos modos.',
    },
  },
  hoi_premium: {
    name: { en: 'Homeowner’s insurance, first year', es: 'Seguro de vivienda, primer año' },
    whoToContact: { en: 'An insurance agent', es: 'Un agente de seguros' },
    whatToAskFor: {
      en: 'Ask three insurers for the same coverage and deductible, and for the binder ten days before closing.',
      es: 'Pida a tres aseguradoras la misma cobertura y el mismo deducible, y el comprobante de cobertura (binder) diez días antes del cierre.',
    },
  },
  business_insurance: {
    name: { en: 'Property insurance for the building, first year', es: 'Seguro del edificio, primer año' },
    whoToContact: { en: 'A commercial insurance broker', es: 'Un corredor de seguros comerciales' },
    whatToAskFor: {
      en: 'Ask three insurers for quotes with the building at its replacement cost, loss of rents and liability, and for the evidence of insurance that your lender requires. Ask what flood, wind and earthquake coverage cost separately.',
      es: 'Pida cotizaciones de tres aseguradoras con el edificio a su costo de reposición, pérdida de rentas y responsabilidad civil, y el comprobante de seguro que exige su prestamista. Pregunte cuánto cuestan aparte inundación, viento y terremoto.',
    },
  },
  flood_insurance: {
    name: {
      en: 'Flood insurance, first year (only in a high-risk flood zone)',
      es: 'Seguro de inundación, primer año (solo en zona de alto riesgo)',
    },
    whoToContact: {
      en: 'An insurance agent who sells NFIP and private policies',
      es: 'Un agente que venda pólizas del NFIP y privadas',
    },
    whatToAskFor: {
      en: 'Ask for the flood zone first. If a policy is required, ask for the elevation certificate and to take over the seller’s NFIP policy.',
      es: 'Pregunte primero por la zona de inundación. Si la póliza es obligatoria, pida el certificado de elevación y asumir la póliza NFIP del vendedor.',
    },
  },
  property_tax_prepaid: {
    name: { en: 'Property tax due at or near closing', es: 'Impuesto a la propiedad por pagar en el cierre' },
    whoToContact: { en: 'The settlement agent', es: 'El agente de cierre' },
    whatToAskFor: {
      en: 'Ask for the proration sheet: who has paid which months, and the seller’s credit for the days before closing. Ask whether the tax is based on the seller’s value or on your price.',
      es: 'Pida la hoja de prorrateo: quién pagó qué meses, y el crédito del vendedor por los días anteriores al cierre. Pregunte si el impuesto se calculó con el valor del vendedor o con su precio.',
    },
  },
  escrow_insurance: {
    name: {
      en: 'Initial escrow deposit: homeowner’s insurance',
      es: 'Depósito inicial en garantía: seguro de vivienda',
    },
    whoToContact: { en: 'Your lender', es: 'Su prestamista' },
    whatToAskFor: {
      en: 'Ask for the aggregate escrow analysis: the cushion may be two months at most.',
      es: 'Pida el análisis agregado de la cuenta de garantía: la reserva puede ser de dos meses como máximo.',
    },
  },
  escrow_tax: {
    name: {
      en: 'Initial escrow deposit: property tax',
      es: 'Depósito inicial en garantía: impuesto a la propiedad',
    },
    whoToContact: { en: 'Your lender', es: 'Su prestamista' },
    whatToAskFor: {
      en: 'Ask which tax bills and dates were used, and check that the deposit leaves no more than two months of cushion.',
      es: 'Pregunte qué recibos y fechas de impuestos se usaron, y compruebe que el depósito no deje más de dos meses de reserva.',
    },
  },
} as const satisfies Record<string, FeeText>;
