import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { maskedCard } from '@closewise/domain/billing/facts';
import { readReceipt } from '../../shared/api/buyer';
import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import { momentName } from '../../shared/i18n/days';
import { SheetLine } from '../../shared/ui/SheetLine';
import type { ThankYouMessages } from './messages.en';

type Props = { t: ThankYouMessages['receipt']; language: Language; reportId: string };

/** What was paid for the report, to print or to save. */
export function Receipt({ t, language, reportId }: Props) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['receipt', reportId],
    queryFn: () => readReceipt(reportId),
  });
  return (
    <section aria-labelledby="receipt">
      <h2 id="receipt" className="text-lg font-bold">
        {t.title}
      </h2>
      {data ? (
        <>
          <dl className="mt-2 divide-y divide-dashed divide-line">
            <SheetLine name={t.item} value={`${formatCents(data.amountCents, language, 2)} USD`} />
            <SheetLine name={t.orderNumber} value={data.orderNumber} />
            <SheetLine name={t.date} value={momentName(data.paidAt, language)} />
            {data.card && <SheetLine name={t.card} value={maskedCard(data.card)} />}
          </dl>
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
