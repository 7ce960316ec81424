import { Link, Navigate, useParams } from 'react-router-dom';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { reportHref } from '../../shared/report/report-href';
import { useReportStatus } from '../../shared/report/use-report-status';
import { publicUrl } from '../../shared/seo/public-url';
import { PrivateSeo } from '../../shared/seo/Seo';
import { Notice } from '../../shared/ui/Notice';
import { PineBand } from '../../shared/ui/PineBand';
import { Spinner } from '../../shared/ui/Spinner';
import type { ThankYouMessages } from './messages.en';
import { Onward } from './Onward';
import { Premium } from './Premium';
import { Receipt } from './Receipt';
import { SaveLink } from './SaveLink';
import { usePurchaseEvents } from './use-purchase-events';
import { useReceipt } from './use-receipt';

type Props = { t: ThankYouMessages; language: Language };

export default function ThankYouPage({ t, language }: Props) {
  const { reportId } = useParams();
  if (!reportId) return <Navigate replace to={href('home', language)} />;
  return <Report key={reportId} t={t} language={language} reportId={reportId} />;
}

/** Where the report of this id stands, and the way on from there. */
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
            <Onward
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
            {standing === 'completed' && <Keeping {...{ t, language, reportId }} />}
            {standing === 'completed' && isPaid && <Premium t={t.premium} {...{ language, reportId }} />}
            {isPaid && <Receipt t={t.receipt} {...{ language, receipt }} />}
          </div>
        </div>
      )}
    </>
  );
}

/** That a report can be corrected, and where. */
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

/** How not to lose a report that is ready; a printed receipt does not carry its link. */
const Keeping = ({ t, language, reportId }: Props & { reportId: string }) => (
  <div className="grid gap-8 print:hidden">
    <SaveLink t={t.save} url={publicUrl() + reportHref(reportId)} findHref={href('findReport', language)} />
    <RefineLink t={t.refine} to={href('refine', language, { reportId })} />
    <Notice tone="info" title={t.mail.title}>
      {t.mail.body}
    </Notice>
  </div>
);
