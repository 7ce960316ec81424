import { ofJurisdiction } from '../../jurisdiction/index.js';
import { money, number, rate } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { PropertyTaxStep } from '../steps/property-tax.js';

const paid = { advance: 'por adelantado', arrears: 'vencido', mixed: 'en parte por adelantado' } as const;

const year = ({ pricePercent, cents }: Readonly<{ pricePercent: number; cents: number }>): string =>
  `cerca del ${rate(pricePercent)} del precio, ${money(cents)} al año`;

const factor = (times: number): string => (times === 1 ? '' : ` × ${number(times)}`);
const addend = (percent: number): string => (percent === 0 ? '' : ` + ${rate(percent)}`);

const bounds = {
  least: 'al menos (no se publica una mediana mayor) ',
  most: 'como máximo (no se publica una mediana menor) ',
} as const;

export const propertyTax: Sentences<PropertyTaxStep> = {
  'owners-tax-rate': ({ county, percent, bound }) =>
    `los propietarios ${ofJurisdiction(county, 'es')} pagan al año ${bound ? bounds[bound] : ''}el ${rate(percent)} del valor de su vivienda`,
  'new-owners-tax-rate': ({ percent, stateNewPercent, stateOwnersPercent }) =>
    `la venta fija de nuevo el valor: × ${number(stateNewPercent)} ÷ ${number(stateOwnersPercent)}, como en todo el estado, da ${rate(percent)}`,
  'tax-rate-without-residence': ({ times, plusPercent, percent }) =>
    `no es la residencia del dueño:${factor(times)}${addend(plusPercent)} da ${rate(percent)}`,

  'yearly-tax': year,
  'months-of-yearly-tax': (step) => `${step.months} de 12 meses de ${year(step)}`,
  'taxes-paid': ({ when }) => `el impuesto se paga ${paid[when]}`,
  'days-already-paid': ({ cents }) => `${money(cents)} al vendedor por días ya pagados`,
  'due-before-first-payment': ({ cents }) => `${money(cents)} que vencen antes del primer pago del préstamo`,
  'less-seller-credit': ({ cents }) => `menos ${money(cents)} que abona el vendedor`,
  'nothing-due': ({ sellerCreditCents }) =>
    `nada que pagar en el cierre; el vendedor abona ${money(sellerCreditCents)} por los días anteriores`,
};
