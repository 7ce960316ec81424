import { maskedCard } from '@closewise/domain/billing/facts';
import type { ReportLanguage } from '@closewise/domain/reporting';
import type { Receipt } from '../../billing/index.js';
import { formatsOf } from '../document/index.js';
import { receiptTexts } from './receipt-texts.js';

/** The lines of a receipt, each with its name; its items where premium is among them, the card where one is known. */
export function receiptLines(
  { orderNumber, amountCents, items, paidAt, card }: Receipt,
  language: ReportLanguage,
): readonly (readonly [name: string, value: string])[] {
  const t = receiptTexts[language];
  const formats = formatsOf(language);
  return [
    [t.orderNumber, orderNumber],
    [t.date, formats.dateAndTime(paidAt)],
    ...(items.some(({ item }) => item === 'premium')
      ? items.map(({ item, amountCents: cents }) => [t.items[item], formats.exactMoney(cents)] as const)
      : []),
    [t.paid, `${formats.exactMoney(amountCents)} USD`],
    ...(card ? [[t.card, maskedCard(card)] as const] : []),
  ];
}
