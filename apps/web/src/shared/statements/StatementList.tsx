import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { readStatements, statementHref, type StatementsOf } from '../api/statements';
import type { Language } from '../i18n/language';
import { useLanguage } from '../i18n/LanguageContext';
import { monthName } from '../i18n/months';
import { EmptyBox } from '../ui/EmptyBox';
import { Notice } from '../ui/Notice';
import { Spinner } from '../ui/Spinner';
import en, { type StatementMessages } from './messages.en';
import es from './messages.es';

const minuteMs = 60_000;
const shownFirst = 12;

/** The files in the order in which a language names them: the reader's own PDF goes first. */
const files: Readonly<Record<Language, readonly string[]>> = {
  en: ['.csv', '.pdf', '.pdf?lang=es'],
  es: ['.csv', '.pdf?lang=es', '.pdf'],
};

type Props = { of: StatementsOf; queryKey: readonly unknown[] };

/** The months of which there is a statement, each with its files; what is read is kept under the key. */
export function StatementList({ of, queryKey }: Props) {
  const language = useLanguage();
  const t = { en, es }[language];
  const query = useQuery({ queryKey, queryFn: () => readStatements(of), staleTime: minuteMs });
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
          <Month key={month} of={of} month={month} t={t} language={language} />
        ))}
      </ul>
      {months.length < query.data.length && (
        <button type="button" className="link mt-3 min-h-8" onClick={() => showAll(true)}>
          {t.all(query.data.length)}
        </button>
      )}
    </>
  );
}

type MonthProps = { of: StatementsOf; month: string; t: StatementMessages; language: Language };

function Month({ of, month, t, language }: MonthProps) {
  const name = monthName(month, language);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-b border-dashed border-line py-1.5 last:border-0">
      <span className="font-medium">{name}</span>
      <span className="flex flex-wrap gap-x-5">
        {t.formats.map((format, index) => (
          <a
            key={format.label}
            className="link inline-flex min-h-8 items-center"
            aria-label={format.name(name)}
            href={statementHref(of, `${month}${files[language][index]}`)}
          >
            {format.label}
          </a>
        ))}
      </span>
    </li>
  );
}
