import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Pages, siteFolder } from '../pages/pages.js';
import { drawSocialImage, type Typefaces } from './draw-social-image.js';
import { pageOf, sharedBy } from './shared-page.js';
import { Typeface } from './typeface.js';

/** A picture, or the address that the page's picture has by now. */
export type FoundImage = Readonly<{ png: Buffer }> | Readonly<{ movedTo: string }>;

/** As many as the site has public pages. */
const mostKept = 300;

/** The pictures of shared links: each public page has one, drawn of its own head when it is first asked for. */
@Injectable()
export class SocialImages {
  private readonly drawn = new Map<string, Buffer>();
  private typefaces: Typefaces | null = null;

  constructor(private readonly pages: Pages) {}

  /** What is at an address below `/social/`, with its query; null when no page of the site names a picture there. */
  async find(address: string): Promise<FoundImage | null> {
    const before = this.drawn.get(address);
    if (before) return { png: before };
    const page = pageOf(address);
    const html = page === null ? null : await this.pages.htmlOf(page);
    const shared = html === null ? null : sharedBy(html);
    if (!shared) return null;
    if (shared.image !== address) return { movedTo: shared.image };
    this.typefaces ??= readTypefaces();
    const png = drawSocialImage(shared.title, shared.language, this.typefaces);
    if (this.drawn.size >= mostKept) this.drawn.delete(this.drawn.keys().next().value ?? '');
    this.drawn.set(address, png);
    return { png };
  }
}

/** Those of the site's pages, in their default weights: 800 and 300. */
function readTypefaces(): Typefaces {
  const assets = join(siteFolder, 'assets');
  const open = (family: string): Typeface => {
    const file = readdirSync(assets).find((name) => name.startsWith(family) && name.endsWith('.woff2'));
    if (!file) throw new Error(`${assets} has no typeface ${family}: build the site again`);
    return new Typeface(readFileSync(join(assets, file)));
  };
  return { display: open('bricolage-grotesque'), text: open('figtree') };
}
