import { marketing } from '../../content/marketing';
import type { Language } from '../../shared/i18n/language';
import type { LandingMessages } from './messages.en';

/** Claims and testimonials. */
export function Proof({ t, language }: { t: LandingMessages['proof']; language: Language }) {
  const { claims, testimonials } = marketing[language];
  return (
    <section aria-labelledby="proof" className="wrap py-20">
      <h2 id="proof" className="display max-w-xl text-4xl">
        {t.title}
      </h2>
      <div className="mt-10 grid gap-6 md:grid-cols-2">
        {testimonials.map(({ saved, caption }) => (
          <figure key={saved} className="sheet p-7">
            <p className="num font-display text-3xl font-bold text-pine-700 sm:text-4xl">{saved}</p>
            <figcaption className="mt-2 text-muted">{caption}</figcaption>
          </figure>
        ))}
      </div>
      <dl className="mt-12 grid gap-x-6 min-[23.5rem]:grid-cols-2 gap-y-8 border-t border-line pt-8 lg:grid-cols-4">
        {claims.map(({ figure, text }) => (
          <div key={figure} className="flex flex-col-reverse justify-end">
            <dt className="text-[0.9375rem] text-muted">{text}</dt>
            <dd className="num font-display text-xl font-bold sm:text-2xl">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
