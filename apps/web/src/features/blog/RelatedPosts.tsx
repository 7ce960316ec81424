import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { relatedPostsQuery } from '../../shared/api/blog';
import { categoryName, longDate, postHref } from './blog-addresses';
import type { BlogMessages } from './messages.en';

/** Up to four posts that are like one; nothing while there are none, or when they cannot be read. */
export function RelatedPosts({ slug, t }: { slug: string; t: BlogMessages }) {
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
            <p className="text-sm font-semibold text-pine-700">{categoryName(category, language)}</p>
            <Link className="link" to={postHref(other)}>
              {title}
            </Link>
            <p className="mt-1 text-[0.9375rem] text-muted">{excerpt}</p>
            <time className="text-sm text-muted" dateTime={publishedAt}>
              {longDate(publishedAt, language)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
