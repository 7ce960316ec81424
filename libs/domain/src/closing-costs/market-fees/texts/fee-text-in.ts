import type { Bilingual } from '../../estimate.js';
import type { LocalCosts } from '../local-costs.js';
import type { Market } from '../market.js';
import type { FeeText } from './fee-text.js';
import { perilTexts } from './perils.js';
import { feeTexts, type MarketFeeKey } from './index.js';

type MarketText = (market: Market, local: LocalCosts) => Bilingual | null;

const byState =
  (texts: Readonly<Record<string, Bilingual>>): MarketText =>
  ({ state }) =>
    texts[state] ?? null;

const locationDrawing: Bilingual = {
  en: 'Ask the title company whether a location drawing is enough; it costs less than a survey. If you want to build or fence, get two prices for a boundary survey.',
  es: 'Pregunte a la compañía de títulos si basta un plano de ubicación (location drawing); cuesta menos que un levantamiento. Si piensa construir o cercar, pida dos precios de un levantamiento de linderos.',
};

const inspectionPlan: Bilingual = {
  en: 'Ask your lender whether a mortgage inspection plan is enough; it costs less than a survey. If you want to build or fence, get two prices for a boundary survey.',
  es: 'Pregunte a su prestamista si basta un plano de inspección hipotecaria; cuesta menos que un levantamiento. Si piensa construir o cercar, pida dos precios de un levantamiento de linderos.',
};

const surveyNotRequired: Bilingual = {
  en: 'Lenders here usually do not require one. If you want to build or fence, or doubt a boundary, get two prices before your inspection period ends.',
  es: 'Aquí los prestamistas no suelen pedirlo. Si piensa construir o cercar, o duda de un lindero, pida dos precios antes de que venza su plazo de inspección.',
};

const surveyByState = byState({
  DC: locationDrawing,
  IN: locationDrawing,
  MD: locationDrawing,
  VA: locationDrawing,
  CO: {
    en: 'Ask the title company whether an improvement location certificate (ILC) is enough; it costs less than a survey. If you want to build or fence, get two prices for a survey.',
    es: 'Pregunte a la compañía de títulos si basta un certificado de ubicación de mejoras (ILC); cuesta menos que un levantamiento. Si piensa construir o cercar, pida dos precios de un levantamiento.',
  },
  IA: surveyNotRequired,
  PA: surveyNotRequired,
  RI: surveyNotRequired,
  WI: surveyNotRequired,
  ME: inspectionPlan,
  NM: {
    en: 'Ask the title company whether an improvement location report (ILR) is enough; it costs less than a survey. If you want to build or fence, get two prices for a survey.',
    es: 'Pregunte a la compañía de títulos si basta un informe de ubicación de mejoras (ILR); cuesta menos que un levantamiento. Si piensa construir o cercar, pida dos precios de un levantamiento.',
  },
  OH: {
    en: 'Ask your lender and the title company whether a mortgage location survey is enough; it costs less than a boundary survey. If you want to build or fence, get two prices for one.',
    es: 'Pregunte a su prestamista y a la compañía de títulos si basta un plano de ubicación hipotecario (mortgage location survey); cuesta menos que un levantamiento de linderos. Si piensa construir o cercar, pida dos precios de uno.',
  },
  TX: {
    en: 'Ask the seller for the existing survey with Form T-47, the affidavit of no changes, before you order a new one. If a new one is needed, get two prices, or ask the seller to pay for it in the contract.',
    es: 'Pida al vendedor el plano existente con el Formulario T-47, la declaración jurada de que no hubo cambios, antes de encargar uno nuevo. Si hace falta uno nuevo, pida dos precios o que el contrato lo ponga a cargo del vendedor.',
  },
  MA: {
    en: 'Ask your lender whether a mortgage inspection plot plan is enough; it costs less than a survey. If you want to build or fence, get two prices for an instrument survey.',
    es: 'Pregunte a su prestamista si basta un plano de inspección hipotecaria (plot plan); cuesta menos que un levantamiento. Si piensa construir o cercar, pida dos precios de un levantamiento con instrumentos.',
  },
  IL: {
    en: 'Have the contract require the seller to give you a current survey, as contracts in the Chicago area do. If the seller refuses, get two prices.',
    es: 'Que el contrato obligue al vendedor a darle un plano reciente, como hacen los contratos de la zona de Chicago. Si se niega, pida dos precios.',
  },
});

