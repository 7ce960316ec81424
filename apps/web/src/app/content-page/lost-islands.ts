import { languageOf } from '../../shared/i18n/language';
import { errorTexts } from '../error-texts';

/** Told at the element of an island whose code or texts could not be loaded; bubbles. */
export const lostIsland = 'island-lost';

/**
 * Says above a part of the page that cannot live that it did not load, with a way to try again. Of what the page does
 * without, such as the question about cookies, it says nothing.
 */
export function tellOfLostIslands(page: Document): void {
  page.addEventListener(lostIsland, ({ target }) => {
    if (!(target instanceof HTMLElement) || target.dataset['awakens'] !== 'at-once') return;
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
