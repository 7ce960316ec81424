import { Link } from 'react-router-dom';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import type { FaqMessages } from './messages.en';

/** For somebody whose question was answered, or was not there. */
export function MoreHelp({ t, language }: { t: FaqMessages['more']; language: Language }) {
  return (
    <section aria-labelledby="more" className="border-t border-line bg-pine-50 print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-6 py-12">
        <div>
          <h2 id="more" className="display text-3xl">
            {t.title}
          </h2>
          <p className="mt-2 text-muted">{t.body}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link className="btn btn-quiet" to={href('sampleReport', language)}>
            {t.sample}
          </Link>
          <Link className="btn btn-quiet" to={href('howItWorks', language)}>
            {t.how}
          </Link>
          <Link className="btn btn-primary" to={href('home', language)}>
            {t.start}
          </Link>
        </div>
      </div>
    </section>
  );
}
