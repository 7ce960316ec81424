import type { FeeText } from './fee-text.js';

/** Charges of a housing co-operative, its managing agent and a lender when shares change hands. */
export const cooperativeTexts = {
  coop_lender_review: {
    name: {
      en: 'Lender’s co-op review and recognition agreement',
      es: 'Revisión de la cooperativa por el prestamista y acuerdo de reconocimiento',
    },
    whoToContact: { en: 'Your lender', es: 'Su prestamista' },
    whatToAskFor: {
      en: 'Ask whether the lender has approved this building already, and which of its last two financial statements it needs.',
      es: 'Pregunte si el prestamista ya aprobó este edificio y cuáles de sus dos últimos estados financieros necesita.',
    },
  },
  coop_lien_search: {
    name: {
      en: 'Lien and judgment search on the seller and the co-op',
      es: 'Búsqueda de gravámenes y sentencias del vendedor y de la cooperativa',
    },
    whoToContact: {
      en: 'The title company or closing attorney',
      es: 'La compañía de títulos o el abogado del cierre',
    },
    whatToAskFor: {
      en: 'Ask for one search that covers the seller, the corporation and you. If the price stays, ask what a co-op leasehold policy, which is optional, would cost with the search included.',
      es: 'Pida una sola búsqueda del vendedor, la corporación y usted. Si no bajan el precio, pregunte cuánto costaría con la búsqueda incluida una póliza de arrendamiento cooperativo, que es opcional.',
    },
  },
  coop_ucc_filing: {
    name: {
      en: 'UCC-1 filing on the shares (instead of a recorded mortgage)',
      es: 'Registro UCC-1 sobre las acciones (en lugar de inscribir una hipoteca)',
    },
    whoToContact: {
      en: 'The lender’s or closing attorney',
      es: 'El abogado del prestamista o del cierre',
    },
    whatToAskFor: {
      en: 'Ask to pay only the public filing fee, and have the seller’s old filing terminated at closing.',
      es: 'Pida que le cobren solo la tarifa pública y que el registro anterior del vendedor se cancele en el cierre.',
    },
  },
  coop_application: {
    name: {
      en: 'Board application and background checks',
      es: 'Solicitud ante la junta y verificación de antecedentes',
    },
    whoToContact: { en: 'The managing agent', es: 'La administración del edificio' },
    whatToAskFor: {
      en: 'Ask for the board package and its fees before you sign, and which of them are refunded if the board says no.',
      es: 'Pida el paquete de la junta y sus tarifas antes de firmar, y cuáles le devuelven si la junta lo rechaza.',
    },
  },
  coop_transfer: {
    name: {
      en: 'Managing agent’s closing and stock-transfer fee',
      es: 'Cargo de la administración por el cierre y el traspaso de acciones',
    },
    whoToContact: { en: 'The managing agent', es: 'La administración del edificio' },
    whatToAskFor: {
      en: 'Ask for the written fee schedule, and for the contract to leave the transfer agent’s fee to the seller.',
      es: 'Pida la lista de tarifas por escrito y que el contrato deje a cargo del vendedor la del agente de transferencia.',
    },
  },
  coop_move_in: {
    name: { en: 'Move-in fee and deposit', es: 'Cargo y depósito por mudanza' },
    whoToContact: { en: 'The managing agent', es: 'La administración del edificio' },
    whatToAskFor: {
      en: 'Ask which part is a deposit, when you get it back, and during which hours you may move in.',
      es: 'Pregunte qué parte es depósito, cuándo se la devuelven y en qué horario puede mudarse.',
    },
  },
  coop_flip_tax: {
    name: {
      en: 'Flip tax (only if the building has one; usually paid by the seller)',
      es: 'Cargo por reventa, flip tax (solo si el edificio lo cobra; suele pagarlo el vendedor)',
    },
    whoToContact: { en: 'The managing agent', es: 'La administración del edificio' },
    whatToAskFor: {
      en: 'Ask for the bylaw that sets it, and whether it is a share of the price or of the gain, and have the contract leave it to the seller.',
      es: 'Pida el artículo de los estatutos que lo fija, si es parte del precio o de la ganancia, y que el contrato lo deje a cargo del vendedor.',
    },
  },
  coop_maintenance: {
    name: {
      en: 'First month of maintenance (includes the building’s taxes and loan)',
      es: 'Primer mes de mantenimiento (incluye impuestos y préstamo del edificio)',
    },
    whoToContact: { en: 'The managing agent', es: 'La administración del edificio' },
    whatToAskFor: {
      en: 'Ask how much of it is property tax and how much is for the building’s own mortgage, how large the reserve fund is, and which assessments are already approved.',
      es: 'Pregunte qué parte es impuesto a la propiedad y qué parte la hipoteca del edificio, cuánto hay en el fondo de reserva y qué cuotas extraordinarias ya se aprobaron.',
    },
  },
} as const satisfies Record<string, FeeText>;
