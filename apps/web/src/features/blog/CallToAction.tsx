import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { messages } from './messages';

type Props = {
  variant: 'sidebar' | 'inline' | 'article-end';
  category?: string | undefined;
  language: Language;
};

/**
 * A link to the report with a text that matches the category; at the end of an article also a link to how it
 * works.
 */
export function CallToAction({ variant, category = 'default', language }: Props) {
  const { byCategory, ...t } = messages[language].promotions;
  const { title, body } = (Object.hasOwn(byCategory, category) && byCategory[category]) || byCategory.default;
  const isEnd = variant === 'article-end';
  return (
    <div
      role="group"
      aria-label={title}
      className={`on-dark rounded-card bg-pine-900 text-white print:hidden ${isEnd ? 'p-8' : 'p-6'}`}
    >
      <p className={`display ${isEnd ? 'text-[1.625rem]' : 'text-xl'}`}>{title}</p>
      <p className="mt-2 text-pine-100">{body}</p>
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
