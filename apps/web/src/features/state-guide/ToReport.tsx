import { Link } from 'react-router-dom';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { useReportPrice, withPrice } from '../../shared/price/report-price';
import type { StateGuideMessages } from './messages.en';

/** The way to the report of one property. */
export function ToReport({ t, language }: { t: StateGuideMessages['report']; language: Language }) {
  const price = useReportPrice(language);
  return (
    <section
      aria-labelledby="report"
      className="on-dark rounded-card bg-pine-900 p-6 text-white sm:p-9 print:hidden"
    >
      <h2 id="report" className="display text-3xl">
        {t.title}
      </h2>
      <p className="mt-3 max-w-2xl text-pine-100">{withPrice(t.body, price)}</p>
      <Link className="btn btn-accent mt-6" to={`${href('home', language)}#property-form`}>
        {t.cta}
      </Link>
    </section>
  );
}
