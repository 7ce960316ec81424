import { Printer } from 'lucide-react';
import type { Language } from '../../shared/i18n/language';
import type { ThankYouMessages } from './messages.en';
import { ReceiptLines } from './ReceiptLines';
import type { ReceiptQuery } from './use-receipt';

type Props = { t: ThankYouMessages['receipt']; language: Language; receipt: ReceiptQuery };

/** What was paid for the report, and for premium later, to print or to save. */
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
