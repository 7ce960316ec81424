import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { callToActionTexts } from './call-to-action-texts';

type Props = {
  variant: 'sidebar' | 'inline' | 'article-end';
  category?: string | undefined;
  language: Language;
};

/** The way to the report, in words that fit the category; at the end of an article also to how it works. */
export function CallToAction({ variant, category = 'default', language }: Props) {
  const texts = callToActionTexts[language];
  const t = (Object.hasOwn(texts, category) ? texts[category] : undefined) ?? texts.default;
  const isEnd = variant === 'article-end';
  return (
    <div
      role="group"
      aria-label={t.title}
      className={`on-dark rounded-card bg-pine-900 text-white print:hidden ${isEnd ? 'p-8' : 'p-6'}`}
    >
      <p className={`display ${isEnd ? 'text-[1.625rem]' : 'text-xl'}`}>{t.title}</p>
      <p className="mt-2 text-pine-100">{t.body}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <Link className="btn btn-accent" to={href('home', language)}>
          {t.button}
          <ArrowRight aria-hidden size={18} />
        </Link>
        {isEnd && (
          <Link className="btn btn-on-dark" to={href('howItWorks', language)}>
            {t.how}
          </Link>
        )}
      </p>
    </div>
  );
}
