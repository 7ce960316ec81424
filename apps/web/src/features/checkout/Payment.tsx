import { ApiError, serverMessage } from '../../shared/api/api-error';
import type { Language } from '../../shared/i18n/language';
import { Spinner } from '../../shared/ui/Spinner';
import { AlreadyPaid } from './AlreadyPaid';
import { CheckoutProblem } from './CheckoutProblem';
import type { CheckoutMessages } from './messages.en';
import { PaymentForm } from './PaymentForm';
import type { PaymentIntentQuery } from './use-payment-intent';

type Props = { t: CheckoutMessages; language: Language; reportId: string; intent: PaymentIntentQuery };

/** What the buyer meets at checkout: the form, or why there is none. */
export function Payment({ t, language, reportId, intent }: Props) {
  const { data, error, isFetching, refetch } = intent;
  const text = { t, language };
  if (isFetching) {
    return (
      <div className="sheet min-h-64 p-6">
        <Spinner label={t.loading} />
      </div>
    );
  }
  if (statusOf(error) === 409) return <AlreadyPaid {...text} reportId={reportId} />;
  if (statusOf(error) === 503) {
    return (
      <CheckoutProblem
        {...text}
        title={t.errors.unavailable}
        detail={t.errors.unavailableHelp}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data?.clientSecret) {
    const detail = serverMessage(error, t.refusals) ?? t.errors.initializeHelp;
    return (
      <CheckoutProblem {...text} title={t.errors.initialize} detail={detail} onRetry={() => void refetch()} />
    );
  }
  return <PaymentForm key={reportId} {...text} reportId={reportId} intent={data} />;
}

const statusOf = (error: Error | null) => (error instanceof ApiError ? error.status : null);
