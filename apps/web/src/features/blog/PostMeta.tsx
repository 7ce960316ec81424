import type { BlogSummary } from '../../shared/api/blog';
import { longDate } from './blog-addresses';
import type { BlogMessages } from './messages.en';

/** Day, minutes to read and author of a post. */
export function PostMeta({ post, t }: { post: BlogSummary; t: BlogMessages }) {
  const { publishedAt, updatedAt, language, readMinutes, author } = post;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <time dateTime={publishedAt}>{longDate(publishedAt, language)}</time>
      {updatedAt && <span>{t.updated(longDate(updatedAt, language))}</span>}
      <span>{t.minutes(readMinutes)}</span>
      <span>{t.by(author)}</span>
    </p>
  );
}
