import type { ReportLanguage } from '@closewise/contracts/buyer';
import { en } from './en/index.js';
import { es } from './es/index.js';
import type { ReportTexts } from './index.js';

/** The District of Columbia is no state, and has neither counties nor cities. */
const english: ReportTexts = {
  ...en,
  place: {
    ...en.place,
    city: (place) => `The address was recognized as ${place}, so the rules of the District were applied.`,
    cityOnly: (place) => `The address was recognized as ${place}, so the rules of the District were applied.`,
    county: (place) => `The address was recognized as ${place}, so the rules of the District were applied.`,
    state: (place) => `The address was recognized as ${place}, so the rules of the District were applied.`,
  },
  market: {
    ...en.market,
    transferTax: {
      ...en.market.transferTax,
      someExplanation:
        'That is the custom of the District as a whole; rates and exemptions differ by price and buyer.',
    },
    titleRegulation: { ...en.market.titleRegulation, filed: 'Filed with the District by each insurer' },
  },
  comparables: {
    ...en.comparables,
    records: {
      ...en.comparables.records,
      text: 'The Office of Tax and Revenue and the Recorder of Deeds list deeds and values, mostly online and free; what they lack, your agent’s listing service has.',
    },
  },
  local: {
    ...en.local,
    firstTime: {
      ...en.local.firstTime,
      appliedExplanation:
        'The District’s rules hold a relief for first-time buyers that we can compute. You entered a first-time purchase, so it is applied where its conditions hold. Tell the settlement agent: it must be claimed.',
      notAppliedExplanation:
        'The District’s rules hold a relief for first-time buyers. You did not enter a first-time purchase; if it is one, ask the settlement agent.',
    },
    ownersRelief: {
      ...en.local.ownersRelief,
      check: () =>
        'This is from our notes on the District’s rules: confirm it with the Office of Tax and Revenue.',
    },
  },
};

const spanish: ReportTexts = {
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

/** What the writer says of a purchase in the District of Columbia. */
export const districtTexts: Readonly<Record<ReportLanguage, ReportTexts>> = { en: english, es: spanish };
