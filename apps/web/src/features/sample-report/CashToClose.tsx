import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import type { SampleReportMessages } from './messages.en';

type Cash = SampleReportMessages['cash'];
type Props = { t: Cash; amounts: Record<keyof Cash['rows'], number>; language: Language };

/** The four sums that a buyer asks for first. */
export function CashToClose({ t, amounts, language }: Props) {
  const rows = Object.entries(t.rows) as [keyof Cash['rows'], string][];
  return (
    <section aria-labelledby="cash" className="sheet relative -mt-14 max-w-2xl overflow-hidden">
      <div className="px-6 pt-6 sm:px-8">
        <h2 id="cash" className="display text-2xl">
          {t.title}
        </h2>
        <p className="mt-1 text-[0.9375rem] text-muted">{t.lede}</p>
      </div>
      <dl className="num mt-4">
        {rows.map(([key, name]) => (
          <div
            key={key}
            className="flex justify-between gap-4 border-t border-dashed border-line px-6 py-3 last:bg-marigold-100 last:py-4 last:text-xl last:font-bold sm:px-8"
          >
            <dt>{name}</dt>
            <dd className="font-semibold">{formatCents(amounts[key], language, 0)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
