import { goToForm } from '../../features/landing/go-to-form';
import { type Language, languageOf } from '../../shared/i18n/language';
import { errorTexts } from '../error-texts';
import { whenIdle } from '../when-idle';

/** The other language's address of a page, from the `alternate` link in its head if there is one. */
function linkToTranslation(link: HTMLAnchorElement): void {
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

/**
 * Language links keep query and hash, and form links scroll to the form; on other pages the router does both.
 */
export function enhanceLinks(page: Document): void {
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented) return;
    if (link.dataset['samePage'] !== undefined) {
      linkToTranslation(link);
    } else if (link.hash === '#property-form' && link.pathname === window.location.pathname) {
      if (goToForm()) event.preventDefault();
    }
  });
}

/** Opens a dialog with the button right before it; a close button or a click on the backdrop closes it. */
export function enhanceDialogs(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const beside = target.closest('[data-opens-dialog]')?.nextElementSibling;
    if (beside instanceof HTMLDialogElement) beside.showModal();
    const dialog = target.closest('dialog');
    if (dialog && (target === dialog || target.closest('[data-closes-dialog]'))) dialog.close();
  });
}

/** Opens the answer named in the address, such as `#faq-102`, now and after each change of the hash. */
export function openLinkedAnswer(page: Document): void {
  const open = () => {
    const named = page.getElementById(page.location.hash.slice(1));
    if (!(named instanceof HTMLDetailsElement)) return;
    named.open = true;
    named.scrollIntoView();
  };
  window.addEventListener('hashchange', open);
  open();
}

/** Loads the deferred parts of a prerendered page once the browser is idle. */
export function loadDeferredParts(page: Document): void {
  const place = page.querySelector('[data-deferred-parts]');
  if (!place) return;
  whenIdle(() => {
    start(place, languageOf(page.location.pathname)).catch((error: unknown) =>
      console.warn('A part of the page could not be loaded', error),
    );
  });
}

async function start(place: Element, language: Language): Promise<void> {
  const { startDeferredParts } = await import('../deferred-parts');
  startDeferredParts(place, language).visit(window.location.pathname);
}

/** Fired at an island's element, and bubbling, when its code or texts could not be loaded. */
export const islandFailedEvent = 'island-lost';

/**
 * Shows an error with a reload button above an island that failed to load. Optional parts, such as the cookie
 * banner, fail silently.
 */
export function showIslandErrors(page: Document): void {
  page.addEventListener(islandFailedEvent, ({ target }) => {
    if (!(target instanceof HTMLElement) || target.dataset['hydrateOn'] !== 'load') return;
    const t = errorTexts[languageOf(page.location.pathname)];
    const notice = page.createElement('p');
    notice.role = 'alert';
    notice.className = 'mb-4 rounded-xl bg-clay-50 p-3.5 font-semibold text-clay-700';
    const reload = page.createElement('button');
    reload.type = 'button';
    reload.className = 'ml-2 underline';
    reload.textContent = t.reload;
    reload.addEventListener('click', () => window.location.reload());
    notice.append(t.body, reload);
    target.prepend(notice);
  });
}
