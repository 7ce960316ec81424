import { useQuery } from '@tanstack/react-query';
import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import { PublicSeo } from '../../shared/seo/Seo';
import { stateGuidesQuery } from '../../shared/state-guides/queries';
import { Notice } from '../../shared/ui/Notice';
import { PineBand } from '../../shared/ui/PineBand';
import { Spinner } from '../../shared/ui/Spinner';
import type { StateGuidesMessages } from './messages.en';
import { StatesTable } from './StatesTable';

/** `/closing-costs`: the same purchase in each state. */
export default function StateGuidesPage({ t, language }: { t: StateGuidesMessages; language: Language }) {
  const { data, isError, refetch } = useQuery(stateGuidesQuery(language));
  return (
    <>
      <PublicSeo page="stateGuides" {...t.seo} language={language} />
      <PineBand title={t.title} lede={t.lede}>
        {data && (
          <p className="mt-3 max-w-2xl text-pine-100">{t.example(formatCents(data.priceCents, language))}</p>
        )}
      </PineBand>
      <div className="wrap -mt-14 pb-20">
        {data ? (
          <StatesTable t={t} states={data.states} language={language} />
        ) : isError ? (
          <Notice tone="error" title={t.failed}>
            <button type="button" className="link" onClick={() => void refetch()}>
              {t.again}
            </button>
          </Notice>
        ) : (
          <div className="sheet relative">
            <Spinner label={t.loading} />
          </div>
        )}
      </div>
    </>
  );
}
