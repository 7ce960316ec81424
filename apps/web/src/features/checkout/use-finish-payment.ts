import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { track } from '../../shared/analytics/analytics';
import { ApiError, serverMessage } from '../../shared/api/api-error';
import { reportPayment } from '../../shared/api/buyer';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { readReferral } from '../../shared/referral';
import { forgetOrder } from '../../shared/report/current-order';
import { keepPremiumChoice, rememberCurrentReport } from '../../shared/report/current-report';
import { propertyDraft } from '../../shared/report/property-draft';
import { toast } from '../../shared/toast/toasts';
import type { CheckoutMessages } from './messages.en';

type Purchase = { reportId: string; amountCents: number };

/**
 * After the provider accepted the payment: reports it to the server, thanks the buyer, and opens the processing
 * page.
 */
export function useFinishPayment(
  t: CheckoutMessages,
  language: Language,
  { reportId, amountCents }: Purchase,
) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const finish = async (paymentIntentId: string) => {
    const referral = readReferral(Date.now());
    rememberCurrentReport({ reportId, paidCents: amountCents });
    propertyDraft.remove();
    keepPremiumChoice(reportId, false);
    forgetOrder();
    let isConfirmed: boolean;
    try {
      const { status } = await reportPayment(reportId, { paymentIntentId, ...referral });
      isConfirmed = status === 'paid';
      rememberCurrentReport({ reportId, paidCents: amountCents, confirmed: isConfirmed });
    } catch (error) {
      setFailure(refusalOf(error, t) ?? t.errors.success);
      throw new PaymentReportError(error);
    }
    if (referral.referralCode)
      track({
        event: 'affiliate_referral',
        action: 'conversion',
        referral_code: referral.referralCode,
      });
    const processing = href('processing', language, { reportId });
    if (isConfirmed) toast({ ...t.toast, page: processing });
    void navigate(processing);
  };
  return { finish, failure };
}

/**
 * The server's message, but not during an outage: it says to try again, which nobody should do after paying.
 */
function refusalOf(error: unknown, t: CheckoutMessages): string | null {
  const isOutage = error instanceof ApiError && (error.status === 429 || error.status >= 500);
  return isOutage ? null : serverMessage(error, t.refusals);
}

/**
 * The provider accepted the payment but the server could not be reached; the page shows it, not the card form.
 */
export class PaymentReportError extends Error {
  constructor(cause: unknown) {
    super('Failed to process payment', { cause });
    this.name = 'PaymentReportError';
  }
}
