import type { Cents } from '../../money/index.js';
import { knownCountyOf, type Jurisdiction } from '../jurisdiction/index.js';
import {
  baselineCents,
  conformingLimitCents,
  isHighBalance,
  isJumbo,
  type NationalFees,
} from '../market-fees/index.js';
import type { Purchase } from '../purchase.js';
import type { Workings } from '../workings/step.js';
import { type Notice, guide, law, notice, noticeLine } from './notice.js';

const lender = { en: 'Your loan officer', es: 'Su oficial de préstamos' };

const fundingFeeExemption = notice(({ loanType, veteranExempt }) => loanType === 'VA' && veteranExempt, {
  key: 'va-funding-fee-exempt',
  name: {
    en: 'No VA funding fee: you are counted as exempt because of a service-connected disability',
    es: 'Sin cargo de financiamiento del VA: se le cuenta como exento por discapacidad relacionada con el servicio',
  },
  whoToContact: {
    en: 'Your lender or the VA regional loan center',
    es: 'Su prestamista o el centro regional de préstamos del VA',
  },
  whatToAskFor: {
    en: 'Ask your lender to show the exemption on your Certificate of Eligibility before closing. If the VA later grants you compensation effective before closing, ask for a refund of the fee.',
    es: 'Pida que la exención conste en su Certificado de Elegibilidad antes del cierre. Si el VA le concede la compensación después, con efecto anterior al cierre, pida el reembolso del cargo.',
  },
  source: law('United States', '38 U.S.C. 3729(c)'),
});

const vaChargeLimits = notice(({ loanType }) => loanType === 'VA', {
  key: 'va-charges',
  name: {
    en: 'VA rules limit what a veteran may be charged',
    es: 'Lo que se puede cobrar a un veterano tiene límites',
  },
  whoToContact: lender,
  whatToAskFor: {
    en: 'The lender’s flat 1% fee replaces its own charges. If the lender takes that 1%, ask it to remove document preparation, notary, tax service, rate lock and its own closing fee. Appraisal, credit report, title, survey and recording may be charged separately.',
    es: 'El 1% fijo del prestamista reemplaza sus propios cargos. Si lo cobra, pida que quite la preparación de documentos, el notario, el servicio de impuestos, la fijación de la tasa y su propio cargo de cierre. La tasación, el informe de crédito, el título, el plano y el registro pueden cobrarse aparte.',
  },
  source: law(
    'Department of Veterans Affairs',
    '38 CFR 36.4313',
    'https://www.ecfr.gov/current/title-38/section-36.4313',
  ),
});

const usdaEligibility = notice(({ loanType }) => loanType === 'USDA', {
  key: 'usda-eligibility',
  name: {
    en: 'A USDA loan depends on your household’s income and on the address',
    es: 'Un préstamo del USDA depende de los ingresos de su hogar y de la dirección',
  },
  whoToContact: lender,
  whatToAskFor: {
    en: 'Ask for both checks before you pay for an appraisal: the adjusted income of everyone in the household, and whether the address is in a rural area.',
    es: 'Pida las dos verificaciones antes de pagar la tasación: los ingresos ajustados de todos los del hogar y si la dirección está en una zona rural.',
  },
  source: law(
    'Department of Agriculture',
    '7 CFR 3555.151, 3555.201',
    'https://www.ecfr.gov/current/title-7/part-3555',
  ),
});

const jumbo = {
  key: 'jumbo-loan',
  name: {
    en: 'This is a jumbo loan: the lender keeps it and sets its own rules',
    es: 'Es un préstamo «jumbo»: el prestamista lo conserva y fija sus propias reglas',
  },
  whoToContact: lender,
  whatToAskFor: {
    en: 'Ask how many months of payments must stay in your accounts after closing, whether a second appraisal is needed and who pays for it, and how the rate compares with a conforming loan with more down.',
    es: 'Pregunte cuántos meses de pagos deben quedar en sus cuentas después del cierre, si hace falta una segunda tasación y quién la paga, y la tasa frente a la de un préstamo dentro del límite con más pago inicial.',
  },
} as const;

const highBalance = {
  key: 'high-balance-loan',
  name: {
    en: 'This is a high-balance loan: over the basic conforming limit, but within your county’s limit',
    es: 'Es un préstamo «high-balance»: supera el límite básico, pero no el de su condado',
  },
  whoToContact: lender,
  whatToAskFor: {
    en: 'Ask what price adjustment it carries, and how its price compares with a loan at the basic limit.',
    es: 'Pregunte qué ajuste de precio tiene, y su precio junto al de un préstamo igual al límite básico.',
  },
} as const;

/** Fannie Mae and Freddie Mac buy no loan above the county's limit, and price those above the baseline differently. */
function largeLoan(national: NationalFees): Notice {
  const { source, effectiveFrom, year } = national.limits;
  const over = ({ loanCents }: Purchase, limitCents: Cents, county: Jurisdiction | null): Workings => [
    { kind: 'loan-over-conforming-limit', loanCents, limitCents, county, year },
  ];
  const terms = { source: { ...source, effectiveFrom, confidence: 'high' } } as const;
  return (purchase) => {
    if (isJumbo(purchase, national)) {
      const limitCents = conformingLimitCents(purchase, national);
      const county = knownCountyOf(purchase);
      return noticeLine({ ...jumbo, ...terms, workings: over(purchase, limitCents, county) });
    }
    if (!isHighBalance(purchase, national)) return null;
    const limitCents = baselineCents(purchase, national.limits);
    return noticeLine({ ...highBalance, ...terms, workings: over(purchase, limitCents, null) });
  };
}

const occupancyPricing = notice(
  ({ loanType, secondHome, investment, units }) =>
    loanType === 'Conventional' && (secondHome || investment) && units <= 4,
  {
    key: 'occupancy-pricing',
    name: {
      en: 'A loan for a home you do not live in may cost more',
      es: 'Un préstamo para una casa en la que usted no vive puede costar más',
    },
    whoToContact: lender,
    whatToAskFor: {
      en: 'Ask for the price adjustment for the use of the home as a percentage of the loan, how many months of reserves you need, and what changes with 25% down.',
      es: 'Pida el ajuste de precio por el uso de la vivienda en porcentaje del préstamo, los meses de reserva y qué cambia con un pago inicial del 25%.',
    },
    source: guide('Fannie Mae', 'Loan-Level Price Adjustment Matrix'),
  },
);

const fhaSelfSufficiency = notice(
  ({ loanType, propertyType, units }) =>
    loanType === 'FHA' && propertyType === 'multi-family' && (units === 3 || units === 4),
  {
    key: 'fha-self-sufficiency',
    name: {
      en: 'With three or four units, FHA requires the rents to cover the loan',
      es: 'Con tres o cuatro viviendas, FHA exige que las rentas cubran el préstamo',
    },
    whoToContact: lender,
    whatToAskFor: {
      en: 'Ask for the self-sufficiency test with the appraiser’s rents before your deposit is at risk: the net rents of all units must cover the whole monthly payment.',
      es: 'Pida la prueba de autosuficiencia con las rentas del tasador antes de arriesgar su depósito: las rentas netas de todas las viviendas deben cubrir el pago mensual completo.',
    },
    source: guide('HUD', 'HUD Handbook 4000.1, II.A (three- to four-unit properties)'),
  },
);

/** Notices about the loan beyond its fees. */
export const loanNotices = (national: NationalFees): readonly Notice[] => [
  fundingFeeExemption,
  vaChargeLimits,
  usdaEligibility,
  largeLoan(national),
  occupancyPricing,
  fhaSelfSufficiency,
];
