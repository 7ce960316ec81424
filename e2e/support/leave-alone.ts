import type { BrowserContext, Page } from 'playwright-core';

/** The visitor has declined cookies and closed the notices on an earlier visit, so that nothing covers the page. */
export async function leaveAlone(visitor: BrowserContext | Page): Promise<void> {
  await visitor.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('closewise_cookie_consent', 'declined');
    localStorage.setItem('closewise_social_proof', 'closed');
  });
}
