import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Pages, siteFolder } from '../pages/pages.js';
import { drawSocialImage, type Typefaces } from './draw-social-image.js';
import { findPagePath, readSharedPage } from './shared-page.js';
import { Typeface } from './typeface.js';

/** An image, or the current address of the page's image. */
export type FoundImage = Readonly<{ png: Buffer }> | Readonly<{ movedTo: string }>;

/** Most cached images: about as many as the site has public pages. */
const mostCached = 300;

/** Preview images of shared links: each public page has one, drawn from its head on first use. */
@Injectable()
export class SocialImages {
  private readonly drawn = new Map<string, Buffer>();
  private typefaces: Typefaces | null = null;

  constructor(private readonly pages: Pages) {}

  /** Finds the image at an address below `/social/`; null when no page has an image there. */
  async find(address: string): Promise<FoundImage | null> {
    const before = this.drawn.get(address);
    if (before) return { png: before };
    const page = findPagePath(address);
    const html = page === null ? null : await this.pages.findHtml(page);
    const shared = html === null ? null : readSharedPage(html);
    if (!shared) return null;
    if (shared.image !== address) return { movedTo: shared.image };
    this.typefaces ??= readTypefaces();
    const png = drawSocialImage(shared.title, shared.language, this.typefaces);
    if (this.drawn.size >= mostCached) this.drawn.delete(this.drawn.keys().next().value ?? '');
    this.drawn.set(address, png);
    return { png };
  }
}

/** The site's typefaces in their default weights, 800 and 300. */
function readTypefaces(): Typefaces {
  const assets = join(siteFolder, 'assets');
  const open = (family: string): Typeface => {
    const file = readdirSync(assets).find((name) => name.startsWith(family) && name.endsWith('.woff2'));
    if (!file) throw new Error(`${assets} has no typeface ${family}: build the site again`);
    return new Typeface(readFileSync(join(assets, file)));
  };
  return { display: open('bricolage-grotesque'), text: open('figtree') };
}
