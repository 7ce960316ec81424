import { use } from 'react';
import { useQuery } from '@tanstack/react-query';
import { findPosts } from '@closewise/domain/content';
import { Link, useSearchParams } from 'react-router-dom';
import { blogPostsQuery, type BlogSummary } from '../../shared/api/blog';
import { OutageContext } from '../../shared/api/OutageContext';
import { PineBand } from '../../shared/ui/PineBand';
import { blogHref, blogViewOf, categoryName, type BlogView } from './blog-addresses';
import { BlogSeo } from './BlogSeo';
import { CallToAction } from './CallToAction';
import { FilterLinks } from './FilterLinks';
import { messages } from './messages';
import type { BlogMessages } from './messages.en';
import { PageLinks } from './PageLinks';
import { PostGrid } from './PostGrid';
import { SearchForm } from './SearchForm';
import { Topics } from './Topics';
import type { Elements } from '../../shared/ui/elements';

const postsOnPage = 8;

/** `/blog`: the posts of one language, by words, topic and tag. All of it stands in the address. */
export default function BlogPage() {
  const [query] = useSearchParams();
  const view = blogViewOf(query);
  const t = messages[view.language];
  const isOut = use(OutageContext);
  const { data: posts, isError } = useQuery(blogPostsQuery(view.language));
  const languages = (['en', 'es'] as const).map((language) => ({
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
                <FilterLinks label={t.languages.label} choices={languages} />
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
    name: category ? categoryName(category, view.language) : t.categories.all,
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
