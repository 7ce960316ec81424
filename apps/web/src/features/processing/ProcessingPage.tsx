import { Navigate, useParams } from 'react-router-dom';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { PrivateSeo } from '../../shared/seo/Seo';
import { PineBand } from '../../shared/ui/PineBand';
import { Steps } from '../../shared/ui/Steps';
import type { ProcessingMessages } from './messages.en';
import { ReportProgress } from './ReportProgress';

export default function ProcessingPage({ t, language }: { t: ProcessingMessages; language: Language }) {
  const { reportId } = useParams();
  if (!reportId) return <Navigate replace to={href('home', language)} />;
  return (
    <>
      <PrivateSeo {...t.seo} />
      <PineBand narrow title={t.title}>
        <div className="mt-7">
          <Steps tone="dark" label={t.progress} steps={t.steps} current={2} done={t.done} />
        </div>
      </PineBand>
      <div className="wrap relative -mt-16 max-w-3xl pb-20">
        <ReportProgress t={t} language={language} reportId={reportId} />
      </div>
    </>
  );
}
