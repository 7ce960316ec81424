import { sharePage } from '../../features/blog/share-page';
import { askAgain } from '../../shared/consent/consent-store';

/** Makes the buttons of a prerendered page work; loaded only on the few pages that have some. */
export function enhanceButtons(page: Document): void {
  enhanceConsentButtons(page);
  enhanceShareButtons(page);
}

function enhanceConsentButtons(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-asks-consent]')) askAgain();
  });
}

/** Shares the page's address and says next to the button how it went. */
function enhanceShareButtons(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-shares]') : null;
    if (button) void share(button);
  });
}

async function share({ dataset, nextElementSibling: status }: HTMLElement): Promise<void> {
  const end = await sharePage(dataset['shares'] ?? '');
  if (status)
    status.textContent = { copied: dataset['copied'], refused: dataset['refused'] }[end as string] ?? '';
}
