import { readConfig } from '../../config/read-config.js';
import { ServerConfig } from '../../config/variables/server-config.js';
import { Pages } from './pages.js';
import { Sitemap } from './sitemap.js';

const config = readConfig(ServerConfig, { PUBLIC_URL: 'https://closewise.example' });

class BuiltPages extends Pages {
  override listed() {
    return [
      { addresses: { en: '/faq', es: '/es/preguntas-frecuentes' } },
      { addresses: { en: '/disclaimer' } },
    ];
  }
}

describe('the sitemap', () => {
  it('[RT-07] names each page of the build once for each language, with its pair', async () => {
    const xml = await new Sitemap(new BuiltPages(config), config).write();
    expect(xml.match(/<loc>[^<]*/g)).toEqual([
      '<loc>https://closewise.example/faq',
      '<loc>https://closewise.example/es/preguntas-frecuentes',
      '<loc>https://closewise.example/disclaimer',
    ]);
    const pair =
      '<xhtml:link rel="alternate" hreflang="en" href="https://closewise.example/faq" />' +
      '<xhtml:link rel="alternate" hreflang="es" href="https://closewise.example/es/preguntas-frecuentes" />' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://closewise.example/faq" />';
    expect(xml.split(pair)).toHaveLength(3);
    expect(xml).not.toContain('__');
  });

  it('[RT-07] adds what modules have when it is asked for, escaped, with the day of the last change', async () => {
    const sitemap = new Sitemap(new BuiltPages(config), config);
    const posts: { addresses: { en: string }; changedOn: string }[] = [];
    sitemap.register(() => posts);
    expect(await sitemap.write()).not.toContain('/blog');
    posts.push({ addresses: { en: '/blog/a&b' }, changedOn: '2026-11-20' });
    expect(await sitemap.write()).toContain(
      '<url><loc>https://closewise.example/blog/a&amp;b</loc><lastmod>2026-11-20</lastmod></url>',
    );
  });
});
