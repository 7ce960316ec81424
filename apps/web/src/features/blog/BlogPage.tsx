import { use } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { findPosts } from '@closewise/domain/content';
import { blogPostsQuery, type BlogSummary } from '../../shared/api/blog';
import { OutageContext } from '../../shared/api/queries';
import { languages } from '../../shared/i18n/language';
import type { Elements } from '../../shared/ui/elements';
import { PineBand } from '../../shared/ui/PineBand';
import { blogHref, type BlogView, blogViewOf, categoryName } from './blog-addresses';
import { BlogSeo } from './BlogSeo';
import { CallToAction } from './CallToAction';
import { FilterLinks, SearchForm, Topics } from './BlogFilters';
import { messages } from './messages';
import type { BlogMessages } from './messages.en';
import { PostGrid } from './PostGrid';

const postsOnPage = 8;

/** `/blog`: the posts in one language, filtered by words, topic and tag; all filters are in the address. */
export default function BlogPage() {
  const [query] = useSearchParams();
  const view = blogViewOf(query);
  const t = messages[view.language];
  const isOut = use(OutageContext);
  const { data: posts, isError } = useQuery(blogPostsQuery(view.language));
  const editions = languages.map((language) => ({
    key: language,
    name: t.languages[language],
    to: blogHref({ language }),
    isChosen: language === view.language,
  }));
  return (
    <div lang={view.language}>
      <BlogSeo t={t} view={view} />
      <PineBand title={t.title} lede={t.lede} />
      <div className="wrap relative -mt-12 pb-20">
        {isError || isOut ? (
          <Message title={t.comingSoon.title} body={t.comingSoon.body} />
        ) : (
          <>
            <div className="sheet grid gap-5 p-6 print:hidden">
              <div className="flex flex-wrap items-end justify-between gap-4">
                <div className="w-full max-w-md">
                  <SearchForm view={view} t={t} />
                </div>
                <FilterLinks label={t.languages.label} choices={editions} />
              </div>
              <Categories posts={posts ?? []} view={view} t={t} />
            </div>
            <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
              <Results posts={posts} view={view} t={t} />
              <div className="grid content-start gap-6">
                <CallToAction variant="sidebar" category={view.category} language={view.language} />
                <Topics posts={posts ?? []} language={view.language} t={t} />
              </div>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

type Part = { view: BlogView; t: BlogMessages };

function Categories({ posts, view, t }: Part & { posts: readonly BlogSummary[] }) {
  const categories = [...new Set(posts.map(({ category }) => category))].toSorted();
  const choices = ['', ...categories].map((category) => ({
    key: category,
    name: category ? categoryName(category, t) : t.categories.all,
    to: blogHref({ ...view, category, page: 1 }),
    isChosen: category === view.category,
  }));
  return <FilterLinks label={t.categories.label} choices={choices} />;
}

function Results({ posts, view, t }: Part & { posts: readonly BlogSummary[] | undefined }) {
  const found = posts && findPosts(posts, view);
  const pages = Math.max(1, Math.ceil((found?.length ?? 0) / postsOnPage));
  const page = Math.min(view.page, pages);
  const shown = found?.slice((page - 1) * postsOnPage, page * postsOnPage);
  return (
    <section aria-labelledby="articles" aria-live="polite">
      <h2 id="articles" className={view.tag ? 'display mb-5 text-2xl' : 'sr-only'}>
        {view.tag ? t.tagged(view.tag) : t.articles}
      </h2>
      {found?.length === 0 ? (
        <Message title={t.nothing.title} body={t.nothing.body}>
          <Link className="btn btn-quiet mt-5" to={blogHref({ language: view.language })}>
            {t.search.clear}
          </Link>
        </Message>
      ) : (
        <PostGrid posts={shown} t={t} />
      )}
      <PageLinks view={{ ...view, page }} pages={pages} t={t} />
    </section>
  );
}

function Message({ title, body, children }: { title: string; body: string; children?: Elements }) {
  return (
    <div className="sheet p-10 text-center" role="status">
      <p className="display text-2xl">{title}</p>
      <p className="mx-auto mt-2 max-w-xl text-muted">{body}</p>
      {children}
    </div>
  );
}

/** Links to the previous and next page. */
function PageLinks({ view, pages, t }: { view: BlogView; pages: number; t: BlogMessages }) {
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
