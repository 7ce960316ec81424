import type { JSHandle, Page } from 'playwright-core';

/** A page as the server sends it, before a browser has run, styled or drawn any of it. */
export type Served = Readonly<{ url: string; html: string }>;

/** The document that the page shows; or what was served, which an empty page, without rules of its own, reads. */
export function documentOf(page: Page, served?: Served): Promise<JSHandle<Document>> {
  return page.evaluateHandle((one) => {
    if (!one) return document;
    const read = new DOMParser().parseFromString(one.html, 'text/html');
    read.head.prepend(Object.assign(read.createElement('base'), { href: one.url }));
    return read;
  }, served);
}
