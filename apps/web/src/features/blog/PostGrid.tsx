import type { BlogSummary } from '../../shared/api/blog';
import type { BlogMessages } from './messages.en';
import { PostCard } from './PostCard';

const skeletons = 6;

/** The cards of a page of posts; while these load, six places for them. */
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
