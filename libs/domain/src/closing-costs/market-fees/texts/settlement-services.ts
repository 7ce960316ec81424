import type { FeeText } from './fee-text.js';

/** Section C: services you can shop for. */
export const settlementServiceTexts = {
  title_search: {
    name: { en: 'Title search and examination', es: 'Búsqueda y examen del título' },
    whoToContact: {
      en: 'The title company or closing attorney',
      es: 'La compañía de títulos o el abogado del cierre',
    },
    whatToAskFor: {
      en: 'Ask whether the title premium or the attorney’s fee already includes it, and have the line removed if so. If it is charged separately, compare the total with a second company’s.',
      es: 'Pregunte si ya está incluida en la prima del título o en los honorarios del abogado; si lo está, pida quitarla. Si se cobra aparte, compare el total de otra compañía.',
    },
  },
  title_commitment: {
    name: {
      en: 'Title commitment and closing protection letter',
      es: 'Compromiso de título y carta de protección del cierre',
    },
    whoToContact: { en: 'The title company', es: 'La compañía de títulos' },
    whatToAskFor: {
      en: 'Ask to waive the commitment fee when you buy the policy there, and for the letter only if the lender requires it. If both stay, ask the seller to pay the commitment.',
      es: 'Pida que no cobren el compromiso si compra la póliza allí, y la carta solo si el prestamista la exige. Si ambos se mantienen, pida que el vendedor pague el compromiso.',
    },
  },
  endorsements: {
    name: { en: 'Title endorsements', es: 'Endosos de la póliza de título' },
    whoToContact: { en: 'The title company and your lender', es: 'La compañía de títulos y su prestamista' },
    whatToAskFor: {
      en: 'Ask the lender for its list of required endorsements and the title company for the price of each; decline the rest.',
      es: 'Pida al prestamista la lista de endosos obligatorios y a la compañía de títulos el precio de cada uno; rechace los demás.',
    },
  },
  attorney: {
    name: {
      en: 'Your own attorney, in addition to the closing agent',
      es: 'Su propio abogado, además del agente de cierre',
    },
    whoToContact: { en: 'A real-estate attorney', es: 'Un abogado de bienes raíces' },
    whatToAskFor: {
      en: 'Ask for a flat fee that includes contract review, title review and attendance at closing. If it is too much, ask for the contract review alone.',
      es: 'Pida una tarifa fija que incluya la revisión del contrato y del título y la asistencia al cierre. Si es demasiado, pida solo la revisión del contrato.',
    },
  },
  survey: {
    name: { en: 'Survey or improvement location certificate', es: 'Levantamiento topográfico (survey)' },
    whoToContact: { en: 'A licensed surveyor', es: 'Un agrimensor con licencia' },
    whatToAskFor: {
      en: 'Ask the seller for the existing survey with an affidavit of no changes before you order a new one. If a new one is needed, get two prices, or ask the seller to pay for it in the contract.',
      es: 'Pida al vendedor el plano existente con una declaración jurada de que no hubo cambios antes de encargar uno nuevo. Si hace falta uno nuevo, pida dos precios o que el contrato lo ponga a cargo del vendedor.',
    },
  },
  survey_alta: {
    name: { en: 'ALTA/NSPS land title survey', es: 'Levantamiento ALTA/NSPS del terreno' },
    whoToContact: { en: 'A licensed surveyor', es: 'Un agrimensor con licencia' },
    whatToAskFor: {
      en: 'Ask the lender and the title company which Table A items they need, and the earlier surveyor for an update price.',
      es: 'Pregunte al prestamista y a la compañía de títulos qué puntos de la Tabla A necesitan, y al agrimensor anterior el precio de una actualización.',
    },
  },
  pest: {
    name: { en: 'Termite and pest inspection', es: 'Inspección de termitas y plagas' },
    whoToContact: {
      en: 'A licensed pest-control company',
      es: 'Una empresa de control de plagas con licencia',
    },
    whatToAskFor: {
      en: 'Ask for the report on the form that insurers and lenders use, and have the contract make the seller pay for it.',
      es: 'Pida el informe en el formulario de aseguradoras y prestamistas, y que el contrato lo ponga a cargo del vendedor.',
    },
  },
  notary: {
    name: { en: 'Notary or mobile signing', es: 'Notario o firma a domicilio' },
    whoToContact: { en: 'The settlement agent', es: 'El agente de cierre' },
    whatToAskFor: {
      en: 'Ask to sign in the office during business hours, without a notary charge. If someone must come to you, ask for the price before you book.',
      es: 'Pida firmar en la oficina en horario laboral, sin cargo de notario. Si deben ir a su casa, pida el precio antes de reservar.',
    },
  },
  courier_wire: {
    name: {
      en: 'Courier, wire, e-recording and copies',
      es: 'Mensajería, transferencia, registro electrónico y copias',
    },
    whoToContact: { en: 'The settlement agent', es: 'El agente de cierre' },
    whatToAskFor: {
      en: 'Ask for the actual cost of each item, and to drop courier or wire charges that appear twice. If they refuse, ask for one flat amount for all of them.',
      es: 'Pida el costo real de cada concepto y que quiten la mensajería o la transferencia si aparecen dos veces. Si se niegan, pida un solo monto fijo por todo.',
    },
  },
  tax_cert: {
    name: {
      en: 'Tax and municipal lien certificate',
      es: 'Certificado de impuestos y gravámenes municipales',
    },
    whoToContact: { en: 'The title company', es: 'La compañía de títulos' },
    whatToAskFor: {
      en: 'Ask for the public office’s receipt, and have the seller pay open water bills and liens.',
      es: 'Pida el recibo de la oficina pública y que el vendedor pague los recibos de agua y gravámenes pendientes.',
    },
  },
} as const satisfies Record<string, FeeText>;
