import { Notice } from '../../shared/ui/Notice';
import type { CheckoutMessages } from './messages.en';

/** In place of a card form that cannot be had now. */
export function PaymentsUnavailable({ t, onRetry }: { t: CheckoutMessages; onRetry?: () => void }) {
  return (
    <div className="grid gap-4">
      <Notice tone="error" title={t.errors.unavailable}>
        {t.errors.unavailableHelp}
      </Notice>
      {onRetry && (
        <button type="button" className="btn btn-quiet justify-self-start" onClick={onRetry}>
          {t.retry}
        </button>
      )}
    </div>
  );
}
