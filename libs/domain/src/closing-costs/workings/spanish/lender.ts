import { money, rate } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { FinancedProperty, LenderStep } from '../steps/lender.js';

const properties: Readonly<Record<FinancedProperty, string>> = {
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
  'five-homes-or-more': 'un edificio de cinco viviendas o más',
};

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
  'rate-confirmed-until': ({ date }) => `(tasa confirmada hasta ${date})`,
  'months-of-mortgage-insurance': ({ fromMonths, toMonths, monthlyCents, yearlyPercent }) =>
    `${fromMonths} a ${toMonths} meses de ${money(monthlyCents)} (cerca del ${rate(yearlyPercent)} del préstamo al año)`,
  'loan-over-usual-limit': ({ loanCents, limitCents }) =>
    `${money(loanCents)} supera ${money(limitCents)}, el límite de la mayoría de los condados`,
  'loan-over-highest-limit': ({ loanType, loanCents, limitCents }) =>
    `${money(loanCents)} supera el límite más alto de ${loanType}, ${money(limitCents)}`,
  'not-financed': ({ loanType, property }) => `${loanType} no financia ${properties[property]}`,
};
