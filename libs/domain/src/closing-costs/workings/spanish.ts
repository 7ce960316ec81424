import { money, moneyOfRate, number, rate, wholeMoney, day } from './figures.js';
import type {
  Sentences,
  ArithmeticStep,
  ClosingAgentStep,
  EscrowStep,
  FinancedProperty,
  LenderStep,
  MarketStep,
  PrepaidStep,
  PropertyTaxStep,
  RecordingStep,
  SpecialCaseStep,
  TaxStep,
  TitleStep,
  Step,
} from './step.js';
import { ofJurisdiction, type Jurisdiction } from '../jurisdiction/index.js';
import type { Cents } from '../../money/index.js';

const arithmetic: Sentences<ArithmeticStep> = {
  amount: ({ cents }) => money(cents),
  between: ({ lowCents, highCents }) => `${money(lowCents)} a ${money(highCents)}`,
  percent: ({ baseCents, percent }) => `${money(baseCents)} × ${rate(percent)}`,
  units: ({ baseCents, units, perUnitDollars, unitDollars }) =>
    `${number(units)} × ${moneyOfRate(perUnitDollars)} por cada ${wholeMoney(unitDollars)} de ${money(baseCents)}`,
  result: ({ cents }) => money(cents),
  'result-about': ({ cents }) => `unos ${money(cents)}`,
  'result-a-year': ({ cents }) => `${money(cents)} al año`,
};

const closingAgent: Sentences<ClosingAgentStep> = {
  'fee-schedule': ({ priceCents, excisePercent }) => {
    const tax = excisePercent === null ? '' : ` con ${rate(excisePercent)} de impuesto al consumo`;
    return `${money(priceCents)} según la tabla de honorarios${tax}`;
  },
  'usual-formula': ({ priceCents, perThousand, baseCents, loanFeeCents }) => {
    const part = `${moneyOfRate(perThousand.low)} a ${moneyOfRate(perThousand.high)} por $1,000`;
    const base = `${money(baseCents.low)} a ${money(baseCents.high)}`;
    const loan = loanFeeCents > 0 ? ` + ${money(loanFeeCents)} por el préstamo` : '';
    return `${money(priceCents)} × ${part} + ${base}${loan}`;
  },
  'closing-fee-of-seller': ({ loanFeeCents }) =>
    loanFeeCents > 0
      ? `por costumbre, en este condado la paga el vendedor; usted paga lo que agrega el préstamo, unos ${money(loanFeeCents)}`
      : 'por costumbre, en este condado la paga el vendedor',
  'closing-fee-buyers-part': () =>
    'la parte del comprador, según las tarifas de los agentes de cierre; no incluye la parte del vendedor',
  'fee-schedule-ends': ({ cents }) => `la tabla termina en ${money(cents)}`,
  'other-fee-in': ({ counties }) => `otra tarifa en ${counties.join(', ')}`,
};

const escrow: Sentences<EscrowStep> = {
  'deposit-to-next-premium': ({ months, cushionMonths, yearlyCents }) =>
    `${months}/12 de ${money(yearlyCents)}: ${months - cushionMonths} mes hasta la próxima prima y ${cushionMonths} meses de reserva RESPA`,
  'deposit-by-bills': ({ months, cushionMonths, yearlyCents }) =>
    `${months}/12 de ${money(yearlyCents)} según las fechas de los recibos, incluidos ${cushionMonths} meses de reserva RESPA`,
  'cushion-alone': ({ cushionMonths, yearlyCents }) =>
    `Reserva RESPA: ${cushionMonths}/12 de ${money(yearlyCents)}`,
  'months-by-bills-up-to': ({ months }) => `hasta ${months} meses según las fechas de los recibos`,
};

/** Property types in a sentence about what a loan program does not finance. */
const financedProperties: Readonly<Record<FinancedProperty, string>> = {
  'single-family': 'una casa unifamiliar',
  condo: 'un condominio',
  townhouse: 'una casa adosada',
  'multi-family': 'un edificio de dos a cuatro viviendas',
  'new-construction': 'una vivienda nueva',
  'vacant-land': 'un terreno sin construir',
  commercial: 'una propiedad comercial',
  industrial: 'una propiedad industrial',
  'mixed-use': 'una propiedad de uso mixto',
  'mobile-home': 'una casa móvil',
  'farm-ranch': 'una granja o un rancho',
  'co-op': 'una acción de una cooperativa de vivienda',
  'five-homes-or-more': 'un edificio de cinco viviendas o más',
};

const ofCounty = (county: Jurisdiction | null): string =>
  county === null ? 'de la mayoría de los condados' : ofJurisdiction(county, 'es');

