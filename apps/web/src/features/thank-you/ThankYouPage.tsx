import { Link, Navigate, useParams } from 'react-router-dom';
import { ArrowRight } from 'lucide-react';
import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import { href } from '../../shared/i18n/paths';
import { reportHref } from '../../shared/report/report-href';
import { usePremium } from '../../shared/report/use-premium';
import { type ReportStanding, useReportStatus } from '../../shared/report/use-report-status';
import { publicUrl } from '../../shared/seo/public-url';
import { PrivateSeo } from '../../shared/seo/Seo';
import { Notice } from '../../shared/ui/Notice';
import { PineBand } from '../../shared/ui/PineBand';
import { Spinner } from '../../shared/ui/Spinner';
import type { ThankYouMessages } from './messages.en';
import { Receipt, usePurchaseEvents, useReceipt } from './Receipt';
import { SaveLink } from './SaveLink';

type Props = { t: ThankYouMessages; language: Language };

export default function ThankYouPage({ t, language }: Props) {
  const { reportId } = useParams();
  if (!reportId) return <Navigate replace to={href('home', language)} />;
  return <Report key={reportId} t={t} language={language} reportId={reportId} />;
}

/** The report's status and the next step. */
function Report({ t, language, reportId }: Props & { reportId: string }) {
  const { standing, isPaid, refetch } = useReportStatus(reportId);
  const receipt = useReceipt(reportId, isPaid);
  usePurchaseEvents(reportId, isPaid, receipt);
  const words = standing === 'loading' ? null : t[standing];
  const title = words?.title ?? t.loading.title;
  return (
    <>
      <PrivateSeo {...t.seo} />
      <div aria-live="polite">
        <PineBand narrow title={title} {...(words && { lede: words.lede })}>
          {standing === 'loading' ? (
            <Spinner label={title} />
          ) : (
            <NextStep
              {...{ standing, language, reportId }}
              label={t[standing].go}
              onRetry={() => void refetch()}
            />
          )}
        </PineBand>
      </div>
      {(standing === 'completed' || isPaid) && (
        <div className="wrap relative -mt-14 max-w-3xl pb-20">
          <div className="sheet grid gap-8 p-6 sm:p-8">
            {standing === 'completed' && <KeepReport {...{ t, language, reportId }} />}
            {standing === 'completed' && isPaid && <Premium t={t.premium} {...{ language, reportId }} />}
            {isPaid && <Receipt t={t.receipt} {...{ language, receipt }} />}
          </div>
        </div>
      )}
    </>
  );
}

const RefineLink = ({ t, to }: { t: ThankYouMessages['refine']; to: string }) => (
  <section aria-labelledby="refine">
    <h2 id="refine" className="text-lg font-bold">
      {t.title}
    </h2>
    <p className="mt-1 text-muted">{t.body}</p>
    <Link className="btn btn-quiet mt-3" to={to}>
      {t.go}
    </Link>
  </section>
);

/** How to find the report again; a printed receipt does not show its link. */
const KeepReport = ({ t, language, reportId }: Props & { reportId: string }) => (
  <div className="grid gap-8 print:hidden">
    <SaveLink t={t.save} url={publicUrl() + reportHref(reportId)} findHref={href('findReport', language)} />
    <RefineLink t={t.refine} to={href('refine', language, { reportId })} />
    <Notice tone="info" title={t.mail.title}>
      {t.mail.body}
    </Notice>
  </div>
);

type NextStepProps = {
  standing: Exclude<ReportStanding, 'loading'>;
  label: string;
  language: Language;
  reportId: string;
  onRetry: () => void;
};

const buttonStyle = 'btn btn-accent mt-7 text-[1.0625rem]';
const pages = { processing: 'processing', unpaid: 'checkout', failed: 'home', unknown: 'home' } as const;

/** The next step: one button per status. */
function NextStep({ standing, label, language, reportId, onRetry }: NextStepProps) {
  if (standing === 'unavailable') {
    return (
      <button type="button" className={buttonStyle} onClick={onRetry}>
        {label}
      </button>
    );
  }
  if (standing === 'completed') {
    return (
      <a className={buttonStyle} href={reportHref(reportId)}>
        <span>{label}</span>
        <ArrowRight aria-hidden size={18} />
      </a>
    );
  }
  return (
    <Link className={buttonStyle} to={href(pages[standing], language, { reportId })}>
      <span>{label}</span>
      <ArrowRight aria-hidden size={18} />
    </Link>
  );
}

type PremiumProps = { t: ThankYouMessages['premium']; language: Language; reportId: string };

/** Offers premium for a report bought without it, if it is available. */
function Premium({ t, language, reportId }: PremiumProps) {
  const { data } = usePremium(reportId);
  if (data?.status === 'writing') return <Notice tone="info">{t.writing}</Notice>;
  if (data?.status !== 'offered') return null;
  return (
    <section aria-labelledby="premium" className="rounded-2xl bg-pine-50 p-5 print:hidden">
      <h2 id="premium" className="text-lg font-bold">
        {t.title}
      </h2>
      <p className="mt-1">{t.body}</p>
      <Link className="btn btn-quiet mt-4" to={href('premium', language, { reportId })}>
        <span>{t.go(formatCents(data.amountCents, language))}</span>
        <ArrowRight aria-hidden size={18} />
      </Link>
    </section>
  );
}
