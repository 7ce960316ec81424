import type { ReportTexts } from '../en/index.js';
import { es } from './index.js';

/** The Spanish texts of a report about Washington, DC. */
export const district: ReportTexts = {
  ...es,
  place: {
    ...es.place,
    city: (name) => `La dirección se reconoció como ${name}; se aplicaron las reglas del Distrito.`,
    cityOnly: (name) => `La dirección se reconoció como ${name}; se aplicaron las reglas del Distrito.`,
    county: (name) => `La dirección se reconoció como ${name}; se aplicaron las reglas del Distrito.`,
    state: (name) => `La dirección se reconoció como ${name}; se aplicaron las reglas del Distrito.`,
  },
  market: {
    ...es.market,
    transferTax: {
      ...es.market.transferTax,
      someExplanation:
        'Es la costumbre del Distrito en su conjunto; las tasas y las exenciones cambian según el precio y el comprador.',
    },
    titleRegulation: {
      ...es.market.titleRegulation,
      filed: 'Cada aseguradora las registra ante el Distrito',
    },
  },
  comparables: {
    ...es.comparables,
    records: {
      ...es.comparables.records,
      text: 'La oficina de impuestos (Office of Tax and Revenue) y el registro de escrituras (Recorder of Deeds) publican escrituras y valores, casi siempre en línea y gratis; lo que falte lo tiene el sistema de listados de su agente.',
    },
  },
  local: {
    ...es.local,
    firstTime: {
      ...es.local.firstTime,
      appliedExplanation:
        'Las reglas del Distrito tienen un beneficio para quien compra por primera vez que sí podemos calcular. Usted indicó una primera compra, así que se aplica donde se cumplen las condiciones. Avise al agente de cierre: hay que solicitarlo.',
      notAppliedExplanation:
        'Las reglas del Distrito tienen un beneficio para quien compra por primera vez. Usted no indicó una primera compra; si lo es, pregunte al agente de cierre.',
    },
    ownersRelief: {
      ...es.local.ownersRelief,
      check: () =>
        'Procede de nuestras notas sobre las reglas del Distrito: confírmelo con la oficina de impuestos (Office of Tax and Revenue).',
    },
  },
};
