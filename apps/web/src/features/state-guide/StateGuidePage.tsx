import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../shared/api/api-error';
import type { Language } from '../../shared/i18n/language';
import { stateGuideQuery } from '../../shared/state-guides/queries';
import { PageWaiting } from '../../shared/ui/PageWaiting';
import { Guide } from './Guide';
import { GuideProblem } from './GuideProblem';
import type { StateGuideMessages } from './messages.en';

/** `/closing-costs/{state}`: written with its guide; asks for it where the router leads here. */
export default function StateGuidePage({ t, language }: { t: StateGuideMessages; language: Language }) {
  const { state = '' } = useParams();
  const { data, error, refetch } = useQuery(stateGuideQuery(state, language));
  if (data) return <Guide key={data.state} t={t} guide={data} language={language} />;
  if (!error) return <PageWaiting label={t.loading} />;
  const isUnknown = error instanceof ApiError && error.status === 404;
  return <GuideProblem t={t} language={language} isUnknown={isUnknown} onRetry={() => void refetch()} />;
}
