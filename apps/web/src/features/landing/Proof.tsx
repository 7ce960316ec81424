import { marketing } from '../../content/marketing';
import type { Language } from '../../shared/i18n/language';
import type { LandingMessages } from './messages.en';

/** Claims and testimonials. */
export function Proof({ t, language }: { t: LandingMessages['proof']; language: Language }) {
  const { claims, testimonials, savedLabel } = marketing[language];
  return (
    <section aria-labelledby="proof" className="wrap py-20">
      <h2 id="proof" className="display max-w-xl text-4xl">
        {t.title}
      </h2>
      <div className="mt-10 grid gap-6 md:grid-cols-2">
        {testimonials.map(({ saved, quote, buyer }) => (
          <figure key={saved} className="sheet flex flex-col p-7">
            <p className="flex items-baseline gap-2">
              <span className="num font-display text-4xl font-bold text-pine-700">{saved}</span>
              <span className="font-semibold text-muted">{savedLabel}</span>
            </p>
            <blockquote className="mt-3 text-lg leading-relaxed">{quote}</blockquote>
            <figcaption className="mt-auto pt-4 text-sm text-muted">{buyer}</figcaption>
          </figure>
        ))}
      </div>
      <dl className="mt-12 grid grid-cols-2 gap-x-6 gap-y-8 border-t border-line pt-8 lg:grid-cols-4">
        {claims.map(({ figure, text }) => (
          <div key={figure} className="flex flex-col-reverse justify-end">
            <dt className="text-[0.9375rem] text-muted">{text}</dt>
            <dd className="num font-display text-2xl font-bold">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
