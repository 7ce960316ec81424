/** The public pages with their pairs; the server writes its own address in place of __PUBLIC_URL__. */
export function sitemap({ languages, paths, publicPageIds, publicEnglishPageIds, englishHref }, guides) {
  const address = (path) => `__PUBLIC_URL__${path}`;
  const entriesOf = (pair) => {
    const links = languages
      .map(
        (language) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${address(pair[language])}"/>`,
      )
      .join('');
    return languages.map((language) => `<url><loc>${address(pair[language])}</loc>${links}</url>`);
  };
  const pairs = [...publicPageIds.map((id) => paths[id]), ...guides.pairs];
  const inEnglish = publicEnglishPageIds.map((id) => `<url><loc>${address(englishHref(id))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...pairs.flatMap(entriesOf), ...inEnglish].join('\n')}
</urlset>
`;
}
