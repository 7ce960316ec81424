import { Link } from 'react-router-dom';
import type { BlogSummary } from '../../shared/api/blog';
import type { Language } from '../../shared/i18n/language';
import { blogHref } from './blog-addresses';
import type { BlogMessages } from './messages.en';

const mostTopics = 6;

/** The tags that most posts carry. */
export function Topics({
  posts,
  language,
  t,
}: {
  posts: readonly BlogSummary[];
  language: Language;
  t: BlogMessages;
}) {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const topics = [...counts].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b)).slice(0, mostTopics);
  if (topics.length === 0) return null;
  return (
    <nav aria-labelledby="topics" className="sheet p-6 print:hidden">
      <h2 id="topics" className="display text-xl">
        {t.popular}
      </h2>
      <ul className="mt-2">
        {topics.map(([tag]) => (
          <li key={tag}>
            <Link className="link inline-flex min-h-11 items-center" to={blogHref({ language, tag })}>
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
