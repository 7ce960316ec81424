import { Search } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { blogHref, type BlogView } from './blog-addresses';
import type { BlogMessages } from './messages.en';

/** Searches while one types; without JavaScript it is sent as a form. */
export function SearchForm({ view, t }: { view: BlogView; t: BlogMessages }) {
  const navigate = useNavigate();
  const show = (search: string) =>
    void navigate(blogHref({ ...view, search, page: 1 }), { replace: true, preventScrollReset: true });
  const { language, category, tag } = view;
  return (
    <form role="search" method="get" action="/blog" onSubmit={(event) => event.preventDefault()}>
      {language === 'es' && <input type="hidden" name="language" value="es" />}
      {category && <input type="hidden" name="category" value={category} />}
      {tag && <input type="hidden" name="tag" value={tag} />}
      <label className="label" htmlFor="blog-search">
        {t.search.label}
      </label>
      <div className="flex gap-2">
        <input
          key={language}
          id="blog-search"
          className="field"
          type="search"
          name="search"
          maxLength={100}
          autoComplete="off"
          defaultValue={view.search}
          onChange={({ target }) => show(target.value)}
        />
        <button className="btn btn-primary" type="submit" aria-label={t.search.button}>
          <Search aria-hidden size={18} />
        </button>
      </div>
    </form>
  );
}
