import { Link } from 'react-router-dom';
import { englishHref } from '../../../shared/i18n/english-paths';
import { EnglishSeo } from '../../../shared/seo/Seo';
import { PineBand } from '../../../shared/ui/PineBand';
import t from './texts';

/** `/affiliate-terms`. */
export default function TermsPage() {
  return (
    <>
      <EnglishSeo {...t.seo} path={englishHref('affiliateTerms')} />
      <PineBand title={t.title} lede={t.lede}>
        <p className="mt-4 text-[0.9375rem] text-pine-100">{t.updated}</p>
      </PineBand>
      <div className="wrap grid gap-x-14 gap-y-10 py-14 lg:grid-cols-[15rem_1fr]">
        <nav aria-label={t.contents} className="lg:sticky lg:top-8 lg:self-start">
          <p className="font-semibold">{t.contents}</p>
          <ol className="mt-2 grid gap-x-6 border-t border-line pt-2 sm:grid-cols-2 lg:grid-cols-1">
            {t.sections.map(({ id, title }, index) => (
              <li key={id} className="num text-[0.9375rem] text-muted">
                <a
                  className="inline-flex min-h-9 items-center gap-2 hover:text-pine-700 hover:underline"
                  href={`#${id}`}
                >
                  <span>{index + 1}.</span> {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-2xl">
          {t.sections.map(({ id, title, paragraphs }, index) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-title`}
              className="mb-9 border-t border-ink/80 pt-4"
            >
              <h2 id={`${id}-title`} className="num text-xl font-bold">
                {index + 1}. {title}
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-3 text-muted">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
          <Link className="btn btn-primary" to={englishHref('affiliateRegister')}>
            {t.register}
          </Link>
        </div>
      </div>
    </>
  );
}