const lender: Sentences<LenderStep> = {
  'share-of-loan': ({ percent, loanCents }) => `${rate(percent)} del préstamo de ${money(loanCents)}`,
  'share-of-loan-up-to': ({ percent, loanCents }) =>
    `hasta ${rate(percent)} del préstamo de ${money(loanCents)}`,
  'share-of-loan-at-most': ({ percent, loanCents }) =>
    `como máximo ${rate(percent)} del préstamo de ${money(loanCents)}`,
  'share-of-price': ({ percent, priceCents }) => `${rate(percent)} del precio de ${money(priceCents)}`,
  'usual-percents': ({ lowPercent, highPercent }) =>
    `(rango usual: ${rate(lowPercent)} a ${rate(highPercent)})`,
  'holds-lender-charges': () => 'con solicitud, evaluación y procesamiento incluidos',
  'nothing-unless-chosen': () => `${money(0)} salvo que lo elija`,
  'nothing-unless-closing-is-late': () => `${money(0)} salvo que el cierre se retrase`,
  'paid-by-buyers': ({ year, percent, medianCents }) =>
    `en ${year} lo pagó el ${rate(percent)} de quienes compraron con préstamo, la mitad de ellos más de ${money(medianCents)}`,
  'rate-confirmed-until': ({ date }) => `(tasa confirmada hasta el ${day(date, 'es')})`,
  'months-of-mortgage-insurance': ({ fromMonths, toMonths, monthlyCents, yearlyPercent }) =>
    `${fromMonths} a ${toMonths} meses de ${money(monthlyCents)} (cerca del ${rate(yearlyPercent)} del préstamo al año)`,
  'loan-over-usual-limit': ({ loanCents, limitCents, county, year }) =>
    `${money(loanCents)} supera ${money(limitCents)}, el límite FHA ${ofCounty(county)} en ${year}`,
  'loan-over-highest-limit': ({ loanType, loanCents, limitCents, county, year }) =>
    county === null
      ? `${money(loanCents)} supera ${money(limitCents)}, el límite ${loanType} más alto de ${year}`
      : `${money(loanCents)} supera ${money(limitCents)}, el límite ${loanType} ${ofCounty(county)} en ${year}`,
  'loan-over-conforming-limit': ({ loanCents, limitCents, county, year }) =>
    `${money(loanCents)} supera ${money(limitCents)}, el límite conforme ${ofCounty(county)} en ${year}`,
  'not-financed': ({ loanType, property }) => `${loanType} no financia ${financedProperties[property]}`,
};

const market: Sentences<MarketStep> = {
  'usual-range': ({ lowCents, highCents }) => `Rango usual: ${money(lowCents)} a ${money(highCents)}`,
  'agent-paid-by': ({ payer }) =>
    payer === 'seller' ? 'la paga el vendedor, lo más común' : 'la paga usted, según el contrato',
  'nothing-unless-needed': ({ typicalCents, highCents }) =>
    `${money(0)} salvo que le corresponda; entonces, unos ${money(typicalCents)} (hasta ${money(highCents)})`,
};

const prepaids: Sentences<PrepaidStep> = {
  'interest-by-day': ({ loanCents, yearlyPercent, days }) =>
    `${money(loanCents)} × ${rate(yearlyPercent)} ÷ 365 × ${days === 1 ? '1 día' : `${days} días`}`,
  'condo-policy': () => 'Póliza del dueño de condominio (HO-6)',
  'dwelling-beside-land': ({ dwellingCents, priceCents, usualDwellingCents, medianValueCents, county }) =>
    `cobertura supuesta de ${money(dwellingCents)} para la vivienda, sin el terreno: ${money(priceCents)} × ${money(usualDwellingCents)} por construir una vivienda típica ÷ ${money(medianValueCents)}, el valor mediano de las viviendas ${ofJurisdiction(county, 'es')}`,
  'dwelling-by-price': ({ dwellingCents, priceCents, percent }) =>
    `cobertura supuesta de ${money(dwellingCents)} para la vivienda, sin el terreno, cerca del ${rate(percent)} del precio de ${money(priceCents)}`,
  'dwelling-of-farm': ({ dwellingCents }) =>
    `cobertura supuesta de ${money(dwellingCents)} para una vivienda típica, porque la mayor parte del precio es del terreno`,
  'building-by-price': ({ buildingCents, priceCents, percent }) =>
    `cobertura supuesta de ${money(buildingCents)} para el edificio, sin el terreno, cerca del ${rate(percent)} del precio de ${money(priceCents)}`,
  'premium-as-of-home': () =>
    'no se publican primas para inmuebles comerciales: suponemos la de una vivienda con la misma cobertura',
  'least-dwelling': ({ dwellingCents }) =>
    `cobertura de ${money(dwellingCents)} para la vivienda, el mínimo usual`,
  'premium-in-proportion': ({ dwellingCents, from, to }) =>
    `${money(from.premiumCents)} para una vivienda de ${money(from.dwellingCents)}, ${money(to.premiumCents)} para una de ${money(to.dwellingCents)}; en proporción, para ${money(dwellingCents)}`,
  'premium-by-dwelling': ({ usualPremiumCents, fixedPart, growingPart, dwellingCents, usualDwellingCents }) =>
    `${money(usualPremiumCents)} × (${number(fixedPart)} + ${number(growingPart)} × ${money(dwellingCents)} ÷ ${money(usualDwellingCents)})`,
};

