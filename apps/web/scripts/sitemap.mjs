/** The public pages with their pairs; the server writes its own address in place of __PUBLIC_URL__. */
export function sitemap({ languages, paths, publicEnglishPageIds, englishHref }) {
  const address = (language) => `__PUBLIC_URL__${paths.home[language]}`;
  const pairs = languages
    .map((language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language)}"/>`)
    .join('');
  const entries = languages.map((language) => `<url><loc>${address(language)}</loc>${pairs}</url>`);
  const inEnglish = publicEnglishPageIds.map(
    (id) => `<url><loc>__PUBLIC_URL__${englishHref(id)}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...entries, ...inEnglish].join('\n')}
</urlset>
`;
}
