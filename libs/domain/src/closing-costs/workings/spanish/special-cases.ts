import { money, rate } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { SpecialCaseStep } from '../steps/special-cases.js';
import { financedProperties } from './lender.js';

export const specialCases: Sentences<SpecialCaseStep> = {
  'no-amount': () => 'Una regla que conviene conocer, sin monto propio',
  'funding-fee-use': ({ use }) => (use === 'first' ? '(primer uso)' : '(uso posterior al primero)'),
  'only-lived-in': ({ loanType, use }) =>
    `${loanType} es para la vivienda en la que usted vive, y esta es ${use === 'investment' ? 'una inversión' : 'una segunda vivienda'}`,
  'cooperative-policy': () => 'Póliza del dueño en una cooperativa (HO-6)',
  'nothing-unless-charged': () => `${money(0)} salvo que se lo cobren`,
  'share-of-price-up-to': ({ percent, priceCents }) =>
    `hasta ${rate(percent)} del precio ${money(priceCents)}`,
  'months-of-dues': ({ fromMonths, toMonths, monthlyCents }) =>
    `${fromMonths} a ${toMonths} meses de ${money(monthlyCents)}`,
  'seldom-financed': ({ loanType, property }) =>
    `casi ningún prestamista da un préstamo ${loanType} para ${financedProperties[property]}`,
};
