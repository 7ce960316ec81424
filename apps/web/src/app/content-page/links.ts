import { goToForm } from '../../features/landing/go-to-form';

/** In the other language the page may have a name of its own, which its head says. */
function leadToSamePage(link: HTMLAnchorElement): void {
  const { search, hash, pathname } = window.location;
  const named = document.head.querySelector<HTMLLinkElement>(
    `link[rel=alternate][hreflang="${link.hreflang}"]`,
  );
  const other = named && new URL(named.href);
  const isOther = other && other.pathname + other.search !== pathname + search;
  if (isOther) link.pathname = other.pathname;
  link.search = (isOther && other.search) || search;
  link.hash = hash;
}

/** What links of a written page do beyond leading somewhere: the router does it on the others. */
export function awakenLinks(page: Document): void {
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented) return;
    if (link.dataset['samePage'] !== undefined) {
      leadToSamePage(link);
    } else if (link.hash === '#property-form' && link.pathname === window.location.pathname) {
      if (goToForm()) event.preventDefault();
    }
  });
}
