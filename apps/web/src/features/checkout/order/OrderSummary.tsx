import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PaymentIntentView } from '@closewise/contracts/buyer';
import type { Language } from '../../../shared/i18n/language';
import { formatCents } from '../../../shared/i18n/money';
import { href } from '../../../shared/i18n/paths';
import { Notice } from '../../../shared/ui/Notice';
import type { CheckoutMessages } from '../messages.en';
import type { PremiumChoice } from '../use-premium-choice';
import { OrderItem } from './OrderItem';
import { OrderedProperty } from './OrderedProperty';
import { PlaceConfirmed } from './PlaceConfirmed';
import { PlaceQuestions } from './PlaceQuestions';
import { PremiumCard } from './PremiumCard';
import type { OrderOfTab } from './use-order';

type Props = {
  t: CheckoutMessages;
  language: Language;
  intent: PaymentIntentView;
  ordered: OrderOfTab;
  premium: PremiumChoice;
};

/** What is bought, and what the buyer reads before paying. */
export function OrderSummary({ t, language, intent, ordered, premium }: Props) {
  const { placeNotice, premiumCents } = intent;
  const money = (cents: number) => formatCents(cents, language, 2);
  const amountCents = intent.paymentIntent.amount;
  const { order, isOpen, saving, earlier, change } = ordered;
  return (
    <section aria-labelledby="order" className="sheet overflow-hidden">
      <div className="p-6 sm:pt-8">
        <h2 id="order" className="display text-2xl">
          {t.summary.title}
        </h2>
        <div className="mt-4 grid gap-3 border-b border-dashed border-line pb-4">
          <OrderItem
            name={t.summary.item}
            note={t.summary.itemNote}
            amount={money(amountCents - premiumCents)}
          />
          {premiumCents > 0 && <OrderItem name={t.premium.item} amount={money(premiumCents)} />}
        </div>
        {order && <OrderedProperty t={t.order} language={language} order={order} />}
        {order && isOpen && (
          <PlaceQuestions t={t} language={language} place={order.place} earlier={earlier} saving={saving} />
        )}
        {order?.answers && <PlaceConfirmed t={t.questions} isNew={saving.isSuccess} onChange={change} />}
        <PremiumCard t={t.premium} language={language} premium={premium} />
        <h3 className="mt-5 font-bold">{t.before.title}</h3>
        <ul className="mt-2 grid gap-2 text-[0.9375rem] leading-snug">
          {t.before.items.map((item) => (
            <li key={item} className="flex gap-2.5">
              <Check aria-hidden size={17} strokeWidth={2.5} className="mt-0.5 shrink-0 text-pine-700" />
              <span>{item}</span>
            </li>
          ))}
        </ul>
        {placeNotice && (
          <div className="mt-5">
            <Notice tone="warning" title={t.place.title}>
              <p>{t.place[placeNotice]}</p>
              <Link className="link mt-2 inline-block" to={href('home', language)}>
                {t.place.back}
              </Link>
            </Notice>
          </div>
        )}
      </div>
      <p
        aria-live="polite"
        className="flex items-baseline justify-between bg-marigold-100 px-6 py-4 font-bold"
      >
        {t.summary.total}
        <span className="num font-display text-[1.625rem]">{money(amountCents)}</span>
      </p>
    </section>
  );
}
