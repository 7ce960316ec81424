import { Link, Navigate, useParams } from 'react-router-dom';
import { useEffect, useState } from 'react';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { type ReportStanding, useReportStatus } from '../../shared/report/use-report-status';
import { PrivateSeo } from '../../shared/seo/Seo';
import { Notice } from '../../shared/ui/Notice';
import { PineBand } from '../../shared/ui/PineBand';
import { Steps } from '../../shared/ui/Steps';
import type { ProcessingMessages } from './messages.en';

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

type Props = { t: ProcessingMessages; language: Language; reportId: string };

/** Follows the report until it is complete, and shows when it is delayed or failed. */
function ReportProgress({ t, language, reportId }: Props) {
  const { standing } = useReportStatus(reportId);
  if (standing === 'completed') return <Navigate replace to={href('thankYou', language, { reportId })} />;
  const stands = standing === 'failed' || standing === 'unknown';
  return (
    <div className="sheet p-6 sm:p-10">
      {!stands && (
        <div className="text-center">
          <SurveyedLot />
          <div className="mt-6 min-h-8">
            <RotatingMessage messages={t.messages} />
          </div>
        </div>
      )}
      <div role="status" className={stands ? '' : 'mt-8'}>
        {progressNotice({ t, language, reportId }, standing)}
      </div>
    </div>
  );
}

function progressNotice({ t, language, reportId }: Props, standing: ReportStanding) {
  if (standing === 'failed' || standing === 'unknown') {
    return (
      <Notice tone="warning" title={t[standing].title}>
        {t[standing].body}
      </Notice>
    );
  }
  if (standing === 'unpaid') {
    return (
      <Notice tone="info" title={t.unpaid.title}>
        <p>{t.unpaid.body}</p>
        <Link className="link mt-2 inline-block" to={href('checkout', language, { reportId })}>
          {t.unpaid.back}
        </Link>
      </Notice>
    );
  }
  return (
    <div className="grid gap-4">
      {standing === 'unavailable' && (
        <Notice tone="warning" title={t.unavailable.title}>
          {t.unavailable.body}
        </Notice>
      )}
      <Notice tone="info" title={t.almost.title}>
        {t.almost.body}
      </Notice>
    </div>
  );
}

const rotationMs = 2_000;

/** Shows one message at a time. Screen readers announce the page's state, not these. */
function RotatingMessage({ messages }: { messages: readonly string[] }) {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setIndex((current) => (current + 1) % messages.length), rotationMs);
    return () => clearInterval(timer);
  }, [messages]);
  return (
    <p key={index} className="rise text-xl font-semibold">
      {messages[index]}
    </p>
  );
}

/** The page's spinner: a surveyor's line around the lot. */
function SurveyedLot() {
  return (
    <svg aria-hidden="true" className="mx-auto h-44 w-full max-w-xs" viewBox="0 0 300 180" fill="none">
      <g stroke="#7d8f88" strokeOpacity=".45" strokeWidth="1.25">
        <path d="M0 32c70 14 180 18 300-6M0 8c70 14 180 18 300-6M6 168c90 14 190 14 290-4" />
        <path d="M28 37 14 168M84 44l-8 131M216 41l10 134M274 32l14 133" />
      </g>
      <path d="M92 45c38 3 80 2 116-3l10 132c-46 5-92 5-134 1z" fill="#fff1cf" />
      <path
        className="survey"
        pathLength="1"
        d="M92 45c38 3 80 2 116-3l10 132c-46 5-92 5-134 1z"
        stroke="#7a5200"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M150 132c-15-17-22-29-22-39a22 22 0 0 1 44 0c0 10-7 22-22 39z" fill="#f7b733" />
      <circle cx="150" cy="93" r="8" fill="#0b2f29" />
    </svg>
  );
}
