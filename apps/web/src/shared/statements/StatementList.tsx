import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { readStatements, type StatementsOf } from '../api/statements';
import { useLanguage } from '../i18n/LanguageContext';
import { EmptyBox } from '../ui/EmptyBox';
import { Notice } from '../ui/Notice';
import { Spinner } from '../ui/Spinner';
import { DownloadState } from './DownloadState';
import en from './messages.en';
import es from './messages.es';
import { StatementMonth } from './StatementMonth';
import { useDownload } from './use-download';

const minuteMs = 60_000;
const shownFirst = 12;

type Props = { of: StatementsOf; queryKey: readonly unknown[] };

/** The months of which there is a statement, each with its files; what is read is kept under the key. */
export function StatementList({ of, queryKey }: Props) {
  const language = useLanguage();
  const t = { en, es }[language];
  const query = useQuery({ queryKey, queryFn: () => readStatements(of), staleTime: minuteMs });
  const download = useDownload(of);
  const [showsAll, showAll] = useState(false);
  if (query.isPending) return <Spinner label={t.loading} />;
  if (query.isError)
    return (
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
    );
  const months = showsAll ? query.data : query.data.slice(0, shownFirst);
  if (months.length === 0) return <EmptyBox {...t.empty} />;
  return (
    <>
      <ul aria-label={t.list} className="num text-[0.9375rem]">
        {months.map((month) => (
          <StatementMonth
            key={month}
            of={of}
            month={month}
            t={t}
            language={language}
            onDownload={download.mutate}
          />
        ))}
      </ul>
      {months.length < query.data.length && (
        <button type="button" className="link mt-3 min-h-8" onClick={() => showAll(true)}>
          {t.all(query.data.length)}
        </button>
      )}
      <DownloadState download={download} t={t} />
    </>
  );
}