const paid = { advance: 'por adelantado', arrears: 'vencido', mixed: 'en parte por adelantado' } as const;

const year = ({ pricePercent, cents }: Readonly<{ pricePercent: number; cents: number }>): string =>
  `cerca del ${rate(pricePercent)} del precio, ${money(cents)} al año`;

const factor = (times: number): string => (times === 1 ? '' : ` × ${number(times)}`);
const addend = (percent: number): string => (percent === 0 ? '' : ` + ${rate(percent)}`);

const bounds = {
  least: { amount: 'al menos ', reason: ' (no se publica una mediana mayor)' },
  most: { amount: 'como máximo ', reason: ' (no se publica una mediana menor)' },
} as const;

const uses = {
  apartments: 'un edificio de viviendas en renta',
  business: 'un inmueble comercial',
  land: 'un terreno baldío',
} as const;

const propertyTax: Sentences<PropertyTaxStep> = {
  'owners-tax-rate': ({ county, percent, bound }) => {
    const { amount, reason } = bound ? bounds[bound] : { amount: '', reason: '' };
    return `los propietarios ${ofJurisdiction(county, 'es')} pagan al año ${amount}el ${rate(percent)} del valor de su vivienda${reason}`;
  },
  'new-owners-tax-rate': ({ percent, stateNewPercent, stateOwnersPercent }) =>
    `la venta fija de nuevo el valor gravable: × ${number(stateNewPercent)} ÷ ${number(stateOwnersPercent)}, como en todo el estado, da ${rate(percent)}`,
  'tax-rate-without-residence': ({ times, plusPercent, percent }) =>
    `no es su vivienda principal:${factor(times)}${addend(plusPercent)} da ${rate(percent)}`,
  'tax-rate-of-residents': () =>
    'esta tasa incluye las rebajas de impuestos de quienes viven en su vivienda, que usted no tendrá; no pudimos determinar cuánto son, así que su impuesto puede ser mayor',
  'tax-rate-of-use': ({ use, times, percent }) => {
    if (times === null) return `la ley fija la tasa de ${uses[use]}: ${rate(percent)}`;
    return times === 1
      ? `por ley, ${uses[use]} paga la tasa de las viviendas, sin sus rebajas`
      : `por ley, ${uses[use]} paga ${number(times)} veces la tasa de las viviendas: ${rate(percent)}`;
  },
  'tax-rate-of-use-between': ({ use, leastPercent, mostPercent, percent }) =>
    `por ley, ${uses[use]} paga entre ${rate(leastPercent)} y ${rate(mostPercent)}; el punto medio es ${rate(percent)}`,
  'tax-class-not-checked': () =>
    'no comprobamos esta regla en la ley misma: pida al tasador local la clase fiscal y el último recibo',
  'tax-rate-of-homes': ({ use }) =>
    `esta es la tasa de las viviendas; no pudimos determinar la que paga aquí ${uses[use]}, que puede ser mayor: pida al tasador local la clase fiscal y el último recibo`,
  'tax-rate-of-farm': ({ dwellingCents, wholePercent, percent }) =>
    `la tierra agrícola suele pagar según lo que produce, y el precio no lo indica: entre ${rate(wholePercent)} de una sola vivienda de ${money(dwellingCents)} y ${rate(wholePercent)} de todo el precio; el punto medio es ${rate(percent)} del precio`,

  'yearly-tax': year,
  'months-of-yearly-tax': (step) =>
    step.months === 0
      ? `por lo general no se paga nada en el cierre; el impuesto es de ${year(step)}`
      : `${step.months} de 12 meses de un impuesto de ${year(step)}`,
  'taxes-paid': ({ when }) => `el impuesto se paga ${paid[when]}`,
  'days-already-paid': ({ cents }) => `${money(cents)} al vendedor por días ya pagados`,
  'due-before-first-payment': ({ cents }) => `${money(cents)} que vencen antes del primer pago del préstamo`,
  'less-seller-credit': ({ cents }) => `menos ${money(cents)} que abona el vendedor`,
  'nothing-due': ({ sellerCreditCents }) =>
    `nada que pagar en el cierre; el vendedor abona ${money(sellerCreditCents)} por los días anteriores`,
  'credit-beside': ({ cents }) =>
    `estos totales no incluyen ${money(cents)} de lo que abona el vendedor, que se restan de lo que usted aporta`,
};

