import type { MouseEvent } from 'react';
import { statementHref, type StatementFile, type StatementsOf } from '../api/statements';
import type { Language } from '../i18n/language';
import { monthName } from '../i18n/months';
import type { StatementMessages } from './messages.en';
import type { Wanted } from './use-download';

type Kind = Omit<StatementFile, 'month'>;
const csv: Kind = { format: 'csv' };
const english: Kind = { format: 'pdf' };
const spanish: Kind = { format: 'pdf', lang: 'es' };

/** In the order in which a language names them: the reader's own PDF goes first. */
const kinds: Readonly<Record<Language, readonly Kind[]>> = {
  en: [csv, english, spanish],
  es: [csv, spanish, english],
};

type Props = {
  of: StatementsOf;
  month: string;
  t: StatementMessages;
  language: Language;
  onDownload: (wanted: Wanted) => void;
};

/** A month with its files. */
export function StatementMonth({ of, month, t, language, onDownload }: Props) {
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

/** A click by which the browser is asked for another tab or window, or to save the link. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;
