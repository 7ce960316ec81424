import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { reportHref } from '../../shared/report/report-href';
import type { ReportStanding } from '../../shared/report/use-report-status';

type Props = {
  standing: Exclude<ReportStanding, 'loading'>;
  label: string;
  language: Language;
  reportId: string;
  onRetry: () => void;
};

const look = 'btn btn-accent mt-7 text-[1.0625rem]';
const pages = { processing: 'processing', unpaid: 'checkout', failed: 'home', unknown: 'home' } as const;

/** What the reader can do now: one button for each standing of the report. */
export function Onward({ standing, label, language, reportId, onRetry }: Props) {
  if (standing === 'unavailable') {
    return (
      <button type="button" className={look} onClick={onRetry}>
        {label}
      </button>
    );
  }
  if (standing === 'completed') {
    return (
      <a className={look} href={reportHref(reportId)}>
        <span>{label}</span>
        <ArrowRight aria-hidden size={18} />
      </a>
    );
  }
  return (
    <Link className={look} to={href(pages[standing], language, { reportId })}>
      <span>{label}</span>
      <ArrowRight aria-hidden size={18} />
    </Link>
  );
}