const boundarySurvey: Bilingual = {
  en: 'Ask the seller for the last survey and whether the corners are still marked. If a new one is needed, get two prices for a boundary survey with corners set and access shown, before your study period ends.',
  es: 'Pida al vendedor el último plano y pregunte si las esquinas siguen marcadas. Si hace falta uno nuevo, pida dos precios de un levantamiento de linderos con esquinas y acceso marcados, antes de que venza su plazo de estudio.',
};

/** States where the lender accepts less than a survey. */
const lenderPlanStates: ReadonlySet<string> = new Set(['MA', 'ME', 'OH']);

/** A plot plan is for the lender, so cash buyers do not need one; for land it shows nothing. */
const survey: MarketText = (market, local) => {
  if (market.propertyType === 'vacant-land') return boundarySurvey;
  return lenderPlanStates.has(market.state) && market.loanType === 'Cash'
    ? null
    : surveyByState(market, local);
};

const septic = byState({
  IA: {
    en: 'By law, the seller must have it inspected when the home changes hands: ask for the report, the date the tank was last pumped and the county’s permit record.',
    es: 'Por ley el vendedor lo hace inspeccionar al traspasar la casa: pida el informe, la fecha del último vaciado y el permiso registrado en el condado.',
  },
  MA: {
    en: 'Ask the seller for the Title 5 inspection, which must come with the sale, and read whether the system passed, passed with conditions or failed.',
    es: 'Pida al vendedor la inspección «Title 5», que debe acompañar la venta, y lea si el sistema aprobó, aprobó con condiciones o no aprobó.',
  },
});

const estoppelPaidBySeller = (cap: Bilingual = { en: '', es: '' }): Bilingual => ({
  en: `The seller orders and pays for it here, unless your contract says otherwise.${cap.en} Ask for it early enough to read it, and refuse a rush fee.`,
  es: `Aquí lo encarga y paga el vendedor, salvo que su contrato diga otra cosa.${cap.es} Pídalo con tiempo para leerlo y no acepte un recargo por urgencia.`,
});

const cappedAt = (dollars: number): Bilingual => ({
  en: ` The law caps it at $${dollars}.`,
  es: ` La ley fija un tope de $${dollars}.`,
});

const estoppelsByState = byState({
  AZ: estoppelPaidBySeller({
    en: ' The law caps it at $400, including the transfer fee.',
    es: ' La ley fija un tope de $400 junto con el cargo de traspaso.',
  }),
  CA: estoppelPaidBySeller(),
  FL: estoppelPaidBySeller({
    en: ' The law caps it at $299, plus $119 for a rush, until June 2027 (Fla. Stat. § 718.116(8), § 720.30851).',
    es: ' La ley fija un tope de $299, y de $119 más por urgencia, hasta junio de 2027 (Fla. Stat. § 718.116(8), § 720.30851).',
  }),
  HI: estoppelPaidBySeller(),
  NV: estoppelPaidBySeller(),
  TX: estoppelPaidBySeller({
    en: ' The law caps it at $375, and an update at $75 (Tex. Prop. Code § 207.003).',
    es: ' La ley fija un tope de $375, y de $75 por una actualización (Tex. Prop. Code § 207.003).',
  }),
  VA: estoppelPaidBySeller(),
  WA: estoppelPaidBySeller(cappedAt(275)),
});

/** The Texas cap applies to subdivisions; condominium law has none. */
const estoppel: MarketText = (market, local) =>
  market.state === 'TX' && market.propertyType === 'condo'
    ? estoppelPaidBySeller()
    : estoppelsByState(market, local);

