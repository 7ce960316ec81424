import { byLanguage, defaultLanguage, type Language, languages, locales } from '../i18n/language';
import { useLanguage } from '../i18n/LanguageContext';
import { href, type PublicPageId } from '../i18n/paths';
import { publicUrl } from './public-url';
import { socialImage } from './social-image';

type SeoProps = { title: string; description: string };

/**
 * Head of a page that search engines must not list, because it belongs to one purchase; it does not name the
 * report.
 */
export function PrivateSeo({ title, description }: SeoProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
      <SocialTags title={title} description={description} language={useLanguage()} path={null} />
    </>
  );
}

/** As in `en_US`. */
export const openGraphLocale = (language: Language): string => locales[language].replace('-', '_');

type PublicSeoProps = SeoProps & { page: PublicPageId; keywords: string; language: Language };

/** Head of a translated public page: canonical address, language alternates and social tags. */
export function PublicSeo({ page, ...rest }: PublicSeoProps) {
  return <PairSeo {...rest} paths={byLanguage((language) => href(page, language))} />;
}

type PairSeoProps = SeoProps & {
  paths: Readonly<Record<Language, string>>;
  keywords: string;
  language: Language;
};

/** The same for a page with a parameter in its address. */
export function PairSeo({ paths, title, description, keywords, language }: PairSeoProps) {
  const url = (of: Language) => publicUrl() + paths[of];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      <link rel="canonical" href={url(language)} />
      {languages.map((of) => (
        <link key={of} rel="alternate" hrefLang={of} href={url(of)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={url(defaultLanguage)} />
      <meta property="og:url" content={url(language)} />
      <SocialTags title={title} description={description} language={language} path={paths[language]} />
    </>
  );
}

type EnglishSeoProps = SeoProps & { keywords: string; path: string };

/** Head of a public page that exists in English only. */
export function EnglishSeo({ title, description, keywords, path }: EnglishSeoProps) {
  const url = publicUrl() + path;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
      <SocialTags title={title} description={description} language="en" path={path} />
    </>
  );
}

type SocialTagsProps = SeoProps & { language: Language; path: string | null };

/** Tags for link previews; no image without a `path`. */
function SocialTags({ title, description, language, path }: SocialTagsProps) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Closewise" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={openGraphLocale(language)} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {path !== null && <SocialImage src={socialImage(path, title)} alt={title} />}
    </>
  );
}

type SocialImageProps = { src: string; alt: string; width?: number; height?: number };

/** The preview image; `src` is a path from the site's root. */
export function SocialImage({ src, alt, width = 1200, height = 630 }: SocialImageProps) {
  return (
    <>
      <meta property="og:image" content={publicUrl() + src} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={publicUrl() + src} />
    </>
  );
}
