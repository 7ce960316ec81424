import { useEffect, useRef, useState } from 'react';
import type { OrganizationMembersView } from '@closewise/contracts/organizations';
import { serverMessage } from '../../../shared/api/api-error';
import { readMembersFile, type MembersShown } from '../../../shared/api/organization';
import { DownloadButton } from '../../../shared/files/DownloadButton';
import { useLanguage } from '../../../shared/i18n/LanguageContext';
import { EmptyBox } from '../../../shared/ui/EmptyBox';
import { Notice } from '../../../shared/ui/Notice';
import { Panel } from '../../../shared/ui/Panel';
import { Spinner } from '../../../shared/ui/Spinner';
import { messages } from '../messages';
import type { OrganizationMessages } from '../messages.en';
import { MemberItem } from './MemberItem';
import { pageSize, useDecision, useMembers } from './use-members';

/** The organization's members, which it can confirm or reject. */
export function Members({ tag }: { tag: string }) {
  const t = messages[useLanguage()].members;
  const [show, setShow] = useState<MembersShown>('all');
  const [page, setPage] = useState(1);
  const query = useMembers(tag, show, page);
  const decision = useDecision(tag);
  const announcement = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus is gone after the decision.
    if (decision.isSuccess) announcement.current?.focus();
  }, [decision.isSuccess, decision.submittedAt]);
  const { data } = query;
  const choose = (next: MembersShown) => {
    setShow(next);
    setPage(1);
  };
  const total = data ? data.counts[show === 'without-sale' ? 'withoutSale' : show] : 0;
  const last = Math.max(1, Math.ceil(total / pageSize));
  return (
    <Panel title={t.title} lede={t.lede}>
      {query.isPending && <Spinner label={t.loading} />}
      {query.isError && (
        <div className="grid gap-3">
          <Notice tone="error">{serverMessage(query.error) ?? t.failed}</Notice>
          <button
            type="button"
            className="btn btn-quiet justify-self-start"
            onClick={() => void query.refetch()}
          >
            {t.retry}
          </button>
        </div>
      )}
      <p
        ref={announcement}
        tabIndex={-1}
        role="status"
        className={decision.isSuccess ? 'mb-4 font-semibold outline-none' : 'sr-only'}
      >
        {decision.isSuccess &&
          t.decided[decision.variables.reason === null ? 'confirm' : 'reject'](decision.variables.name)}
      </p>
      {data && (
        <div className="grid gap-4" aria-busy={query.isPlaceholderData}>
          <MemberFilter counts={data.counts} value={show} onChange={choose} t={t} />
          {data.members.length === 0 && <EmptyBox {...t.empty[show]} />}
          <ul aria-label={t.caption} className="divide-y divide-dashed divide-line">
            {data.members.map((member) => (
              <MemberItem key={member.id} member={member} decision={decision} t={t} />
            ))}
          </ul>
          {last > 1 && (
            <nav aria-label={t.title} className="flex flex-wrap items-center gap-3">
              <button
                type="button"
                className="btn btn-quiet"
                disabled={page === 1}
                onClick={() => setPage(page - 1)}
              >
                {t.earlier}
              </button>
              <button
                type="button"
                className="btn btn-quiet"
                disabled={page >= last}
                onClick={() => setPage(page + 1)}
              >
                {t.later}
              </button>
              <span role="status" className="num text-[0.9375rem] text-muted">
                {t.shown((page - 1) * pageSize + 1, Math.min(page * pageSize, total), total)}
              </span>
            </nav>
          )}
          {data.counts.all > 0 && <DownloadButton read={() => readMembersFile(tag)} words={t.file} />}
        </div>
      )}
    </Panel>
  );
}

type Props = {
  counts: OrganizationMembersView['counts'];
  value: MembersShown;
  onChange: (show: MembersShown) => void;
  t: OrganizationMessages['members'];
};

/** Which members are listed, with their numbers. */
const MemberFilter = ({ counts, value, onChange, t }: Props) => (
  <fieldset>
    <legend className="sr-only">{t.filter.label}</legend>
    <div className="flex flex-wrap gap-2">
      {(
        [
          ['all', counts.all],
          ['unconfirmed', counts.unconfirmed],
          ['without-sale', counts.withoutSale],
        ] as const
      ).map(([show, count]) => (
        <label
          key={show}
          className="num flex min-h-10 cursor-pointer items-center rounded-full border border-field px-4 text-[0.9375rem] font-semibold has-checked:border-pine-700 has-checked:bg-pine-700 has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky-700"
        >
          <input
            type="radio"
            name="members-shown"
            className="sr-only"
            checked={show === value}
            onChange={() => onChange(show)}
          />
          <span>{t.filter[show](count)}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