const recording: Sentences<RecordingStep> = {
  'flat-fee': ({ cents, upToPages }) =>
    upToPages === null ? `${money(cents)} fijo` : `${money(cents)} fijo hasta ${upToPages} páginas`,
  'usual-fee': ({ cents }) => `por lo general ${money(cents)}`,
  'fee-by-length': ({ lowCents, highCents, fewest, most }) => {
    const fee = lowCents === highCents ? money(lowCents) : `de ${money(lowCents)} a ${money(highCents)}`;
    return `${fee} por ${fewest} a ${most} páginas`;
  },
  'fee-in-county': ({ cents, pages, county }) =>
    `${money(cents)} por ${pages} páginas en el condado de ${county}`,
  'flat-fee-in-county': ({ cents, county, isAbout }) =>
    `${isAbout ? 'cerca de ' : ''}${money(cents)} fijo en el condado de ${county}`,
  published: ({ words }) => `tarifa publicada: ${words.es}`,
};

const specialCases: Sentences<SpecialCaseStep> = {
  'no-amount': () => 'Una regla que conviene conocer, sin monto propio',
  'funding-fee-use': ({ use }) => (use === 'first' ? '(primer uso)' : '(uso posterior)'),
  'only-lived-in': ({ loanType, use }) =>
    `los préstamos ${loanType} son para la vivienda en la que usted vive, y esta es ${use === 'investment' ? 'una inversión' : 'una segunda vivienda'}`,
  'cooperative-policy': () => 'Póliza del dueño en una cooperativa (HO-6)',
  'nothing-unless-charged': () => `${money(0)} salvo que se lo cobren`,
  'share-of-price-up-to': ({ percent, priceCents }) =>
    `hasta ${rate(percent)} del precio de ${money(priceCents)}`,
  'months-of-dues': ({ fromMonths, toMonths, monthlyCents }) =>
    `${fromMonths} a ${toMonths} meses de ${money(monthlyCents)}`,
  'seldom-financed': ({ loanType, property }) =>
    `casi ningún prestamista ofrece préstamos ${loanType} para ${financedProperties[property]}`,
};

const taxes: Sentences<TaxStep> = {
  'tax-exempt': () => `${money(0)}: exento`,
  'first-exempt': ({ cents }) => `los primeros ${money(cents)} exentos`,
  brackets: ({ slices }) =>
    slices
      .map((slice) => (slice.kind === 'percent' ? arithmetic.percent(slice) : arithmetic.units(slice)))
      .join(' + '),
  'per-document': ({ cents, documents }) => `${money(cents)} × ${documents} documentos`,
  'fixed-up-to': ({ baseCents }) => `monto fijo hasta ${money(baseCents)}`,
  'part-of-tax': ({ taxCents, numerator, denominator }) => `${money(taxCents)} × ${numerator}/${denominator}`,
  'tax-minimum': ({ cents }) => `mínimo ${money(cents)}`,
  'tax-maximum': ({ cents }) => `máximo ${money(cents)}`,
  'tax-credit': ({ cents }) => `${money(cents)} de crédito`,
  'added-charge': ({ cents, name }) => `${money(cents)} ${name.es}`,
};

function limits(fromCents: Cents | null, toCents: Cents | null): string {
  if (fromCents === null) return toCents === null ? '' : `hasta ${money(toCents)}`;
  return toCents === null ? `desde ${money(fromCents)}` : `de ${money(fromCents)} a ${money(toCents)}`;
}

const title: Sentences<TitleStep> = {
  'rate-schedule': ({ policyCents }) => `${money(policyCents)} según la tabla de tarifas`,
  'rate-schedule-exceeded': ({ policyCents, fromCents, toCents }) =>
    `${money(policyCents)} según una tabla de tarifas conocida solo ${limits(fromCents, toCents)}`,
  'usual-premiums': ({ policyCents, noScheduleOn }) => {
    const missing =
      noScheduleOn === null ? '' : ` (no tenemos una tabla de tarifas para el ${day(noScheduleOn, 'es')})`;
    return `${money(policyCents)}: entre las primas usuales${missing}`;
  },
  'loan-above-owner-policy': ({ cents }) =>
    `${money(cents)} por la parte del préstamo que supera la póliza del propietario`,
};

export const spanish: Sentences<Step> = {
  ...arithmetic,
  ...closingAgent,
  ...escrow,
  ...lender,
  ...market,
  ...prepaids,
  ...propertyTax,
  ...recording,
  ...specialCases,
  ...taxes,
  ...title,
};
