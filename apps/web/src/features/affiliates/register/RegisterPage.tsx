import { useState } from 'react';
import { englishHref } from '../../../shared/i18n/english-paths';
import { EnglishSeo } from '../../../shared/seo/Seo';
import { SendLinkForm } from '../SendLinkForm';
import { Hero } from './Hero';
import { Success } from './Success';
import t from './texts';

/** `/affiliate/register`: why, the form, and the way back for those who have registered before. */
export default function RegisterPage() {
  const [registered, setRegistered] = useState<string | null>(null);
  return (
    <>
      <EnglishSeo {...t.seo} path={englishHref('affiliateRegister')} />
      {registered === null ? <Offer onDone={setRegistered} /> : <Success email={registered} />}
    </>
  );
}

function Offer({ onDone }: { onDone: (email: string) => void }) {
  return (
    <>
      <Hero onDone={onDone} />
      <section aria-labelledby="steps-title" className="wrap pb-16 pt-8">
        <h2 id="steps-title" className="display text-4xl">
          {t.steps.title}
        </h2>
        <ol className="mt-8 grid gap-8 md:grid-cols-3">
          {t.steps.items.map(({ title, body }, index) => (
            <li key={title} className="border-t border-ink/80 pt-5">
              <span aria-hidden="true" className="num font-display text-lg font-bold text-pine-700">
                {index + 1}
              </span>
              <h3 className="mt-2 text-xl font-bold">{title}</h3>
              <p className="mt-2 text-muted">{body}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="why-title" className="border-y border-line bg-pine-50">
        <div className="wrap py-16">
          <h2 id="why-title" className="display text-4xl">
            {t.why.title}
          </h2>
          <ul className="mt-8 grid gap-x-10 gap-y-7 md:grid-cols-3">
            {t.why.items.map(({ title, body }) => (
              <li key={title}>
                <h3 className="text-xl font-bold">{title}</h3>
                <p className="mt-2 text-muted">{body}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <div className="wrap max-w-3xl py-16">
        <SendLinkForm />
      </div>
    </>
  );
}
