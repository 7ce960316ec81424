import { ofJurisdiction, type Jurisdiction } from '../../jurisdiction/index.js';
import { day, money, rate } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { FinancedProperty, LenderStep } from '../steps/lender.js';

/** What a loan program may refuse, as it stands in a sentence. */
export const financedProperties: Readonly<Record<FinancedProperty, string>> = {
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

export const lender: Sentences<LenderStep> = {
  'share-of-loan': ({ percent, loanCents }) => `${rate(percent)} del préstamo ${money(loanCents)}`,
  'share-of-loan-up-to': ({ percent, loanCents }) =>
    `hasta ${rate(percent)} del préstamo ${money(loanCents)}`,
  'share-of-loan-at-most': ({ percent, loanCents }) =>
    `como máximo ${rate(percent)} del préstamo ${money(loanCents)}`,
  'share-of-price': ({ percent, priceCents }) => `${rate(percent)} del precio ${money(priceCents)}`,
  'usual-percents': ({ lowPercent, highPercent }) =>
    `(rango usual: ${rate(lowPercent)} a ${rate(highPercent)})`,
  'holds-lender-charges': () => 'con solicitud, evaluación y procesamiento incluidos',
  'nothing-unless-chosen': () => `${money(0)} salvo que lo elija`,
  'nothing-unless-closing-is-late': () => `${money(0)} salvo que el cierre se retrase`,
  'paid-by-buyers': ({ year, percent, medianCents }) =>
    `de quienes compraron con préstamo en ${year}, el ${rate(percent)} lo pagó, la mitad de ellos más de ${money(medianCents)}`,
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
