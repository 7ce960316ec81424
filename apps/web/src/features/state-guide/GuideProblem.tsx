import { Link } from 'react-router-dom';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { Notice } from '../../shared/ui/Notice';
import { PineBand } from '../../shared/ui/PineBand';
import type { StateGuideMessages } from './messages.en';

type Props = { t: StateGuideMessages; language: Language; isUnknown: boolean; onRetry: () => void };

/** In place of a guide that there is none of, or that did not come. */
export function GuideProblem({ t, language, isUnknown, onRetry }: Props) {
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
