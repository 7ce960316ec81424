import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readOwnSales, readOwnSalesFile } from '../../../../shared/api/affiliate';
import { DownloadButton } from '../../../../shared/files/DownloadButton';
import { useLanguage } from '../../../../shared/i18n/LanguageContext';
import { EmptyBox } from '../../../../shared/ui/EmptyBox';
import { Notice } from '../../../../shared/ui/Notice';
import { Panel } from '../../../../shared/ui/Panel';
import { Spinner } from '../../../../shared/ui/Spinner';
import en from './messages.en';
import es from './messages.es';
import { SalesTable } from './SalesTable';

const minuteMs = 60_000;
const pageSize = 10;

/** Every sale of the affiliate, page by page, and all of them as a file. */
export function OwnSales() {
  const language = useLanguage();
  const t = { en, es }[language];
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: ['affiliate', 'sales', page],
    queryFn: () => readOwnSales(page, pageSize),
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
          <DownloadButton read={readOwnSalesFile} words={t.file} />
        </div>
      )}
    </Panel>
  );
}
