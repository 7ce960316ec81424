import { Link } from 'react-router-dom';
import type { BlogSummary } from '../../shared/api/blog';
import { blogHref, categoryName, postHref } from './blog-addresses';
import type { BlogMessages } from './messages.en';
import { PostMeta } from './PostMeta';

const mostTags = 2;

/** A post in a list; at most two tags are named. */
export function PostCard({ post, t }: { post: BlogSummary; t: BlogMessages }) {
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
      <p className="text-sm font-semibold text-pine-700">{categoryName(category, language)}</p>
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
