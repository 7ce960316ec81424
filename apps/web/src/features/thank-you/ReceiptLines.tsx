import { maskedCard } from '@closewise/domain/billing/facts';
import type { ReceiptView } from '@closewise/contracts/buyer';
import { momentName } from '../../shared/i18n/days';
import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import { SheetLine } from '../../shared/ui/SheetLine';
import type { ThankYouMessages } from './messages.en';

type Props = { t: ThankYouMessages['receipt']; language: Language; receipt: ReceiptView['receipt'] };

/** One payment: its items, their sum where they are several, and what it is told apart by. */
export function ReceiptLines({ t, language, receipt }: Props) {
  const { items, amountCents, orderNumber, paidAt, card } = receipt;
  const amount = (cents: number) => `${formatCents(cents, language, 2)} USD`;
  return (
    <dl className="mt-2 divide-y divide-dashed divide-line">
      {items.map(({ item, amountCents: cents }) => (
        <SheetLine key={item} name={t.items[item]} value={amount(cents)} />
      ))}
      {items.length > 1 && <SheetLine name={t.total} value={amount(amountCents)} />}
      <SheetLine name={t.orderNumber} value={orderNumber} />
      <SheetLine name={t.date} value={momentName(paidAt, language)} />
      {card && <SheetLine name={t.card} value={maskedCard(card)} />}
    </dl>
  );
}
