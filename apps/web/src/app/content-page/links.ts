import { goToForm } from '../../features/landing/go-to-form';

/** What links of a written page do beyond leading somewhere: the router does it on the others. */
export function awakenLinks(page: Document): void {
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented) return;
    if (link.dataset['samePage'] !== undefined) {
      link.search = window.location.search;
      link.hash = window.location.hash;
    } else if (link.hash === '#property-form' && link.pathname === window.location.pathname) {
      if (goToForm()) event.preventDefault();
    }
  });
}
