import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type StateGuides, stateGuidesQuery } from '../../shared/api/state-guides';
import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import { href } from '../../shared/i18n/paths';
import { PublicSeo } from '../../shared/seo/Seo';
import { Notice } from '../../shared/ui/Notice';
import { PineBand } from '../../shared/ui/PineBand';
import { Spinner } from '../../shared/ui/Spinner';
import type { StateGuidesMessages } from './messages.en';

/** `/closing-costs`: the same purchase in every state. */
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

type Props = { t: StateGuidesMessages; states: StateGuides['states']; language: Language };

/** A row per state with a link to its page; on phones the figures are below the name. */
function StatesTable({ t, states, language }: Props) {
  const dollars = (cents: number) => formatCents(cents, language, 0);
  return (
    <div className="sheet relative overflow-hidden">
      <table className="num w-full text-[0.9375rem]">
        <caption className="sr-only">{t.caption}</caption>
        <thead className="border-b border-ink/80 text-left align-bottom">
          <tr>
            <th scope="col" className="py-3 pl-4 pr-2 font-semibold sm:pl-6">
              {t.state}
            </th>
            <th scope="col" className="px-2 py-3 text-right font-semibold max-sm:pr-4">
              {t.closingCosts}
            </th>
            <th scope="col" className="px-2 py-3 text-right font-semibold max-sm:hidden">
              {t.buyerTaxes}
            </th>
            <th scope="col" className="py-3 pl-2 pr-6 text-right font-semibold max-sm:hidden">
              {t.sellerTaxes}
            </th>
          </tr>
        </thead>
        <tbody>
          {states.map((state) => (
            <tr key={state.state} className="border-b border-dashed border-line last:border-0">
              <th scope="row" className="py-2 pl-4 pr-2 text-left font-normal sm:pl-6">
                <Link
                  className="link inline-block py-1"
                  to={href('stateGuide', language, { state: state.slugs[language] })}
                >
                  {state.name}
                </Link>
                <span className="block text-sm text-muted first-letter:uppercase">{state.county}</span>
              </th>
              <td className="px-2 py-2 text-right font-semibold max-sm:pr-4">
                {dollars(state.closingCostsCents)}
              </td>
              <td className="px-2 py-2 text-right max-sm:hidden">{dollars(state.buyerTaxCents)}</td>
              <td className="py-2 pl-2 pr-6 text-right max-sm:hidden">{dollars(state.sellerTaxCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-t border-line px-4 py-4 text-sm text-muted sm:px-6">{t.note}</p>
    </div>
  );
}
