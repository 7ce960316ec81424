import type { Bilingual, FeeLine } from '../estimate.js';
import type { ClosingAgentRules } from '../rules/index.js';

type Closing = Readonly<{
  name: Bilingual;
  whoToContact: Bilingual;
  ask: Bilingual;
  askWithLoan?: Bilingual;
}>;

/** The closing agent by the state's law or custom, and what is negotiable there. */
const closings: Readonly<Record<ClosingAgentRules['type'], Closing>> = {
  'attorney-required': {
    name: { en: 'Closing attorney’s fee', es: 'Honorarios del abogado de cierre' },
    whoToContact: { en: 'The closing attorney', es: 'El abogado de cierre' },
    ask: {
      en: 'An attorney must handle the closing here. Ask whether you may choose the attorney, and ask two attorneys for one flat fee that includes title search, documents and closing.',
      es: 'Aquí debe cerrar un abogado. Pregunte si puede elegirlo y pida a dos abogados una tarifa fija que incluya búsqueda del título, documentos y cierre.',
    },
  },
  'attorney-customary': {
    name: { en: 'Attorney’s or closing fee', es: 'Honorarios del abogado o del agente de cierre' },
    whoToContact: {
      en: 'A closing attorney or title company',
      es: 'Un abogado de cierre o una compañía de títulos',
    },
    ask: {
      en: 'Ask two attorneys or title companies for one flat fee, and what it leaves out: title search, documents, disbursing, a second visit.',
      es: 'Pida a dos abogados o compañías de títulos una tarifa fija y pregunte qué no incluye: búsqueda del título, documentos, pagos o una segunda visita.',
    },
  },
  escrow: {
    name: { en: 'Escrow and closing fee', es: 'Honorarios de depósito y cierre (escrow)' },
    whoToContact: {
      en: 'An escrow or title company',
      es: 'Una compañía de depósito (escrow) o de títulos',
    },
    ask: {
      en: 'Ask for the total escrow fee on the company’s rate sheet and for your part of it; compare a second company.',
      es: 'Pida el total según la lista de tarifas de la compañía y la parte que le toca; compare con otra compañía.',
    },
    askWithLoan: {
      en: 'Ask how much the loan documents add.',
      es: 'Pregunte cuánto agregan los documentos del préstamo.',
    },
  },
  'title-company': {
    name: { en: 'Settlement or closing fee', es: 'Honorarios de cierre' },
    whoToContact: { en: 'A title company', es: 'Una compañía de títulos' },
    ask: {
      en: 'Ask two title companies for the total closing fee, with everything included.',
      es: 'Pida a dos compañías de títulos el total del cierre con todo incluido.',
    },
    askWithLoan: {
      en: 'Ask for a separate price for the lender’s part.',
      es: 'Pida por separado el precio de la parte del prestamista.',
    },
  },
};

const askForHalf: Bilingual = {
  en: 'If the fee stays, ask the seller in the contract to pay half.',
  es: 'Si no bajan el precio, pida en el contrato que el vendedor pague la mitad.',
};
const askForCredit: Bilingual = {
  en: 'If the fee stays, ask in the contract for a credit from the seller.',
  es: 'Si no bajan el precio, pida en el contrato un crédito del vendedor.',
};
const keepUsualHalf: Bilingual = {
  en: 'If the fee stays, make sure that the contract leaves the seller the usual half.',
  es: 'Si no bajan el precio, revise que el contrato deje al vendedor la mitad de costumbre.',
};

/** The figure is the buyer’s part by published prices; the seller’s is unknown. */
const clarifyPart: Bilingual = {
  en: 'The figure is the buyer’s part: the seller customarily pays a part too. Ask whether the quote is for your part or for the whole fee, and have the contract say who pays what.',
  es: 'La cifra es la parte del comprador: por costumbre, el vendedor también paga una parte. Pregunte si la cotización es de su parte o del total y pida que el contrato diga qué paga cada uno.',
};

const keepOwnSides: Bilingual = {
  en: 'If the fee stays, make sure that the contract leaves the seller the fee for their own side, as is usual.',
  es: 'Si no bajan el precio, revise que el contrato deje al vendedor el cargo de su propia parte, como es costumbre.',
};

const sellerPays: Bilingual = {
  en: 'The seller customarily pays it in this county: have the contract say so. If this seller will not, ask to split it in half.',
  es: 'Por costumbre de este condado la paga el vendedor: que el contrato lo diga. Si este vendedor se niega, pida pagarla por mitades.',
};

/** By custom: each side pays its own fee, they share one (with known or unknown halves), or one of them pays it. */
export type ClosingFeeCustom = 'each-its-own' | 'shared' | 'buyers-part' | 'buyer' | 'seller';

const fallbackFor = (type: ClosingAgentRules['type'], custom: ClosingFeeCustom): Bilingual => {
  if (custom === 'each-its-own') return keepOwnSides;
  if (custom === 'shared') return keepUsualHalf;
  if (custom === 'buyers-part') return clarifyPart;
  if (custom === 'seller') return sellerPays;
  return type.startsWith('attorney') ? askForCredit : askForHalf;
};

/** The closing fee's texts: without the loan for a cash purchase, and with who already shares it. */
export function settlementTexts(
  type: ClosingAgentRules['type'],
  { hasLoan, custom }: Readonly<{ hasLoan: boolean; custom: ClosingFeeCustom }>,
): Pick<FeeLine, 'name' | 'whoToContact' | 'whatToAskFor'> {
  const { name, whoToContact, ask, askWithLoan } = closings[type];
  const parts = [ask, ...(hasLoan && askWithLoan ? [askWithLoan] : []), fallbackFor(type, custom)];
  return {
    name,
    whoToContact,
    whatToAskFor: {
      en: parts.map(({ en }) => en).join(' '),
      es: parts.map(({ es }) => es).join(' '),
    },
  };
}
