import { minuteMs } from '@closewise/domain/calendar';
import { type MouseEvent, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { readStatements, type StatementFile, statementHref, type StatementsOf } from '../api/statements';
import { messagesByLanguage } from '../i18n/catalogues';
import type { Language } from '../i18n/language';
import { useLanguage } from '../i18n/LanguageContext';
import { monthName } from '../i18n/months';
import { EmptyBox } from '../ui/EmptyBox';
import { Notice } from '../ui/Notice';
import { Panel } from '../ui/Panel';
import { Spinner } from '../ui/Spinner';
import { DownloadState, useDownload, type RequestedFile } from './DownloadState';
import type { StatementMessages } from './messages.en';

const messages = messagesByLanguage<StatementMessages>(
  import.meta.glob('./messages.*.ts', { eager: true, import: 'default' }),
);

const shownFirst = 12;

type Props = { of: StatementsOf; queryKey: readonly unknown[] };

/** Months with statements and their files; `queryKey` caches the response. */
export function StatementList({ of, queryKey }: Props) {
  const language = useLanguage();
  const t = messages[language];
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
      <div className="mt-4 text-sm text-muted">
        <p>{t.check.lede}</p>
        <p className="mt-1 flex flex-wrap gap-x-4">
          <a className="link inline-flex min-h-8 items-center" href="/verify-statement.mjs">
            {t.check.program}
          </a>
          <a className="link inline-flex min-h-8 items-center" href="/api/statement-keys">
            {t.check.key}
          </a>
        </p>
      </div>
    </>
  );
}

type Kind = Omit<StatementFile, 'month'>;
const csv: Kind = { format: 'csv' };
const english: Kind = { format: 'pdf' };
const spanish: Kind = { format: 'pdf', lang: 'es' };

/** Order of the files by language: the reader's own PDF comes first. */
const kinds: Readonly<Record<Language, readonly Kind[]>> = {
  en: [csv, english, spanish],
  es: [csv, spanish, english],
};

type StatementMonthProps = {
  of: StatementsOf;
  month: string;
  t: StatementMessages;
  language: Language;
  onDownload: (wanted: RequestedFile) => void;
};

function StatementMonth({ of, month, t, language, onDownload }: StatementMonthProps) {
  const title = monthName(month, language);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-b border-dashed border-line py-1.5 last:border-0">
      <span className="font-medium">{title}</span>
      <span className="flex flex-wrap gap-x-5">
        {kinds[language].map((kind, index) => {
          const { label, name } = t.formats[index]!;
          const file = { month, ...kind };
          return (
            <a
              key={label}
              className="link inline-flex min-h-8 items-center"
              aria-label={name(title)}
              href={statementHref(of, file)}
              onClick={(event) => {
                if (opensElsewhere(event)) return;
                event.preventDefault();
                onDownload({ file, name: name(title) });
              }}
            >
              {label}
            </a>
          );
        })}
      </span>
    </li>
  );
}

/** Whether a click opens another tab or window, or saves the link. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

type StatementsProps = { of: StatementsOf; queryKey: readonly unknown[] };

/** The statements section of a dashboard. */
export function Statements(props: StatementsProps) {
  const t = messages[useLanguage()];
  return (
    <Panel title={t.title} lede={t.lede}>
      <StatementList {...props} />
    </Panel>
  );
}
