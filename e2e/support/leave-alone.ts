import type { BrowserContext, Page } from 'playwright-core';

/** The visitor has declined cookies on an earlier visit, so that nothing stands upon the page. */
export async function leaveAlone(visitor: BrowserContext | Page): Promise<void> {
  await visitor.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('closewise_cookie_consent', 'declined');
  });
}
