import { Link } from 'react-router-dom';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import type { HowItWorksMessages } from './messages.en';

/** The few questions that come up before the first step; all others are on their own page. */
export function BeforeYouStart({ t, language }: { t: HowItWorksMessages['faq']; language: Language }) {
  return (
    <section
      aria-labelledby="before"
      className="wrap grid gap-x-14 gap-y-8 py-16 sm:py-20 lg:grid-cols-[20rem_1fr]"
    >
      <div>
        <h2 id="before" className="display text-4xl">
          {t.title}
        </h2>
        <p className="mt-4">
          <Link className="link" to={href('faq', language)}>
            {t.all}
          </Link>
        </p>
      </div>
      <dl className="max-w-2xl">
        {t.items.map(({ question, answer }) => (
          <div key={question} className="border-t border-line py-5 first:border-ink/80">
            <dt className="text-lg font-semibold">{question}</dt>
            <dd className="mt-1.5 text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
