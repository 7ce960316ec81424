import { money, rate } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { PropertyTaxStep } from '../steps/property-tax.js';

const paid = { advance: 'por adelantado', arrears: 'vencido', mixed: 'en parte por adelantado' } as const;

const year = ({ pricePercent, cents }: Readonly<{ pricePercent: number; cents: number }>): string =>
  `cerca del ${rate(pricePercent)} del precio, ${money(cents)} al año`;

export const propertyTax: Sentences<PropertyTaxStep> = {
  'yearly-tax': year,
  'months-of-yearly-tax': (step) => `${step.months} de 12 meses de ${year(step)}`,
  'taxes-paid': ({ when }) => `el impuesto se paga ${paid[when]}`,
  'days-already-paid': ({ cents }) => `${money(cents)} al vendedor por días ya pagados`,
  'due-before-first-payment': ({ cents }) => `${money(cents)} que vencen antes del primer pago del préstamo`,
  'less-seller-credit': ({ cents }) => `menos ${money(cents)} que abona el vendedor`,
  'nothing-due': ({ sellerCreditCents }) =>
    `nada que pagar en el cierre; el vendedor abona ${money(sellerCreditCents)} por los días anteriores`,
};
