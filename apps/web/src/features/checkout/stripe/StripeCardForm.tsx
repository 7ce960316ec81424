import { Elements } from '@stripe/react-stripe-js';
import { FormLoading } from '../FormLoading';
import type { CardFormProps } from '../card-form';
import { PaymentsUnavailable } from '../PaymentsUnavailable';
import { CardFields } from './CardFields';
import { useStripeJs } from './use-stripe-js';

/** Card form of Stripe: loading, not to be had now, or ready. */
export default function StripeCardForm(props: CardFormProps) {
  const { publishableKey } = props.intent;
  if (!publishableKey) return <PaymentsUnavailable t={props.t} />;
  return <LoadedForm {...props} publishableKey={publishableKey} />;
}

function LoadedForm({ publishableKey, ...props }: CardFormProps & { publishableKey: string }) {
  const { stripeJs, retry, fail } = useStripeJs(publishableKey, props.language);
  if (stripeJs.status === 'loading') return <FormLoading {...props} />;
  if (stripeJs.status === 'failed') return <PaymentsUnavailable t={props.t} onRetry={retry} />;
  return (
    <Elements stripe={stripeJs.stripe}>
      <CardFields {...props} onLoadError={fail} />
    </Elements>
  );
}
