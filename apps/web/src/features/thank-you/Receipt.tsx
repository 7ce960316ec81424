import { Printer } from 'lucide-react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { maskedCard } from '@closewise/domain/billing/facts';
import type { ReceiptView } from '@closewise/contracts/buyer';
import { readReceipt } from '../../shared/api/buyer';
import { momentName } from '../../shared/i18n/days';
import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import { paidHere, reportPremiumPurchase, reportPurchase } from '../../shared/report/purchase-event';
import { SheetLine } from '../../shared/ui/SheetLine';
import type { ThankYouMessages } from './messages.en';

type Props = { t: ThankYouMessages['receipt']; language: Language; receipt: ReceiptQuery };

/** The receipts of the report and of premium bought later, to print or save. */
export function Receipt({ t, language, receipt: { data, isError, refetch } }: Props) {
  return (
    <section aria-labelledby="receipt">
      <h2 id="receipt" className="text-lg font-bold">
        {t.title}
      </h2>
      {data ? (
        <>
          <ReceiptLines t={t} language={language} receipt={data.receipt} />
          {data.upgrade && (
            <>
              <h3 className="mt-6 font-bold">{t.later}</h3>
              <ReceiptLines t={t} language={language} receipt={data.upgrade} />
            </>
          )}
          <p className="mt-3 text-muted">{t.final}</p>
          <button type="button" className="btn btn-quiet mt-4 print:hidden" onClick={() => print()}>
            <Printer aria-hidden size={18} />
            {t.print}
          </button>
        </>
      ) : (
        <div role="status" className="mt-2 text-muted">
          {isError ? t.failed : t.loading}
        </div>
      )}
      {isError && !data && (
        <button type="button" className="btn btn-quiet mt-3" onClick={() => void refetch()}>
          {t.again}
        </button>
      )}
    </section>
  );
}

type ReceiptLinesProps = {
  t: ThankYouMessages['receipt'];
  language: Language;
  receipt: ReceiptView['receipt'];
};

/** A payment: items, their sum if there are several, and its identifiers. */
function ReceiptLines({ t, language, receipt }: ReceiptLinesProps) {
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

/** The receipt of a report; not requested until `isPaid` is true. */
export const useReceipt = (reportId: string, isPaid: boolean) =>
  useQuery({
    queryKey: ['receipt', reportId],
    queryFn: isPaid ? () => readReceipt(reportId) : skipToken,
  });

type ReceiptQuery = ReturnType<typeof useReceipt>;

/**
 * Reports the purchase to analytics with the amount charged here or on the receipt, or else the usual price.
 */
export function usePurchaseEvents(
  reportId: string,
  isPaid: boolean,
  { data, isError }: Pick<ReceiptQuery, 'data' | 'isError'>,
) {
  useEffect(() => {
    if (!isPaid || (!data && !isError && paidHere(reportId) === null)) return;
    reportPurchase(reportId, data?.receipt.amountCents ?? null);
    if (data?.upgrade) reportPremiumPurchase(reportId, data.upgrade.amountCents);
  }, [reportId, isPaid, data, isError]);
}
