import { inflateSync } from 'node:zlib';
import { pngOf } from './png.js';
import { Raster } from './raster.js';
import { findPagePath, readSharedPage } from './shared-page.js';

describe('the picture of a shared link', () => {
  it('belongs to the page that its address names', () => {
    expect(findPagePath('/social/faq.1x2y.png')).toBe('/faq');
    expect(findPagePath('/social/es/index.1x2y.png')).toBe('/es/');
    expect(findPagePath('/social/blog.1x2y.png?language=es')).toBe('/blog?language=es');
    expect(findPagePath('/social/faq.png')).toBeNull();
  });

  it('is drawn of what the page says of itself, without the name of the site', () => {
    const head = (image: string) =>
      '<meta property="og:title" content="Who&#x27;s paying &amp; why | Closewise"/>' +
      `<meta property="og:locale" content="es_US"/><meta property="og:image" content="${image}"/>`;
    expect(readSharedPage(head('https://closewise.example/social/faq.1x.png'))).toEqual({
      image: '/social/faq.1x.png',
      title: "Who's paying & why",
      language: 'es',
    });
    expect(readSharedPage(head('https://closewise.example/own.png'))).toBeNull();
    expect(readSharedPage('<title>Report</title>')).toBeNull();
  });

  it('has smooth edges: a pixel is covered as far as the outline reaches into it', () => {
    const raster = new Raster(4, 2, [0, 0, 0]);
    raster.fill(
      [
        [
          [0.5, 0],
          [2, 0],
          [2, 1],
          [0.5, 1],
        ],
      ],
      [200, 100, 0],
    );
    const row = [...raster.pixels.subarray(0, 12)];
    expect(row).toEqual([100, 50, 0, 200, 100, 0, 0, 0, 0, 0, 0, 0]);
    expect([...raster.pixels.subarray(12)]).toEqual(Array(12).fill(0));
  });

  it('covers half of what a diagonal cuts, and nothing beyond the picture', () => {
    const raster = new Raster(2, 2, [0, 0, 0]);
    raster.fill(
      [
        [
          [-3, -3],
          [5, 5],
          [-3, 5],
        ],
      ],
      [200, 200, 200],
    );
    expect([...raster.pixels].filter((_, index) => index % 3 === 0)).toEqual([100, 0, 200, 100]);
  });

  it('is a PNG of its pixels', () => {
    const png = pngOf(new Raster(2, 1, [1, 2, 3]));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2, 1]);
    const at = png.indexOf('IDAT');
    const pixels = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
    expect([...pixels]).toEqual([0, 1, 2, 3, 1, 2, 3]);
  });
});
