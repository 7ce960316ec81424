import type { FeeText } from './fee-text.js';

/** Charges of a homeowners’ association or a park when a home changes hands. */
export const associationTexts = {
  hoa_transfer: {
    name: { en: 'HOA transfer or set-up fee', es: 'Cargo de traspaso de la asociación (HOA)' },
    whoToContact: { en: 'The association’s manager', es: 'La administración de la asociación' },
    whatToAskFor: {
      en: 'Ask for the written fee schedule and any cap that the law sets, and have the contract make the seller pay it.',
      es: 'Pida la lista de tarifas por escrito y el tope que fije la ley, si lo hay, y que el contrato la ponga a cargo del vendedor.',
    },
  },
  hoa_estoppel: {
    name: {
      en: 'HOA estoppel or resale certificate',
      es: 'Certificado de la asociación para la reventa (estoppel)',
    },
    whoToContact: { en: 'The association’s manager', es: 'La administración de la asociación' },
    whatToAskFor: {
      en: 'Have the contract leave it to the seller, who often pays it, and refuse a rush fee.',
      es: 'Pida que el contrato lo ponga a cargo del vendedor, que a menudo lo paga, y que no cobren recargo por urgencia.',
    },
  },
  hoa_capital: {
    name: { en: 'HOA capital contribution', es: 'Aportación de capital a la asociación' },
    whoToContact: { en: 'The association', es: 'La asociación' },
    whatToAskFor: {
      en: 'Ask for the section of the recorded rules (CC&Rs) that allows it, and how many months of dues it equals.',
      es: 'Pida la sección del reglamento registrado (CC&R) que lo permite y a cuántos meses de cuota equivale.',
    },
  },
  hoa_proration: {
    name: { en: 'HOA dues paid in advance', es: 'Cuotas de la asociación por adelantado' },
    whoToContact: { en: 'The association’s manager', es: 'La administración de la asociación' },
    whatToAskFor: {
      en: 'Ask through which day the seller has paid, and for the first bill in writing, including any special assessment already approved.',
      es: 'Pregunte hasta qué día pagó el vendedor y pida el primer recibo por escrito, con las cuotas extraordinarias ya aprobadas.',
    },
  },
  hoa_if_any: {
    name: {
      en: 'HOA charges (only if there is an association)',
      es: 'Cargos de una asociación (solo si la hay)',
    },
    whoToContact: { en: 'The seller, or the title company', es: 'El vendedor o la compañía de títulos' },
    whatToAskFor: {
      en: 'Ask whether the home belongs to an association; if it does, ask for its dues, its transfer and capital fees and its resale certificate in writing.',
      es: 'Pregunte si la propiedad pertenece a una asociación; si es así, pida por escrito las cuotas, los cargos de traspaso y de capital y el certificado para la reventa.',
    },
  },
  park_app: {
    name: {
      en: 'Park application and lot deposit (only in a park)',
      es: 'Solicitud del parque y depósito del lote (solo en un parque)',
    },
    whoToContact: { en: 'The park manager', es: 'La administración del parque' },
    whatToAskFor: {
      en: 'Ask for the lot lease, the rent increases of the last three years, and approval before you sign.',
      es: 'Pida el contrato del lote, los aumentos de renta de los últimos tres años y la aprobación antes de firmar.',
    },
  },
} as const satisfies Record<string, FeeText>;
