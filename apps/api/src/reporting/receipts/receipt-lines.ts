import { maskedCard } from '@closewise/domain/billing/facts';
import type { ReportLanguage } from '@closewise/domain/reporting';
import type { Receipt } from '../../billing/index.js';
import { formatsOf } from '../document/index.js';
import { receiptTexts } from './receipt-texts.js';

/** The lines of a receipt, each with its name; without the card where none is known. */
export function receiptLines(
  { orderNumber, amountCents, paidAt, card }: Receipt,
  language: ReportLanguage,
): readonly (readonly [name: string, value: string])[] {
  const t = receiptTexts[language];
  const formats = formatsOf(language);
  return [
    [t.orderNumber, orderNumber],
    [t.date, formats.dateAndTime(paidAt)],
    [t.paid, `${formats.exactMoney(amountCents)} USD`],
    ...(card ? [[t.card, maskedCard(card)] as const] : []),
  ];
}
