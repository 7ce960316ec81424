import type { StateGuide } from '../../shared/api/state-guides';
import { dayName } from '../../shared/i18n/days';
import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import { FigureCell } from '../../shared/ui/FigureCell';
import type { StateGuideMessages } from './messages.en';

type Props = { t: StateGuideMessages['summary']; guide: StateGuide; language: Language };

/** What the example costs, and what the example is. */
export function Summary({ t, guide, language }: Props) {
  const { purchase, totals, asOf } = guide;
  const dollars = (cents: number) => formatCents(cents, language, 0);
  const percent = String(purchase.downPaymentPercent);
  return (
    <section aria-labelledby="summary" className="sheet relative -mt-14">
      <h2 id="summary" className="sr-only">
        {t.title}
      </h2>
      <dl className="grid divide-line max-md:divide-y md:grid-cols-3 md:divide-x">
        <FigureCell
          name={t.costs}
          value={dollars(totals.closingCostsCents)}
          note={t.likely(dollars(totals.likelyLowCents), dollars(totals.likelyHighCents))}
        />
        <FigureCell name={t.down} value={dollars(purchase.downPaymentCents)} note={t.percentOf(percent)} />
        <FigureCell name={t.cash} value={dollars(totals.cashToCloseCents)} note={t.together} />
      </dl>
      <p className="border-t border-line px-5 py-4 text-[0.9375rem] text-muted sm:px-7">
        {t.example({
          price: dollars(purchase.priceCents),
          county: purchase.county,
          percent,
          date: dayName(asOf, language),
        })}
      </p>
    </section>
  );
}
