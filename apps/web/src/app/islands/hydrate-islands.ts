import type { ReactNode } from 'react';
import type { Language } from '../../shared/i18n/language';
import { waitForIslandRequest } from '../../shared/islands/request-island';
import type { HydrateOn } from '../../shared/islands/Island';
import { islandFailedEvent } from '../content-page/page-behavior';
import { type EarlyInput, captureEarlyInput } from '../early-input';

/**
 * Creates an island's content for a language from the data embedded in its page. The code and texts are loaded
 * on demand.
 */
type Island = { default: (language: Language, data: unknown) => Promise<ReactNode> | ReactNode };

/** By the `name` of `shared/islands/Island`. */
const islands: Record<string, () => Promise<Island>> = {
  'property-form': () => import('./property-form'),
  'organizations-column': () => import('./organizations-column'),
  'cookie-settings': () => import('./cookie-settings'),
  'quick-estimate': () => import('./quick-estimate'),
  toaster: () => import('./toaster'),
};

/** Hydrates each island of the page at its moment. */
export function hydrateIslands(page: ParentNode): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-island]')) {
    const held = captureEarlyInput(element);
    void triggers[element.dataset['hydrateOn'] as HydrateOn](element)
      .then(() => hydrateWhenLoaded(element, held))
      .catch((error: unknown) => {
        console.error(`The part ${String(element.dataset['island'])} of the page could not be loaded`, error);
        element.dispatchEvent(new Event(islandFailedEvent, { bubbles: true }));
      });
  }
}

async function hydrateWhenLoaded(element: HTMLElement, held: EarlyInput): Promise<void> {
  const { island: name = '', language: of = 'en', of: data = 'null' } = element.dataset;
  const language = of as Language;
  const load = islands[name];
  if (!load) throw new Error(`There is no island ${name}`);
  const [{ hydrateIsland }, { default: contentIn }] = await Promise.all([import('./hydrate-island'), load()]);
  const content = await contentIn(language, JSON.parse(data));
  await nextTask();
  hydrateIsland(element, content, { name, language, held });
}

const triggers: Record<HydrateOn, (element: HTMLElement) => Promise<void>> = {
  load: () => waitForPaint().then(preloadIslandCode),
  visible: (element) => waitUntilVisible(element),
  request: (element) => waitForIslandRequest(element.dataset['island'] ?? ''),
};

const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** Resolves after the first paint; before it, code must not compete with content for network and processor. */
const waitForPaint = () =>
  new Promise<void>((resolve) => void requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Fetches all known code of the page's islands at once (`scripts/document.mjs`) instead of one after the other.
 */
function preloadIslandCode(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="island-code"]'))
    link.rel = 'modulepreload';
}

/** An island has no box of its own, so its parent is observed. */
const waitUntilVisible = (element: HTMLElement) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '400px' },
    );
    observer.observe(element.parentElement ?? element);
  });
