import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { showBannerEvent } from '../../shared/consent/consent-store';
import { enhanceButtons } from './buttons';
import {
  enhanceDialogs,
  enhanceLinks,
  islandFailedEvent,
  openLinkedAnswer,
  showIslandErrors,
} from './page-behavior';

const show = (html: string) => {
  document.body.innerHTML = html;
};
const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector) as E;

// The behavior listens to the whole page, which these tests share with those of other files.
const gone = new AbortController();
beforeAll(() => {
  const listen = document.addEventListener.bind(document);
  const untilGone = vi
    .spyOn(document, 'addEventListener')
    .mockImplementation((type: string, listener) => listen(type, listener, { signal: gone.signal }));
  enhanceDialogs(document);
  enhanceButtons(document);
  enhanceLinks(document);
  showIslandErrors(document);
  untilGone.mockRestore();
});
afterAll(() => gone.abort());
beforeEach(() => window.history.replaceState(null, '', '/faq?ref=ANA1#faq-2'));

describe('a prerendered page', () => {
  it('opens its side menu, and closes it by the button or a click outside', () => {
    show(
      '<button data-opens-dialog>Menu</button><dialog><button data-closes-dialog>X</button><p>Links</p></dialog>',
    );
    const dialog = find<HTMLDialogElement>('dialog');
    find('[data-opens-dialog]').click();
    find('dialog p').click();
    expect(dialog.open).toBe(true);
    find('[data-closes-dialog]').click();
    expect(dialog.open).toBe(false);
    find('[data-opens-dialog]').click();
    dialog.click();
    expect(dialog.open).toBe(false);
  });

  it('scrolls to the form and focuses its first field', () => {
    show('<form id="property-form"><input></form><a href="#property-form">Start</a>');
    find('a').click();
    expect(find('input')).toHaveFocus();
  });

  it('keeps query and hash when the language is switched', () => {
    show('<a data-same-page href="/es/preguntas-frecuentes">Español</a>');
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    find('a').click();
    expect(find<HTMLAnchorElement>('a').href).toBe(
      `${window.location.origin}/es/preguntas-frecuentes?ref=ANA1#faq-2`,
    );
  });

  it('links to the page in the other language that its head names', () => {
    document.head.innerHTML =
      '<link rel="alternate" hreflang="es" href="https://closewise.example/blog/que-es">';
    show('<a data-same-page hreflang="es" href="/es/">Español</a>');
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    find('a').click();
    expect(find<HTMLAnchorElement>('a').href).toBe(`${window.location.origin}/blog/que-es?ref=ANA1#faq-2`);
    document.head.innerHTML = '';
  });

  it('[BL-03] shares its address with a button, and shows the outcome', async () => {
    const write = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('blocked'));
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText: write } });
    show(
      '<button data-shares="Escrow" data-copied="Copied" data-refused="Please copy it"><b>Share</b></button><span role="status"></span>',
    );
    find('b').click();
    await vi.waitFor(() => expect(find('[role=status]')).toHaveTextContent('Copied'));
    expect(write).toHaveBeenCalledWith(`${window.location.origin}/faq`);
    find('b').click();
    await vi.waitFor(() => expect(find('[role=status]')).toHaveTextContent('Please copy it'));
    vi.unstubAllGlobals();
  });

  it('[CC-01] reopens the cookie banner with a button', () => {
    show('<button data-asks-consent>Cookie Settings</button>');
    const asked = vi.fn();
    window.addEventListener(showBannerEvent, asked);
    find('button').click();
    expect(asked).toHaveBeenCalledOnce();
  });

  it('opens the answer that its address names', () => {
    show('<details id="faq-1"></details><details id="faq-2"></details>');
    openLinkedAnswer(document);
    expect([find('#faq-1'), find('#faq-2')].map((answer) => answer.hasAttribute('open'))).toEqual([
      false,
      true,
    ]);
  });

  it('[RT-17] shows in its language that its form did not load, with a reload button', () => {
    window.history.replaceState(null, '', '/es/');
    document.documentElement.lang = 'zh-CN'; // as a translation of the browser leaves it
    show(
      '<div data-island="property-form" data-hydrate-on="load"></div><div data-island="deferred" data-hydrate-on="idle"></div>',
    );
    find('[data-hydrate-on=idle]').dispatchEvent(new Event(islandFailedEvent, { bubbles: true }));
    expect(document.querySelector('[role=alert]')).toBeNull();
    find('[data-hydrate-on=load]').dispatchEvent(new Event(islandFailedEvent, { bubbles: true }));
    expect(find('[role=alert]')).toHaveTextContent('Ocurrió un error. Inténtelo de nuevo.Volver a cargar');
    document.documentElement.lang = 'en';
  });
});
