import { minuteMs } from '@closewise/domain/calendar';
import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  readAffiliateSales,
  readAffiliateSalesFile,
  type AffiliateSale,
} from '../../../shared/api/affiliate';
import { DownloadButton } from '../../../shared/files/DownloadButton';
import { useLanguage } from '../../../shared/i18n/LanguageContext';
import { EmptyBox } from '../../../shared/ui/EmptyBox';
import { Notice } from '../../../shared/ui/Notice';
import { Panel } from '../../../shared/ui/Panel';
import { Spinner } from '../../../shared/ui/Spinner';
import { dayName } from '../../../shared/i18n/days';
import type { Language } from '../../../shared/i18n/language';
import { formatCents } from '../../../shared/i18n/money';
import { Badge } from '../../../shared/ui/Badge';
import { ColumnHead } from '../../../shared/ui/ColumnHead';
import { messages } from '../messages';
import type { AffiliateMessages } from '../messages.en';

const pageSize = 10;

/** The affiliate's sales, page by page and as a file. */
export function AffiliateSales() {
  const language = useLanguage();
  const t = messages[language].sales;
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: ['affiliate', 'sales', page],
    queryFn: () => readAffiliateSales(page, pageSize),
    staleTime: minuteMs,
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const last = Math.ceil((data?.total ?? 0) / pageSize);
  return (
    <Panel title={t.title} lede={t.lede}>
      {query.isPending && <Spinner label={t.loading} />}
      {query.isError && (
        <div className="grid gap-3">
          <Notice tone="error">{t.failed}</Notice>
          <button
            type="button"
            className="btn btn-quiet justify-self-start"
            onClick={() => void query.refetch()}
          >
            {t.retry}
          </button>
        </div>
      )}
      {data?.total === 0 && <EmptyBox {...t.empty} />}
      {data && data.total > 0 && (
        <div className="grid gap-4" aria-busy={query.isPlaceholderData}>
          <SalesTable sales={data.sales} t={t} language={language} />
          {last > 1 && (
            <nav aria-label={t.title} className="flex flex-wrap items-center gap-3">
              <button
                type="button"
                className="btn btn-quiet"
                disabled={page === 1}
                onClick={() => setPage(page - 1)}
              >
                {t.newer}
              </button>
              <button
                type="button"
                className="btn btn-quiet"
                disabled={page >= last}
                onClick={() => setPage(page + 1)}
              >
                {t.older}
              </button>
              <span role="status" className="num text-[0.9375rem] text-muted">
                {t.shown((page - 1) * pageSize + 1, Math.min(page * pageSize, data.total), data.total)}
              </span>
            </nav>
          )}
          <p className="text-[0.9375rem] text-muted">{t.explained}</p>
          <DownloadButton read={readAffiliateSalesFile} words={t.file} />
        </div>
      )}
    </Panel>
  );
}

type Props = { sales: readonly AffiliateSale[]; t: AffiliateMessages['sales']; language: Language };

const tones = { pending: 'warning', confirmed: 'good', disputed: 'warning', reversed: 'bad' } as const;

/** One row per sale; narrow screens show its status below the day. */
const SalesTable = ({ sales, t, language }: Props) => (
  <div role="region" aria-label={t.caption} tabIndex={0} className="overflow-x-auto">
    <table className="num w-full text-[0.9375rem] wrap-break-word">
      <caption className="sr-only">{t.caption}</caption>
      <thead>
        <tr className="border-b border-ink/80 align-bottom leading-snug">
          <ColumnHead>{t.day}</ColumnHead>
          <ColumnHead className="max-sm:hidden">{t.state}</ColumnHead>
          <ColumnHead numeric>{t.amount}</ColumnHead>
          <ColumnHead numeric>{t.commission}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {sales.map((sale, index) => (
          <tr key={index} className="border-b border-dashed border-line align-top last:border-0">
            <th scope="row" className="py-3 pr-3 text-left font-medium leading-snug">
              <time dateTime={sale.soldAt}>{dayName(sale.soldAt, language)}</time>
              <span className="mt-1.5 block font-normal sm:hidden">
                <State sale={sale} t={t} language={language} />
              </span>
            </th>
            <td className="px-2 py-3 max-sm:hidden">
              <State sale={sale} t={t} language={language} />
            </td>
            <td className="px-2 py-3 text-right">
              <span>{formatCents(sale.amountCents, language, 2)}</span>
              {sale.givenBackCents > 0 && (
                <span className="block text-sm leading-snug text-muted">
                  {t.givenBack(formatCents(sale.givenBackCents, language, 2))}
                </span>
              )}
            </td>
            <td className="py-3 pl-2 text-right font-semibold">
              {formatCents(sale.commissionCents, language, 2)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const State = ({
  sale: { state, confirmedFrom },
  t,
  language,
}: { sale: AffiliateSale } & Omit<Props, 'sales'>) => (
  <>
    <Badge tone={tones[state]}>{t.states[state]}</Badge>
    {confirmedFrom && (
      <span className="mt-1 block text-sm leading-snug text-muted">
        {t.until(dayName(confirmedFrom, language))}
      </span>
    )}
  </>
);
