import { Link } from 'react-router-dom';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { Notice } from '../../shared/ui/Notice';
import type { CheckoutMessages } from './messages.en';

type Props = {
  t: CheckoutMessages;
  language: Language;
  title: string;
  detail?: string;
  onRetry?: () => void;
};

/** Why payment is not possible here, and what to do instead. */
export function CheckoutProblem({ t, language, title, detail, onRetry }: Props) {
  return (
    <div className="sheet max-w-2xl p-6 sm:p-8">
      <Notice tone="error" title={title}>
        {detail}
      </Notice>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link className="btn btn-primary" to={href('home', language)}>
          {t.home}
        </Link>
        {onRetry && (
          <button type="button" className="btn btn-quiet" onClick={onRetry}>
            {t.retry}
          </button>
        )}
      </div>
    </div>
  );
}
