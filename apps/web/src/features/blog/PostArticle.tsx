import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { type BlogPost, relatedPostsQuery } from '../../shared/api/blog';
import { dayName } from '../../shared/i18n/days';
import { englishHref } from '../../shared/i18n/english-paths';
import { href } from '../../shared/i18n/paths';
import { pairedLanguage } from '../../shared/i18n/language';
import { PineBand } from '../../shared/ui/PineBand';
import { blogHref, categoryName, postHref } from './blog-addresses';
import { PostSeo } from './BlogSeo';
import { CallToAction } from './CallToAction';
import type { BlogMessages } from './messages.en';
import { PostMeta } from './PostGrid';
import { sharePage } from './share-page';

/** A post: metadata, text (sanitized by the server), link to the report and related posts. */
export function PostArticle({ post, t }: { post: BlogPost; t: BlogMessages }) {
  const { language, slug, title, excerpt, category, tags, image, html, translation } = post;
  return (
    <article lang={language}>
      <PostSeo post={post} t={t} />
      <PineBand title={title} lede={excerpt}>
        <div className="mt-5 grid gap-4 text-pine-100">
          <PostMeta post={post} t={t} />
          <nav aria-label={t.crumbs} className="flex flex-wrap gap-3 print:hidden">
            <Link className="btn btn-on-dark min-h-11" to={href('home', language)}>
              {t.home}
            </Link>
            <Link className="btn btn-on-dark min-h-11" to={blogHref({ language })}>
              {t.back}
            </Link>
            <Link className="btn btn-accent min-h-11" to={href('home', language)}>
              {t.getReport}
            </Link>
          </nav>
        </div>
      </PineBand>
      <div className="wrap grid gap-8 pt-10 pb-16 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <div className="sheet p-6 sm:p-10">
            <div className="flex flex-wrap items-center justify-between gap-4">
              <Link
                className="inline-flex min-h-9 items-center rounded-lg bg-pine-50 px-3 font-semibold text-pine-800 hover:bg-pine-100"
                to={blogHref({ language, category })}
              >
                {categoryName(category, t)}
              </Link>
              <ShareButton title={title} t={t.share} />
            </div>
            {translation && (
              <p className="mt-4">
                <Link
                  className="link"
                  to={postHref(translation)}
                  lang={pairedLanguage(language)}
                  hrefLang={pairedLanguage(language)}
                >
                  {t.translation}
                </Link>
              </p>
            )}
            {image && <img {...image} className="mt-6 h-auto w-full rounded-xl border border-line" />}
            {/* oxlint-disable-next-line react/no-danger -- sanitized by the server */}
            <div className="prose-post mt-6" dangerouslySetInnerHTML={{ __html: html }} />
            <ul className="mt-8 flex flex-wrap gap-2 text-sm">
              {tags.map((tag) => (
                <li key={tag}>
                  <Link
                    className="inline-flex min-h-8 items-center rounded-lg bg-pine-50 px-2.5 text-pine-800 hover:bg-pine-100"
                    to={blogHref({ language, tag })}
                  >
                    {tag}
                  </Link>
                </li>
              ))}
            </ul>
            <div className="mt-8 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6 print:hidden">
              <p className="font-semibold">{t.share.prompt}</p>
              <ShareButton title={title} t={t.share} />
            </div>
            <p className="hint mt-6">
              {t.disclaimer}{' '}
              <a
                className="link"
                href={englishHref('disclaimer')}
                target="_blank"
                rel="noopener"
                hrefLang="en"
              >
                {t.disclaimerLink}
              </a>
            </p>
          </div>
          <div className="mt-8">
            <CallToAction variant="article-end" category={category} language={language} />
          </div>
        </div>
        <div className="grid content-start gap-6">
          <CallToAction variant="inline" category={category} language={language} />
          <RelatedPosts slug={slug} t={t} />
        </div>
      </div>
    </article>
  );
}

/** Up to four related posts. Renders nothing without any, or if they cannot be read. */
function RelatedPosts({ slug, t }: { slug: string; t: BlogMessages }) {
  const { data: posts = [] } = useQuery(relatedPostsQuery(slug));
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="related" className="sheet p-6 print:hidden">
      <h2 id="related" className="display text-xl">
        {t.related}
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {posts.map(({ id, slug: other, title, excerpt, publishedAt, category, language }) => (
          <li key={id} className="py-4">
            <p className="text-sm font-semibold text-pine-700">{categoryName(category, t)}</p>
            <Link className="link" to={postHref(other)}>
              {title}
            </Link>
            <p className="mt-1 text-[0.9375rem] text-muted">{excerpt}</p>
            <time className="text-sm text-muted" dateTime={publishedAt}>
              {dayName(publishedAt, language)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = { title: string; t: BlogMessages['share'] };

/** Shares the post's address; on prerendered pages `content-page/buttons` handles it. */
function ShareButton({ title, t }: Props) {
  const [said, setSaid] = useState('');
  const share = async () => {
    const end = await sharePage(title);
    setSaid(end === 'copied' ? t.copied : end === 'refused' ? t.refused : '');
  };
  return (
    <span className="inline-flex items-center gap-3 print:hidden">
      <button
        type="button"
        className="btn btn-quiet min-h-11"
        data-shares={title}
        data-copied={t.copied}
        data-refused={t.refused}
        onClick={() => void share()}
      >
        <Share2 aria-hidden size={18} />
        {t.button}
      </button>
      <span role="status" className="text-sm">
        {said}
      </span>
    </span>
  );
}
