import type { FeeText } from './fee-text.js';

/** Agents, legal work, local charges, and what comes after closing. */
export const otherCostTexts = {
  mobile_title: {
    name: {
      en: 'Title transfer and sales tax (only if the home keeps a title like a vehicle’s)',
      es: 'Traspaso del título e impuesto de venta (solo si la casa conserva un título como de vehículo)',
    },
    whoToContact: {
      en: 'The motor vehicle department or the county',
      es: 'El departamento de vehículos (DMV) o el condado',
    },
    whatToAskFor: {
      en: 'Ask whether the home is sold with such a title, or with its land by deed: with a title, sales tax may be due, but no deed tax, recording fee or title policy.',
      es: 'Pregunte si la casa se vende con ese título o por escritura junto con el terreno: con título puede deberse impuesto de venta, y no hay impuesto de escritura, inscripción ni póliza de título.',
    },
  },
  utility_impact: {
    name: {
      en: 'Utility connection and impact fees (with the building permit)',
      es: 'Conexión de servicios y cargos de impacto (con el permiso de obra)',
    },
    whoToContact: {
      en: 'The city or county and each utility',
      es: 'La ciudad o el condado y cada empresa de servicios',
    },
    whatToAskFor: {
      en: 'Ask for a fee letter before you sign, and ask the builder or seller to confirm in writing which of these are already paid.',
      es: 'Pida una carta con las tarifas antes de firmar, y que el constructor o el vendedor confirme por escrito cuáles ya están pagadas.',
    },
  },
  home_warranty: {
    name: { en: 'Home warranty', es: 'Garantía de la vivienda' },
    whoToContact: { en: 'The seller, or a warranty company', es: 'El vendedor o una compañía de garantías' },
    whatToAskFor: {
      en: 'Ask the seller to pay for it, and read the exclusions and the price of each visit.',
      es: 'Pida que la pague el vendedor, y lea las exclusiones y el precio de cada visita.',
    },
  },
  buyer_agent: {
    name: {
      en: 'Your agent’s compensation',
      es: 'Comisión de su agente',
    },
    whoToContact: { en: 'Your agent', es: 'Su agente' },
    whatToAskFor: {
      en: 'Negotiate the amount in the written buyer agreement before touring, and ask the seller for a concession that covers it. If the seller refuses, ask your agent for a flat or lower fee.',
      es: 'Negocie el monto en el contrato de representación antes de ver casas, y pida al vendedor una concesión que la cubra. Si el vendedor se niega, pida a su agente una tarifa fija o más baja.',
    },
  },
  transaction_fee: {
    name: { en: 'Brokerage transaction fee', es: 'Cargo administrativo de la inmobiliaria' },
    whoToContact: { en: 'Your agent’s brokerage', es: 'La inmobiliaria de su agente' },
    whatToAskFor: {
      en: 'Ask to remove it from your agreement: it comes on top of the commission. If it stays, ask your agent to take it off the commission.',
      es: 'Pida quitarlo de su contrato: se cobra además de la comisión. Si se mantiene, pida a su agente que lo descuente de su comisión.',
    },
  },
  commercial_legal: {
    name: {
      en: 'Lender’s counsel and entity documents',
      es: 'Abogado del prestamista y documentos de la entidad',
    },
    whoToContact: { en: 'Your bank and your attorney', es: 'Su banco y su abogado' },
    whatToAskFor: {
      en: 'Ask for a cap on the lender’s legal fees in the term sheet, and which estoppels and opinions are really needed.',
      es: 'Pida en la carta de términos un tope para el abogado del prestamista y qué certificados y opiniones hacen falta de verdad.',
    },
  },
  moving: {
    name: { en: 'Moving', es: 'Mudanza' },
    whoToContact: {
      en: 'A mover licensed by the FMCSA',
      es: 'Una empresa de mudanzas con licencia de la FMCSA',
    },
    whatToAskFor: {
      en: 'Ask three movers for a binding not-to-exceed estimate after they have seen your belongings.',
      es: 'Pida a tres empresas un presupuesto máximo obligatorio después de ver sus cosas.',
    },
  },
  utilities_locks: {
    name: {
      en: 'Utility deposits, new locks, first repairs',
      es: 'Depósitos de servicios, cerraduras y primeras reparaciones',
    },
    whoToContact: { en: 'Each utility company', es: 'Cada empresa de servicios' },
    whatToAskFor: {
      en: 'Ask to have the deposit waived if you bring a letter of good payment from your last utility.',
      es: 'Pida que no le cobren el depósito si presenta una carta de buen pago de su empresa anterior.',
    },
  },
} as const satisfies Record<string, FeeText>;
