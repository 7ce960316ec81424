import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { ApiError } from '../../shared/api/api-error';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { stateGuideQuery } from '../../shared/api/state-guides';
import { Notice } from '../../shared/ui/Notice';
import { PageWaiting } from '../../shared/ui/Spinner';
import { PineBand } from '../../shared/ui/PineBand';
import { Guide } from './Guide';
import type { StateGuideMessages } from './messages.en';

/** `/closing-costs/{state}`: prerendered with its guide; loads it when reached by the router. */
export default function StateGuidePage({ t, language }: { t: StateGuideMessages; language: Language }) {
  const { state = '' } = useParams();
  const { data, error, refetch } = useQuery(stateGuideQuery(state, language));
  if (data) return <Guide key={data.state} t={t} guide={data} language={language} />;
  if (!error) return <PageWaiting label={t.loading} />;
  const isUnknown = error instanceof ApiError && error.status === 404;
  return <GuideProblem t={t} language={language} isUnknown={isUnknown} onRetry={() => void refetch()} />;
}

type Props = { t: StateGuideMessages; language: Language; isUnknown: boolean; onRetry: () => void };

/** Shown if the guide does not exist or could not be loaded. */
function GuideProblem({ t, language, isUnknown, onRetry }: Props) {
  return (
    <>
      <title>{isUnknown ? t.unknown : t.failed}</title>
      <PineBand title={isUnknown ? t.unknown : t.failed} />
      <div className="wrap py-14">
        {isUnknown ? (
          <Notice tone="info">
            {t.unknownBody}{' '}
            <Link className="link" to={href('stateGuides', language)}>
              {t.all}
            </Link>
          </Notice>
        ) : (
          <button type="button" className="btn btn-primary" onClick={onRetry}>
            {t.again}
          </button>
        )}
      </div>
    </>
  );
}