/** The association is responsible for the building's sewer, roof and termites. */
const apartments: ReadonlySet<string> = new Set(['condo', 'co-op']);
const generalInspection: MarketText = ({ propertyType }) =>
  apartments.has(propertyType)
    ? {
        en: 'Ask for a sample report, whether the inspector also looks at the common areas that serve the home, and to be there during the inspection.',
        es: 'Pida un informe de muestra, que el inspector vea también las partes comunes que sirven a la vivienda, y estar presente en la inspección.',
      }
    : null;

const pestForm: MarketText = ({ state, loanType }) => {
  const form = state === 'SC' ? 'CL-100' : 'NPMA-33';
  const [en, es] =
    loanType === 'VA'
      ? [
          ' VA loans require it where termites are common.',
          ' Un préstamo del VA lo exige donde las termitas son comunes.',
        ]
      : ['', ''];
  return {
    en: `Ask for Form ${form}, and have the contract make the seller pay for it.${en}`,
    es: `Pida el Formulario ${form} y que el contrato lo ponga a cargo del vendedor.${es}`,
  };
};

const wellPanel: MarketText = ({ loanType }) =>
  loanType === 'FHA' || loanType === 'VA'
    ? {
        en: `Ask for the flow over several hours and the water panel that ${loanType === 'FHA' ? 'an' : 'a'} ${loanType} loan requires.`,
        es: `Pida el caudal durante varias horas y el análisis de agua que exige un préstamo ${loanType}.`,
      }
    : null;

const escrowWaiver: MarketText = ({ loanType }) =>
  loanType === 'Conventional'
    ? {
        en: `${feeTexts.escrow_insurance.whatToAskFor.en} With 20% down, ask to have the account waived.`,
        es: `${feeTexts.escrow_insurance.whatToAskFor.es} Con 20% de pago inicial, pida no tener esa cuenta.`,
      }
    : null;

/** What insurers in the state do not cover, or charge extra for. */
const insurance: MarketText = (_, { homeownersInsurance: { perils } }) => {
  const texts = [feeTexts.hoi_premium.whatToAskFor, ...perils.map((peril) => perilTexts[peril])];
  return { en: texts.map(({ en }) => en).join(' '), es: texts.map(({ es }) => es).join(' ') };
};

const heating: MarketText = ({ propertyType }) =>
  propertyType === 'new-construction' ? newHomeTexts.equipment : null;

const roof: MarketText = ({ propertyType }, { homeownersInsurance: { perils } }) => {
  if (propertyType === 'new-construction') return newHomeTexts.roof;
  return perils.includes('coastal-wind')
    ? {
        en: 'Ask for the remaining life in writing and, where insurers want one, a four-point or wind-mitigation report from the same visit.',
        es: 'Pida por escrito la vida útil restante y, si la aseguradora lo exige, el informe de cuatro puntos o de mitigación de viento en la misma visita.',
      }
    : null;
};

const commitmentWithoutLender: MarketText = ({ loanType }) =>
  loanType === 'Cash'
    ? {
        en: 'Ask to waive the commitment fee when you buy the policy there. If it stays, ask the seller to pay it.',
        es: 'Pida que no cobren el compromiso si compra la póliza allí. Si se mantiene, pida que lo pague el vendedor.',
      }
    : null;

const titleSearch = byState({
  IA: {
    en: 'In Iowa, this is an attorney’s opinion on the abstract of title, which the seller has updated. Ask for it early and in writing, and read what must be cleared before closing.',
    es: 'En Iowa es la opinión de un abogado sobre el resumen de título (abstract), que el vendedor hace poner al día. Pídala por escrito y con tiempo, y lea qué hay que resolver antes del cierre.',
  },
});

