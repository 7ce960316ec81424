import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useId } from 'react';
import type { PaymentIntentView } from '@closewise/contracts/buyer';
import type { Language } from '../../../shared/i18n/language';
import { formatCents } from '../../../shared/i18n/money';
import { href } from '../../../shared/i18n/paths';
import { Notice } from '../../../shared/ui/Notice';
import type { CheckoutMessages } from '../messages.en';
import { isPremiumUnavailable, type PremiumChoice } from '../use-payment-intent';
import { OrderedProperty } from './OrderedProperty';
import { PlaceConfirmed, PlaceQuestions } from './PlaceQuestions';
import type { OrderOfTab } from './use-order';

type Props = {
  t: CheckoutMessages;
  language: Language;
  intent: PaymentIntentView;
  ordered: OrderOfTab;
  premium: PremiumChoice;
};

/** The order and the notes to read before paying. */
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

type OrderItemProps = { name: string; note?: string; amount: string };

/** An item of the order with its price. */
export const OrderItem = ({ name, note, amount }: OrderItemProps) => (
  <p className="flex items-baseline justify-between gap-4">
    <span>
      <span className="font-semibold">{name}</span>
      {note && <span className="block text-sm text-muted">{note}</span>}
    </span>
    <span className="num">{amount}</span>
  </p>
);

type PremiumCardProps = { t: CheckoutMessages['premium']; language: Language; premium: PremiumChoice };

/** The choice of premium, shown only where it is offered. */
function PremiumCard({ t, language, premium }: PremiumCardProps) {
  const id = useId();
  const { priceCents, isChosen, isChanging, error, choose } = premium;
  if (premium.isAfterPayment) return <p className="mt-5 text-sm text-muted">{t.afterPayment}</p>;
  if (priceCents === null) return null;
  return (
    <div className="mt-5">
      <div className="rounded-xl border border-field px-4 py-3.5 transition-colors has-checked:border-pine-700 has-checked:bg-pine-50">
        <label className="flex min-h-11 cursor-pointer items-start gap-3 leading-snug">
          <input
            type="checkbox"
            className="mt-0.5 size-5 shrink-0 rounded accent-pine-700"
            checked={isChosen}
            aria-describedby={`${id}-adds`}
            onChange={(event) => choose(event.target.checked)}
          />
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-semibold">{t.choose}</span>
            <span className="num font-semibold whitespace-nowrap">{`+${formatCents(priceCents, language)}`}</span>
          </span>
        </label>
        <div id={`${id}-adds`} className="mt-1 grid gap-2.5">
          <p className="text-sm text-muted">{t.adds}</p>
          <PremiumSections t={t} />
          <p className="text-sm text-muted">{t.sources}</p>
        </div>
        <p role="status" className="sr-only">
          {isChanging && t.changing}
        </p>
      </div>
      {error && (
        <div className="mt-3">
          <Notice tone="error" title={t.failed}>
            {isPremiumUnavailable(error) ? t.gone : t.failedHelp}
          </Notice>
        </div>
      )}
    </div>
  );
}

/** What premium adds to a report. */
export const PremiumSections = ({ t }: { t: CheckoutMessages['premium'] }) => (
  <ul className="grid gap-1.5 text-[0.9375rem] leading-snug">
    {t.sections.map((section) => (
      <li key={section} className="flex gap-2.5">
        <Check aria-hidden size={17} strokeWidth={2.5} className="mt-0.5 shrink-0 text-pine-700" />
        <span>{section}</span>
      </li>
    ))}
  </ul>
);
