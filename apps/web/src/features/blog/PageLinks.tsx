import { Link } from 'react-router-dom';
import { blogHref, type BlogView } from './blog-addresses';
import type { BlogMessages } from './messages.en';

/** To the pages beside this one, where there are more than one. */
export function PageLinks({ view, pages, t }: { view: BlogView; pages: number; t: BlogMessages }) {
  if (pages === 1) return null;
  const { page } = view;
  return (
    <nav aria-label={t.pages.label} className="mt-8 flex items-center justify-between gap-4 print:hidden">
      {page > 1 ? (
        <Link rel="prev" className="btn btn-quiet" to={blogHref({ ...view, page: page - 1 })}>
          {t.pages.previous}
        </Link>
      ) : (
        <span />
      )}
      <span className="num text-muted">{`${page} / ${pages}`}</span>
      {page < pages ? (
        <Link rel="next" className="btn btn-quiet" to={blogHref({ ...view, page: page + 1 })}>
          {t.pages.next}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
