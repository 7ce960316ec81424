import { Search } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import type { BlogSummary } from '../../shared/api/blog';
import { defaultLanguage, type Language } from '../../shared/i18n/language';
import { blogHref, type BlogView } from './blog-addresses';
import type { BlogMessages } from './messages.en';

/** Searches while typing; without JavaScript it submits as a form. */
export function SearchForm({ view, t }: { view: BlogView; t: BlogMessages }) {
  const navigate = useNavigate();
  const show = (search: string) =>
    void navigate(blogHref({ ...view, search, page: 1 }), { replace: true, preventScrollReset: true });
  const { language, category, tag } = view;
  return (
    <form role="search" method="get" action="/blog" onSubmit={(event) => event.preventDefault()}>
      {language !== defaultLanguage && <input type="hidden" name="language" value={language} />}
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

type Choice = { key: string; name: string; to: string; isChosen: boolean; lang?: string };

/** Links, one of them selected, each with its own address. */
export function FilterLinks({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ key, name, to, isChosen, lang }) => (
          <li key={key}>
            <Link
              className={`btn min-h-11 px-4 text-[0.9375rem] ${isChosen ? 'btn-primary' : 'btn-quiet'}`}
              to={to}
              lang={lang}
              preventScrollReset
              aria-current={isChosen ? 'true' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const mostTopics = 6;

/** The most frequent tags. */
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
