import { useState } from 'react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PaymentIntentView, PremiumView } from '@closewise/contracts/buyer';
import { ApiError } from '../../../shared/api/api-error';
import { openPremiumIntent, reportPayment } from '../../../shared/api/buyer';
import type { Language } from '../../../shared/i18n/language';
import { formatCents } from '../../../shared/i18n/money';
import { href } from '../../../shared/i18n/paths';
import { reportPremiumPurchase } from '../../../shared/report/purchase-event';
import { reportHref } from '../../../shared/report/report-href';
import { premiumKey } from '../../../shared/report/use-premium';
import { PrivateSeo } from '../../../shared/seo/Seo';
import { PineBand } from '../../../shared/ui/PineBand';
import { useCheckedAmount } from '../checked-amount';
import { OrderItem, PremiumSections } from '../order/OrderSummary';
import { PayByCard } from '../PayByCard';
import { PaymentReportError } from '../use-finish-payment';
import type { PremiumMessages } from './messages.en';

type Props = {
  t: PremiumMessages;
  language: Language;
  reportId: string;
  intent: PaymentIntentView;
  onPaid: () => void;
};

/** What premium adds, and the card payment. */
export function Upgrade({ t, language, reportId, intent, onPaid }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const checkAmount = useCheckedAmount(upgradeIntentKey(reportId), intent, () => openPremiumIntent(reportId));
  const amountCents = intent.paymentIntent.amount;
  const amount = formatCents(amountCents, language, 2);
  const finish = async (paymentIntentId: string) => {
    try {
      const { status } = await reportPayment(reportId, { paymentIntentId, referralCode: null });
      if (status === 'paid') reportPremiumPurchase(reportId, amountCents);
    } catch (error) {
      setFailure(t.errors.success);
      throw new PaymentReportError(error);
    }
    onPaid();
  };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[24rem_1fr] lg:gap-8">
      <section aria-labelledby="premium-adds" className="sheet overflow-hidden">
        <div className="grid gap-4 p-6 sm:pt-8">
          <h2 id="premium-adds" className="display text-2xl">
            {t.includes.title}
          </h2>
          <p className="text-muted">{t.premium.adds}</p>
          <PremiumSections t={t.premium} />
          <p className="text-sm text-muted">{t.premium.sources}</p>
          <p>{t.includes.keeps}</p>
          <p>{t.includes.final}</p>
          <OrderItem name={t.premium.item} amount={amount} />
        </div>
        <p className="flex items-baseline justify-between bg-marigold-100 px-6 py-4 font-bold">
          {t.summary.total}
          <span className="num font-display text-[1.625rem]">{amount}</span>
        </p>
      </section>
      <PayByCard
        {...{ t, language, intent, checkAmount, failure }}
        isChanging={false}
        onConfirmed={finish}
        onward={
          <a className="btn btn-primary" href={reportHref(reportId)}>
            {t.openReport}
          </a>
        }
      />
    </div>
  );
}

type UpgradeEndProps = {
  t: PremiumMessages;
  language: Language;
  reportId: string;
  end: Exclude<PremiumView['status'], 'offered'> | 'unknown' | 'unavailable';
  onRetry: () => void;
};

const look = 'btn btn-accent mt-7 text-[1.0625rem]';

/** The state of premium when no payment is due, with a link onward. */
export function UpgradeEnd({ t, language, reportId, end, onRetry }: UpgradeEndProps) {
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

const upgradeIntentKey = (reportId: string) => ['premium-intent', reportId];

/** The payment intent of premium; read on every visit (repeating it is safe). Paid premium has none. */
export function useUpgradeIntent(reportId: string, isOffered: boolean) {
  const queries = useQueryClient();
  const open = async () => {
    try {
      return await openPremiumIntent(reportId);
    } catch (error) {
      const isPaid = error instanceof ApiError && error.status === 409;
      if (isPaid) void queries.invalidateQueries({ queryKey: premiumKey(reportId) });
      throw error;
    }
  };
  return useQuery({
    queryKey: upgradeIntentKey(reportId),
    queryFn: isOffered ? open : skipToken,
    gcTime: 0,
  });
}
