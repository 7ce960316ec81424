import { useState } from 'react';
import type { PaymentIntentView } from '@closewise/contracts/buyer';
import { openPremiumIntent, reportPayment } from '../../../shared/api/buyer';
import type { Language } from '../../../shared/i18n/language';
import { formatCents } from '../../../shared/i18n/money';
import { reportPremiumPurchase } from '../../../shared/report/purchase-event';
import { reportHref } from '../../../shared/report/report-href';
import { OrderItem } from '../order/OrderItem';
import { PremiumSections } from '../order/PremiumSections';
import { PayByCard } from '../PayByCard';
import { PaymentReportError } from '../payment-report-error';
import { useCheckedAmount } from '../use-checked-amount';
import type { PremiumMessages } from './messages.en';
import { upgradeIntentKey } from './use-upgrade-intent';

type Props = {
  t: PremiumMessages;
  language: Language;
  reportId: string;
  intent: PaymentIntentView;
  onPaid: () => void;
};

/** What premium adds, and its payment by card. */
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
