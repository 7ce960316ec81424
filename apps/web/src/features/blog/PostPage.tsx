import { use } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { blogPostQuery } from '../../shared/api/blog';
import { OutageContext } from '../../shared/api/queries';
import { PrivateSeo } from '../../shared/seo/Seo';
import { PageWaiting } from '../../shared/ui/Spinner';
import { PineBand } from '../../shared/ui/PineBand';
import { blogHref } from './blog-addresses';
import { messages } from './messages';
import { PostArticle } from './PostArticle';

/** `/blog/{slug}`: one post, in its own language. */
export default function PostPage() {
  const { slug = '' } = useParams();
  const isOut = use(OutageContext);
  const { data: post, isError } = useQuery(blogPostQuery(slug));
  if (post) return <PostArticle key={slug} post={post} t={messages[post.language]} />;
  const t = messages.en;
  const isUnanswered = isError || isOut;
  if (post === undefined && !isUnanswered) return <PageWaiting label={t.loading} />;
  const said = isUnanswered ? t.failed : t.notFound;
  return (
    <>
      <PrivateSeo title={`${said.title} | Closewise`} description={said.body} />
      <PineBand title={said.title} lede={said.body}>
        <Link className="btn btn-accent mt-7" to={blogHref({})}>
          <ArrowLeft aria-hidden size={18} />
          {t.back}
        </Link>
      </PineBand>
    </>
  );
}