const taxClassTexts: Readonly<Partial<Record<Market['propertyType'], Bilingual>>> = {
  'farm-ranch': {
    en: 'Ask the local assessor whether the land is taxed on its farm use, what you must file to keep that, and for the last bill.',
    es: 'Pregunte al tasador local si el terreno paga según su uso agrícola, qué debe presentar para conservarlo, y pida el último recibo.',
  },
  'vacant-land': {
    en: 'Ask the local assessor for the tax class of the parcel and its last bill: land often has a different rate from homes.',
    es: 'Pida al tasador local la clase fiscal de la parcela y su último recibo: un terreno suele pagar otra tasa que una vivienda.',
  },
};
const businessTaxClass: Bilingual = {
  en: 'Ask the local assessor for the tax class of the property and its last bill: business property often has a different rate from homes.',
  es: 'Pida al tasador local la clase fiscal del inmueble y su último recibo: un inmueble comercial suele pagar otra tasa que una vivienda.',
};

const businessTypes: ReadonlySet<string> = new Set(['commercial', 'industrial', 'mixed-use']);

/** Anything that is not a home is taxed by its class or use. */
const taxAtClosing: MarketText = ({ propertyType }) => {
  const more = businessTypes.has(propertyType) ? businessTaxClass : taxClassTexts[propertyType];
  if (!more) return null;
  const { en, es } = feeTexts.property_tax_prepaid.whatToAskFor;
  return { en: `${en} ${more.en}`, es: `${es} ${more.es}` };
};

/** Without a lender, nobody else requires the documents. */
const withoutLender =
  (ask: Bilingual): MarketText =>
  ({ loanType }) =>
    loanType === 'Cash' ? ask : null;

const marketTexts: Readonly<Partial<Record<MarketFeeKey, MarketText>>> = {
  survey,
  title_search: titleSearch,
  pest: pestForm,
  hoa_estoppel: estoppel,
  property_tax_prepaid: taxAtClosing,
  business_insurance: withoutLender({
    en: 'Ask three insurers for quotes with the building at its replacement cost, loss of rents and liability. Ask what flood, wind and earthquake coverage cost separately.',
    es: 'Pida cotizaciones de tres aseguradoras con el edificio a su costo de reposición, pérdida de rentas y responsabilidad civil. Pregunte cuánto cuestan aparte inundación, viento y terremoto.',
  }),
  phase1_esa: withoutLender({
    en: 'Ask for ASTM E1527-21 with you named as the user, finished within 180 days before closing: only then does it protect you from the cost of earlier pollution.',
    es: 'Pida el estándar ASTM E1527-21 a su nombre, terminada dentro de los 180 días antes del cierre: solo así le protege del costo de contaminaciones anteriores.',
  }),
  survey_alta: withoutLender({
    en: 'Ask the title company which Table A items it needs to insure the boundaries, and the earlier surveyor for an update price.',
    es: 'Pregunte a la compañía de títulos qué puntos de la Tabla A necesita para asegurar los linderos, y al agrimensor anterior el precio de una actualización.',
  }),
  inspection_general: generalInspection,
  inspection_septic: septic,
  inspection_well: wellPanel,
  escrow_insurance: escrowWaiver,
  hoi_premium: insurance,
  inspection_roof: roof,
  inspection_hvac_chimney: heating,
  title_commitment: commitmentWithoutLender,
};

/** The fee's texts for the market's state and loan. */
export function feeTextIn(key: MarketFeeKey, market: Market, local: LocalCosts): FeeText {
  const whatToAskFor = marketTexts[key]?.(market, local);
  return whatToAskFor ? { ...feeTexts[key], whatToAskFor } : feeTexts[key];
}

/** Inspections of a new home: nothing has aged, so what matters is how it was built and who warrants it. */
const newHomeTexts = {
  roof: {
    en: 'Ask for photographs of the flashing and of what is under the shingles, and for the manufacturer’s warranty in your name.',
    es: 'Pida fotos de los sellos y de lo que hay bajo las tejas, y la garantía del fabricante a su nombre.',
  },
  equipment: {
    en: 'Ask whether each unit is the size that the plans call for and was tested at startup, and have the warranties put in your name.',
    es: 'Pregunte si cada equipo tiene la capacidad de los planos y se probó al ponerlo en marcha, y ponga las garantías a su nombre.',
  },
} satisfies Record<string, Bilingual>;
