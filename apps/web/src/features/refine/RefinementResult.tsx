import { ArrowRight } from 'lucide-react';
import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import { versionHref } from '../../shared/report/report-href';
import { useHeadingFocus } from '../../shared/ui/use-focus';
import { Spinner } from '../../shared/ui/Spinner';
import { ChangeList } from './ChangeList';
import type { RefineResponse, ReportVersions } from './inputs';
import type { RefineMessages } from './messages.en';

type Props = {
  t: RefineMessages;
  language: Language;
  reportId: string;
  report: ReportVersions;
  refined: RefineResponse;
};

/** The result of a refinement: the new total, then the changes. */
export function RefinementResult({ t, language, reportId, report, refined }: Props) {
  const heading = useHeadingFocus();
  const after = report.versions.find(({ version }) => version === refined.version);
  const before = report.versions.find(({ version }) => version === refined.version - 1);
  const isReady = refined.isReady || after?.isReady === true;
  const title = !refined.isNew
    ? t.done.unchanged
    : isReady
      ? t.done.title(refined.version)
      : t.done.writing(refined.version);
  return (
    <section className="sheet border-t-4 border-t-pine-700 p-5 sm:p-7" aria-live="polite">
      <h2 ref={heading} tabIndex={-1} className="display text-[1.375rem] focus:outline-none">
        {title}
      </h2>
      {!refined.isNew && <p className="mt-2 text-muted">{t.done.unchangedBody}</p>}
      {!isReady && (
        <div className="mt-3">
          <p className="text-muted">{t.done.writingBody}</p>
          <Spinner label={t.versions.writing} />
        </div>
      )}
      {refined.isNew && isReady && (
        <>
          <Totals t={t} language={language} cents={totalsOf(refined, before, after)} />
          {before && after && (
            <div className="mt-4">
              <ChangeList t={t} language={language} before={before} after={after} />
            </div>
          )}
          <p className="mt-3 text-sm text-muted">{t.done.lines}</p>
        </>
      )}
      {isReady && (
        <a className="btn btn-primary mt-5" href={versionHref(reportId, refined.version, language)}>
          <span>{t.done.go(refined.version)}</span>
          <ArrowRight aria-hidden size={18} />
        </a>
      )}
    </section>
  );
}

type Version = ReportVersions['versions'][number];

/** From the response, or from the versions if the version was not ready then. */
function totalsOf({ cashToClose }: RefineResponse, before?: Version, after?: Version) {
  if (cashToClose) return cashToClose;
  const [beforeCents, afterCents] = [before?.cashToCloseCents ?? null, after?.cashToCloseCents ?? null];
  return beforeCents === null || afterCents === null ? null : { beforeCents, afterCents };
}

/** The name is above the amounts: phones have no room next to them. With large text, the table scrolls sideways. */
function Totals({
  t,
  language,
  cents,
}: Pick<Props, 't' | 'language'> & { cents: RefineResponse['cashToClose'] }) {
  if (!cents) return null;
  const { columns } = t.done;
  const dollars = (amount: number) => formatCents(amount, language, 0);
  const difference = cents.afterCents - cents.beforeCents;
  return (
    <div role="region" aria-label={t.done.total} tabIndex={0} className="mt-4 overflow-x-auto">
      <table className="num w-full">
        <caption className="pb-1 text-left font-bold">{t.done.total}</caption>
        <thead className="text-sm text-muted">
          <tr>
            {[columns.before, columns.after, columns.difference].map((name) => (
              <th key={name} scope="col" className="px-2 pb-1 text-right font-normal first:text-left">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="whitespace-nowrap bg-marigold-100 font-bold">
            <td className="rounded-l-lg px-2 py-3">{dollars(cents.beforeCents)}</td>
            <td className="px-2 py-3 text-right">{dollars(cents.afterCents)}</td>
            <td className="rounded-r-lg px-2 py-3 text-right">{`${difference > 0 ? '+' : ''}${dollars(difference)}`}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
