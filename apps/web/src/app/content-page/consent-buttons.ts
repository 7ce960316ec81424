import { askAgain } from '../../shared/consent/consent-store';

/** Buttons of a written page that open the question about cookies. */
export function awakenConsentButtons(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-asks-consent]')) askAgain();
  });
}
