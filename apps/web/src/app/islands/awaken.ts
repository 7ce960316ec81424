import type { Language } from '../../shared/i18n/language';
import type { Awakens } from '../../shared/islands/Island';
import { untilAskedFor } from '../../shared/islands/ask-for';
import { lostIsland } from '../content-page/lost-islands';
import { holdInput, type HeldInput } from '../hold-input';
import { islands } from '.';

/** Takes over each island of the page when its time has come. */
export function awakenIslands(page: ParentNode): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-island]')) {
    const held = holdInput(element);
    void times[element.dataset['awakens'] as Awakens](element)
      .then(() => awaken(element, held))
      .catch((error: unknown) => {
        console.error(`The part ${String(element.dataset['island'])} of the page could not be loaded`, error);
        element.dispatchEvent(new Event(lostIsland, { bubbles: true }));
      });
  }
}

async function awaken(element: HTMLElement, held: HeldInput): Promise<void> {
  const { island: name = '', language: of = 'en', of: data = 'null' } = element.dataset;
  const language = of as Language;
  const load = islands[name];
  if (!load) throw new Error(`There is no island ${name}`);
  const [{ hydrateIsland }, { default: contentIn }] = await Promise.all([import('./hydrate'), load()]);
  const content = await contentIn(language, JSON.parse(data));
  await nextTask();
  hydrateIsland(element, content, { name, language, held });
}

const times: Record<Awakens, (element: HTMLElement) => Promise<void>> = {
  'at-once': () => painted().then(fetchCode),
  seen: (element) => seen(element),
  asked: (element) => untilAskedFor(element.dataset['island'] ?? ''),
};

const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** What can be read is on the screen: from then on code may take the line and the processor. */
const painted = () => new Promise<void>((resolve) => void requestAnimationFrame(() => setTimeout(resolve)));

/** Fetches what the islands of the page are known to need (`scripts/document.mjs`) at once, not one after the other. */
function fetchCode(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="island-code"]'))
    link.rel = 'modulepreload';
}

/** An island has no box of its own: that of what it stands in tells. */
const seen = (element: HTMLElement) =>
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
