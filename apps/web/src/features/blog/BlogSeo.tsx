import type { BlogPost } from '../../shared/api/blog';
import { defaultLanguage, type Language, languages, pairedLanguage } from '../../shared/i18n/language';
import { JsonLd } from '../../shared/seo/JsonLd';
import { publicUrl } from '../../shared/seo/public-url';
import { openGraphLocale, SocialImage } from '../../shared/seo/Seo';
import { socialImage } from '../../shared/seo/social-image';
import { blogHref, postHref, type BlogView } from './blog-addresses';
import type { BlogMessages } from './messages.en';

const feedHref = (language: Language): string =>
  `/blog/feed${language === defaultLanguage ? '' : `-${language}`}.xml`;

const Feed = ({ language, title }: { language: Language; title: string }) => (
  <link rel="alternate" type="application/atom+xml" title={title} href={publicUrl() + feedHref(language)} />
);

/** Head of the list; filtered lists are not indexed. */
export function BlogSeo({ t, view }: { t: BlogMessages; view: BlogView }) {
  const url = (language: Language) => publicUrl() + blogHref({ language });
  const { language, search, category, tag, page } = view;
  const isWhole = !search && !category && !tag && page === 1;
  return (
    <>
      <title>{t.seo.title}</title>
      <meta name="description" content={t.seo.description} />
      <meta name="keywords" content={t.seo.keywords} />
      {!isWhole && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={url(language)} />
      {languages.map((of) => (
        <link key={of} rel="alternate" hrefLang={of} href={url(of)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={url(defaultLanguage)} />
      <Feed language={language} title={t.feed} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={url(language)} />
      <Shared title={t.seo.title} description={t.seo.description} language={language} />
      <SocialImage src={socialImage(blogHref({ language }), t.seo.title)} alt={t.seo.title} />
    </>
  );
}

/** Head of a post with structured data. */
export function PostSeo({ post, t }: { post: BlogPost; t: BlogMessages }) {
  const { title, metaDescription, language, slug, translation, image, tags } = post;
  const url = publicUrl() + postHref(slug);
  const other = pairedLanguage(language);
  const picture = image ?? { src: socialImage(postHref(slug), title), alt: title };
  const inEnglish = language === defaultLanguage ? slug : translation;
  return (
    <>
      <title>{`${title} | Closewise`}</title>
      <meta name="description" content={metaDescription} />
      {tags.length > 0 && <meta name="keywords" content={tags.join(', ')} />}
      <link rel="canonical" href={url} />
      {translation && <link rel="alternate" hrefLang={language} href={url} />}
      {translation && <link rel="alternate" hrefLang={other} href={publicUrl() + postHref(translation)} />}
      {translation && inEnglish && (
        <link rel="alternate" hrefLang="x-default" href={publicUrl() + postHref(inEnglish)} />
      )}
      <Feed language={language} title={t.feed} />
      <meta property="og:type" content="article" />
      <meta property="og:url" content={url} />
      <meta property="article:published_time" content={post.publishedAt} />
      <Shared title={title} description={metaDescription} language={language} />
      <SocialImage {...picture} />
      <JsonLd
        data={{
          '@type': 'Article',
          headline: title,
          description: metaDescription,
          inLanguage: language,
          datePublished: post.publishedAt,
          dateModified: post.updatedAt ?? post.publishedAt,
          author: { '@type': 'Organization', name: post.author },
          publisher: { '@type': 'Organization', name: 'Closewise', url: publicUrl() },
          image: publicUrl() + picture.src,
          articleSection: post.category,
          keywords: tags.join(', '),
          mainEntityOfPage: url,
        }}
      />
    </>
  );
}

type SharedProps = { title: string; description: string; language: Language };

function Shared({ title, description, language }: SharedProps) {
  return (
    <>
      <meta property="og:site_name" content="Closewise" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={openGraphLocale(language)} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
    </>
  );
}
