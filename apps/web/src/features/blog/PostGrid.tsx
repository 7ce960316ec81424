import { Link } from 'react-router-dom';
import type { BlogSummary } from '../../shared/api/blog';
import { dayName } from '../../shared/i18n/days';
import { blogHref, categoryName, postHref } from './blog-addresses';
import type { BlogMessages } from './messages.en';

const skeletons = 6;

/** A page of post cards, with six placeholders while loading. */
export function PostGrid({ posts, t }: { posts: readonly BlogSummary[] | undefined; t: BlogMessages }) {
  if (!posts) {
    return (
      <div role="status" aria-label={t.loading} className="grid gap-6 md:grid-cols-2">
        {Array.from({ length: skeletons }, (_, index) => (
          <div key={index} data-skeleton className="sheet h-64 animate-pulse p-6">
            <div className="h-4 w-1/3 rounded bg-line" />
            <div className="mt-4 h-6 w-4/5 rounded bg-line" />
            <div className="mt-4 h-20 rounded bg-line" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} t={t} />
        </li>
      ))}
    </ul>
  );
}

const mostTags = 2;

/** A post in a list, with up to two tags. */
function PostCard({ post, t }: { post: BlogSummary; t: BlogMessages }) {
  const { slug, title, excerpt, category, language, tags, image } = post;
  const more = tags.length - mostTags;
  return (
    <article className="sheet flex h-full flex-col p-6">
      {image && (
        <img
          {...image}
          loading="lazy"
          className="mb-4 aspect-[1.9] w-full rounded-xl border border-line object-cover"
        />
      )}
      <p className="text-sm font-semibold text-pine-700">{categoryName(category, t)}</p>
      <h3 className="display mt-1 text-xl">
        <Link className="hover:underline" to={postHref(slug)}>
          {title}
        </Link>
      </h3>
      <p className="mt-2 text-muted">{excerpt}</p>
      <ul className="mt-4 flex flex-wrap gap-2 text-sm">
        {tags.slice(0, mostTags).map((tag) => (
          <li key={tag}>
            <Link
              className="inline-flex min-h-8 items-center rounded-lg bg-pine-50 px-2.5 text-pine-800 hover:bg-pine-100"
              to={blogHref({ language, tag })}
            >
              {tag}
            </Link>
          </li>
        ))}
        {more > 0 && <li className="inline-flex min-h-8 items-center text-muted">{t.more(more)}</li>}
      </ul>
      <div className="mt-auto pt-4 text-muted">
        <PostMeta post={post} t={t} />
      </div>
    </article>
  );
}

/** Date, reading time and author of a post. */
export function PostMeta({ post, t }: { post: BlogSummary; t: BlogMessages }) {
  const { publishedAt, updatedAt, language, readMinutes, author } = post;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <time dateTime={publishedAt}>{dayName(publishedAt, language)}</time>
      {updatedAt && <span>{t.updated(dayName(updatedAt, language))}</span>}
      <span>{t.minutes(readMinutes)}</span>
      <span>{t.by(author)}</span>
    </p>
  );
}
