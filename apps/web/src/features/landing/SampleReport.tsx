import { FileText, MessageCircle, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { sampleEstimate } from '../../content/sample-estimate';
import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import { href } from '../../shared/i18n/paths';
import type { LandingMessages } from './messages.en';

/** A page of the sample report, shown as paper on a dark table. */
export function SampleReport({ t, language }: { t: LandingMessages['preview']; language: Language }) {
  const { negotiable } = sampleEstimate;
  const range = `${formatCents(negotiable.lowCents, language, 0)} – ${formatCents(negotiable.highCents, language, 0)}`;
  return (
    <section id="sample" aria-labelledby="sample-title" className="bg-pine-50 py-20">
      <div className="wrap grid items-center gap-12 lg:grid-cols-[22rem_1fr]">
        <div>
          <h2 id="sample-title" className="display text-4xl">
            {t.title}
          </h2>
          <p className="mt-4 text-lg text-muted">{t.lede}</p>
          <h3 className="mt-7 font-semibold">{t.sections}</h3>
          <ul className="mt-3 grid gap-2">
            {t.sectionList.map((section) => (
              <li key={section} className="flex items-center gap-2.5 text-[0.9375rem]">
                <FileText aria-hidden size={17} className="text-pine-700" />
                <span>{section}</span>
              </li>
            ))}
          </ul>
          <Link className="link mt-6 inline-block" to={href('sampleReport', language)}>
            {t.whole}
          </Link>
        </div>
        <article aria-label={t.heading} className="sheet relative overflow-hidden">
          <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 border-b-4 border-pine-900 px-6 pb-4 pt-6 sm:px-9">
            <div>
              <p className="display text-2xl">{t.heading}</p>
              <p className="mt-1 text-[0.9375rem] font-semibold">{t.property}</p>
              <p className="text-sm text-muted">{t.facts}</p>
            </div>
            <p className="num font-display text-3xl font-bold">
              {formatCents(sampleEstimate.totals.totalCents, language, 0)}
            </p>
          </header>
          <div className="px-6 py-6 sm:px-9">
            <p className="font-semibold">{t.split}</p>
            <CategorySplit t={t.categories} totals={sampleEstimate.totals} language={language} />
            <div className="mt-7 rounded-2xl border border-line p-5">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="text-lg font-bold">{negotiable.name[language]}</span>
                <span className="num font-semibold">{range}</span>
              </p>
              <p className="mt-1 inline-block rounded-md bg-marigold-100 px-2 py-0.5 text-[0.8125rem] font-semibold text-marigold-800">
                {t.negotiable}
              </p>
              <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
                <div>
                  <dt className="flex items-center gap-2 text-sm font-semibold text-pine-700">
                    <Phone aria-hidden size={15} />
                    {t.contact}
                  </dt>
                  <dd className="mt-1 text-[0.9375rem]">{negotiable.whoToContact[language]}</dd>
                </div>
                <div>
                  <dt className="flex items-center gap-2 text-sm font-semibold text-pine-700">
                    <MessageCircle aria-hidden size={15} />
                    {t.ask}
                  </dt>
                  <dd className="mt-1 text-[0.9375rem]">{negotiable.whatToAskFor[language]}</dd>
                </div>
              </dl>
            </div>
          </div>
        </article>
      </div>
    </section>
  );
}

type Totals = { requiredCents: number; negotiableCents: number; optionalCents: number };
type Props = { t: LandingMessages['preview']['categories']; totals: Totals; language: Language };

/** A bar split by category, with the amounts as its legend. */
function CategorySplit({ t, totals, language }: Props) {
  const parts = [
    { name: t.required, cents: totals.requiredCents, fill: '#0f5f50' },
    { name: t.negotiable, cents: totals.negotiableCents, fill: '#f7b733' },
    { name: t.optional, cents: totals.optionalCents, fill: '#175f9c' },
  ];
  const whole = parts.reduce((sum, { cents }) => sum + cents, 0);
  const startOf = (index: number) =>
    parts.slice(0, index).reduce((sum, { cents }) => sum + (cents / whole) * 100, 0);
  return (
    <>
      <svg
        aria-hidden="true"
        className="mt-3 h-4 w-full rounded-full"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
      >
        {parts.map(({ name, cents, fill }, index) => (
          <rect key={name} x={startOf(index)} width={(cents / whole) * 100} height="4" fill={fill} />
        ))}
      </svg>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-3">
        {parts.map(({ name, cents, fill }) => (
          <div key={name} className="flex items-center justify-between gap-3 sm:block">
            <dt className="flex items-center gap-2 text-sm text-muted">
              <svg aria-hidden="true" width="10" height="10">
                <circle cx="5" cy="5" r="5" fill={fill} />
              </svg>
              <span>{name}</span>
            </dt>
            <dd className="num text-lg font-bold sm:mt-0.5">{formatCents(cents, language, 0)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
