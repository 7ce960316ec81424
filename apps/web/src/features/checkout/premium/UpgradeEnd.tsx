import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PremiumView } from '@closewise/contracts/buyer';
import type { Language } from '../../../shared/i18n/language';
import { href } from '../../../shared/i18n/paths';
import { reportHref } from '../../../shared/report/report-href';
import { PrivateSeo } from '../../../shared/seo/Seo';
import { PineBand } from '../../../shared/ui/PineBand';
import type { PremiumMessages } from './messages.en';

type Props = {
  t: PremiumMessages;
  language: Language;
  reportId: string;
  end: Exclude<PremiumView['status'], 'offered'> | 'unknown' | 'unavailable';
  onRetry: () => void;
};

const look = 'btn btn-accent mt-7 text-[1.0625rem]';

/** Where premium stands when there is nothing to pay, with the way on. */
export function UpgradeEnd({ t, language, reportId, end, onRetry }: Props) {
  return (
    <>
      <PrivateSeo {...t.seo} />
      <div aria-live="polite">
        <PineBand narrow title={t[end].title} lede={t[end].lede}>
          {end === 'writing' && (
            <p aria-hidden className="mt-6">
              <span className="spinner" />
            </p>
          )}
          {end === 'unknown' && (
            <Link className={look} to={href('home', language)}>
              {t.home}
            </Link>
          )}
          {end === 'unavailable' && (
            <button type="button" className={look} onClick={onRetry}>
              {t.retry}
            </button>
          )}
          {end !== 'unknown' && end !== 'unavailable' && (
            <a className={look} href={`${reportHref(reportId)}?lang=${language}`}>
              {t.openReport}
              <ArrowRight aria-hidden size={18} />
            </a>
          )}
        </PineBand>
      </div>
    </>
  );
}
