import { askAgain } from '../../shared/consent/consent-store';
import { englishHref } from '../../shared/i18n/english-paths';
import { LegalDocument } from '../../shared/ui/LegalDocument';
import { EnglishSeo } from '../../shared/seo/Seo';
import texts from './texts';

/** `/cookie-policy`. */
export default function CookiePolicyPage() {
  return (
    <>
      <EnglishSeo {...texts.seo} path={englishHref('cookiePolicy')} />
      <LegalDocument t={texts}>
        <StoredEntries />
        <button type="button" className="btn btn-primary print:hidden" data-asks-consent onClick={askAgain}>
          {texts.settings}
        </button>
      </LegalDocument>
    </>
  );
}

/** Each stored entry with its purpose and lifetime. */
function StoredEntries() {
  const t = texts.entries;
  const [, ...headings] = t.columns;
  return (
    <section aria-labelledby="entries" className="mb-9 border-t border-ink/80 pt-4">
      <h2 id="entries" className="text-xl font-bold">
        {t.title}
      </h2>
      <dl className="mt-4">
        {t.rows.map(([name, ...facts]) => (
          <div key={name} className="border-b border-dashed border-line py-4 first:border-t">
            <dt className="font-mono text-[0.9375rem] font-semibold [overflow-wrap:anywhere]">{name}</dt>
            {facts.map((fact, index) => (
              <dd
                key={headings[index]}
                className="mt-1 grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 text-[0.9375rem]"
              >
                <span className="text-muted">{headings[index]}</span>
                <span>{fact}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
