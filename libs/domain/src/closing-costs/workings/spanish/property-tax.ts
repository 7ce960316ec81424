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

const uses = {
  apartments: 'un edificio de viviendas en renta',
  business: 'un inmueble comercial',
  land: 'un terreno baldío',
} as const;

export const propertyTax: Sentences<PropertyTaxStep> = {
  'owners-tax-rate': ({ county, percent, bound }) =>
    `los propietarios ${ofJurisdiction(county, 'es')} pagan al año ${bound ? bounds[bound] : ''}el ${rate(percent)} del valor de su vivienda`,
  'new-owners-tax-rate': ({ percent, stateNewPercent, stateOwnersPercent }) =>
    `la venta fija de nuevo el valor: × ${number(stateNewPercent)} ÷ ${number(stateOwnersPercent)}, como en todo el estado, da ${rate(percent)}`,
  'tax-rate-without-residence': ({ times, plusPercent, percent }) =>
    `no es la residencia del dueño:${factor(times)}${addend(plusPercent)} da ${rate(percent)}`,
  'tax-rate-of-residents': () =>
    'incluye las rebajas de quien vive en su vivienda, que no son suyas y no se pudieron determinar: puede ser más',
  'tax-rate-of-use': ({ use, times, percent }) => {
    if (times === null) return `la ley fija la tasa de ${uses[use]}: ${rate(percent)}`;
    return times === 1
      ? `por ley ${uses[use]} paga la tasa de las viviendas, sin sus rebajas`
      : `por ley ${uses[use]} paga ${number(times)} veces lo que una vivienda: ${rate(percent)}`;
  },
  'tax-rate-of-use-between': ({ use, leastPercent, mostPercent, percent }) =>
    `por ley ${uses[use]} paga entre ${rate(leastPercent)} y ${rate(mostPercent)}; en el medio, ${rate(percent)}`,
  'tax-class-not-checked': () =>
    'esa regla no se comprobó en la ley misma: pida al tasador local la clase y el último recibo',
  'tax-rate-of-homes': ({ use }) =>
    `esa es la tasa de las viviendas; no se pudo determinar lo que paga aquí ${uses[use]}, que puede ser más: pida al tasador local su clase y su último recibo`,
  'tax-rate-of-farm': ({ dwellingCents, wholePercent, percent }) =>
    `la tierra agrícola suele pagar según lo que produce, que el precio no dice: entre ${rate(wholePercent)} de una vivienda de ${money(dwellingCents)} y ${rate(wholePercent)} de todo el precio; en el medio, ${rate(percent)} del precio`,

  'yearly-tax': year,
  'months-of-yearly-tax': (step) =>
    step.months === 0 ? `por lo usual nada de ${year(step)}` : `${step.months} de 12 meses de ${year(step)}`,
  'taxes-paid': ({ when }) => `el impuesto se paga ${paid[when]}`,
  'days-already-paid': ({ cents }) => `${money(cents)} al vendedor por días ya pagados`,
  'due-before-first-payment': ({ cents }) => `${money(cents)} que vencen antes del primer pago del préstamo`,
  'less-seller-credit': ({ cents }) => `menos ${money(cents)} que abona el vendedor`,
  'nothing-due': ({ sellerCreditCents }) =>
    `nada que pagar en el cierre; el vendedor abona ${money(sellerCreditCents)} por los días anteriores`,
  'credit-beside': ({ cents }) =>
    `estos totales no incluyen ${money(cents)} de lo que abona el vendedor, que se restan de lo que usted aporta`,
};
