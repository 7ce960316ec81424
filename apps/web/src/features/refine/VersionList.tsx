import { useId } from 'react';
import { FileDown, FileText } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import type { Language } from '../../shared/i18n/language';
import { momentName } from '../../shared/i18n/days';
import { formatCents } from '../../shared/i18n/money';
import { versionHref, versionPdfHref } from '../../shared/report/report-href';
import { serverMessage } from '../../shared/api/api-error';
import { Notice } from '../../shared/ui/Notice';
import { ChangeList } from './ChangeList';
import type { Version } from './inputs';
import type { RefineMessages } from './messages.en';
import type { Outcome } from './use-refining';

type Props = { t: RefineMessages; language: Language; reportId: string; versions: readonly Version[] };

/** All versions, newest first, with changes and links. */
export function VersionList({ t, language, reportId, versions }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="sheet p-5 sm:p-7">
      <h2 id={id} className="display text-[1.375rem]">
        {t.versions.title}
      </h2>
      <p className="mt-1 text-muted">{t.versions.lede}</p>
      <ol reversed className="mt-4 grid divide-y divide-dashed divide-line">
        {versions.toReversed().map((each) => (
          <li key={each.version} className="grid gap-2 py-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="font-bold">{t.versions.name(each.version)}</h3>
              <span className="text-sm text-muted">{momentName(each.at, language)}</span>
            </div>
            {each.version === 1 || each.isRestored ? (
              <p className="text-[0.9375rem] text-muted">
                {each.isRestored ? t.versions.restored : t.versions.bought}
              </p>
            ) : (
              <ChangeList t={t} language={language} before={versions[each.version - 2]!} after={each} />
            )}
            {each.cashToCloseCents !== null && (
              <p className="num text-[0.9375rem]">
                {t.versions.total}: <b>{formatCents(each.cashToCloseCents, language, 0)}</b>
              </p>
            )}
            {each.isReady ? (
              <p className="flex flex-wrap gap-x-5">
                <a
                  className="link inline-flex min-h-11 items-center gap-1.5"
                  href={versionHref(reportId, each.version, language)}
                >
                  <FileText aria-hidden size={17} />
                  <span>{t.versions.open(each.version)}</span>
                </a>
                <a
                  className="link inline-flex min-h-11 items-center gap-1.5"
                  href={versionPdfHref(reportId, each.version, language)}
                >
                  <FileDown aria-hidden size={17} />
                  <span>{t.versions.pdf(each.version)}</span>
                </a>
              </p>
            ) : (
              <p className="text-[0.9375rem] text-muted">{t.versions.writing}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

type RestoreProps = { t: RefineMessages; onRestore: () => Promise<Outcome> };

/** Restores the bought version, for an owner whose report somebody else has changed. */
export function RestoreFirst({ t, onRestore }: RestoreProps) {
  const id = useId();
  const restoring = useMutation({
    mutationFn: async () => {
      const outcome = await onRestore();
      if (outcome.kind === 'refused') throw outcome.error;
    },
  });
  return (
    <section aria-labelledby={id} className="sheet p-5 sm:p-7">
      <h2 id={id} className="display text-[1.375rem]">
        {t.restore.title}
      </h2>
      <p className="mt-1 text-muted">{t.restore.body}</p>
      {restoring.isError && (
        <div className="mt-4">
          <Notice tone="error">{serverMessage(restoring.error, t.refusals) ?? t.restore.failed}</Notice>
        </div>
      )}
      <button
        type="button"
        className="btn btn-quiet mt-4"
        disabled={restoring.isPending}
        onClick={() => restoring.mutate()}
      >
        {restoring.isPending ? t.restore.going : t.restore.go}
      </button>
    </section>
  );
}
