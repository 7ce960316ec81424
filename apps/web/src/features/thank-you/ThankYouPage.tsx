import { useEffect } from 'react';
import { ArrowRight } from 'lucide-react';
import { Navigate, useParams } from 'react-router-dom';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { reportHref } from '../../shared/report/report-href';
import { publicUrl } from '../../shared/seo/public-url';
import { PrivateSeo } from '../../shared/seo/Seo';
import { Notice } from '../../shared/ui/Notice';
import { PineBand } from '../../shared/ui/PineBand';
import type { ThankYouMessages } from './messages.en';
import { reportPurchase } from './purchase-event';
import { SaveLink } from './SaveLink';

export default function ThankYouPage({ t, language }: { t: ThankYouMessages; language: Language }) {
  const { reportId } = useParams();
  useEffect(() => {
    if (reportId) reportPurchase(reportId);
  }, [reportId]);
  if (!reportId) return <Navigate replace to={href('home', language)} />;
  const report = reportHref(reportId);
  return (
    <>
      <PrivateSeo {...t.seo} />
      <PineBand narrow title={t.title} lede={t.lede}>
        <a className="btn btn-accent mt-7 text-[1.0625rem]" href={report}>
          {t.open}
          <ArrowRight aria-hidden size={18} />
        </a>
      </PineBand>
      <div className="wrap relative -mt-14 max-w-3xl pb-20">
        <div className="sheet grid gap-8 p-6 sm:p-8">
          <SaveLink t={t.save} url={publicUrl() + report} />
          <Notice tone="info" title={t.mail.title}>
            {t.mail.body}
          </Notice>
        </div>
      </div>
    </>
  );
}
