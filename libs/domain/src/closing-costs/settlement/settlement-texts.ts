import type { Bilingual, FeeLine } from '../estimate.js';
import type { ClosingAgentRules } from '../rules/index.js';

type SettlementTexts = Pick<FeeLine, 'name' | 'whoToContact' | 'whatToAskFor'>;

const sharing: Bilingual = {
  en: 'If the fee stays, ask the seller in the contract to pay half.',
  es: 'Si no bajan el precio, pida en el contrato que el vendedor pague la mitad.',
};

const asking = (en: string, es: string): Bilingual => ({
  en: `${en} ${sharing.en}`,
  es: `${es} ${sharing.es}`,
});

/** Who closes the purchase by the law or custom of the state, and what can be negotiated there. */
export const settlementTexts: Readonly<Record<ClosingAgentRules['type'], SettlementTexts>> = {
  'attorney-required': {
    name: { en: 'Closing attorney’s fee', es: 'Honorarios del abogado de cierre' },
    whoToContact: { en: 'The closing attorney', es: 'El abogado de cierre' },
    whatToAskFor: asking(
      'An attorney must close here. Ask whether you may choose the attorney, and two of them for one flat fee with title search, documents and closing.',
      'Aquí debe cerrar un abogado. Pregunte si puede elegirlo y pida a dos una tarifa fija que incluya búsqueda del título, documentos y cierre.',
    ),
  },
  'attorney-customary': {
    name: { en: 'Attorney’s or closing fee', es: 'Honorarios del abogado o del agente de cierre' },
    whoToContact: {
      en: 'A closing attorney or title company',
      es: 'Un abogado de cierre o una compañía de títulos',
    },
    whatToAskFor: asking(
      'Ask two attorneys or title companies for one flat fee, and what it leaves out: title search, documents, disbursing, a second visit.',
      'Pida a dos abogados o compañías de títulos una tarifa fija y pregunte qué no incluye: búsqueda del título, documentos, pagos o una segunda visita.',
    ),
  },
  escrow: {
    name: { en: 'Escrow and closing fee', es: 'Honorarios de depósito y cierre (escrow)' },
    whoToContact: {
      en: 'An escrow or title company',
      es: 'Una compañía de depósito (escrow) o de títulos',
    },
    whatToAskFor: asking(
      'Ask for the whole escrow fee by the company’s rate sheet, your part of it, and the charge for the loan documents; compare a second company.',
      'Pida el total según la lista de tarifas de la compañía, la parte que le toca y el cargo por los documentos del préstamo; compare con otra compañía.',
    ),
  },
  'title-company': {
    name: { en: 'Settlement or closing fee', es: 'Honorarios de cierre' },
    whoToContact: { en: 'A title company', es: 'Una compañía de títulos' },
    whatToAskFor: asking(
      'Ask two title companies for the whole closing fee with everything in it, and for the price of the lender’s part apart.',
      'Pida a dos compañías de títulos el total del cierre con todo incluido y, por separado, el precio de la parte del prestamista.',
    ),
  },
};
