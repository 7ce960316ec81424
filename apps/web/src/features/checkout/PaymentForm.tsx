import { Link } from 'react-router-dom';
import type { PaymentIntentView } from '@closewise/contracts/buyer';
import { openPaymentIntent } from '../../shared/api/buyer';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { Notice } from '../../shared/ui/Notice';
import { isPremiumUnavailable, paymentIntentKey, usePremiumChoice } from './use-payment-intent';
import type { CheckoutMessages } from './messages.en';
import { OrderSummary } from './order/OrderSummary';
import { useOrder } from './order/use-order';
import { PayByCard } from './PayByCard';
import { useCheckedAmount } from './checked-amount';
import { useFinishPayment } from './use-finish-payment';

type Props = { t: CheckoutMessages; language: Language; reportId: string; intent: PaymentIntentView };

/** The order summary first, then the provider's card form. */
export function PaymentForm({ t, language, reportId, intent }: Props) {
  const amountCents = intent.paymentIntent.amount;
  const { finish, failure } = useFinishPayment(t, language, { reportId, amountCents });
  const ordered = useOrder(reportId);
  const premium = usePremiumChoice(reportId, intent);
  const checkAmount = useCheckedAmount(paymentIntentKey(reportId), intent, () =>
    openAgain(reportId, intent.premium),
  );
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[24rem_1fr] lg:gap-8">
      <OrderSummary t={t} language={language} intent={intent} ordered={ordered} premium={premium} />
      <PayByCard
        {...{ t, language, intent, checkAmount, failure }}
        isChanging={premium.isChanging}
        onConfirmed={finish}
        onward={
          <Link className="btn btn-primary" to={href('processing', language, { reportId })}>
            {t.followReport}
          </Link>
        }
        {...(ordered.isOpen && { instead: <Notice tone="info">{t.questions.first}</Notice> })}
      />
    </div>
  );
}

/** The payment intent with the page's choice of premium; without premium if it is no longer available. */
const openAgain = (reportId: string, premium: boolean) =>
  openPaymentIntent(reportId, premium).catch((error: unknown) => {
    if (!premium || !isPremiumUnavailable(error)) throw error;
    return openPaymentIntent(reportId, false);
  });
