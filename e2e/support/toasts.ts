import type { BrowserContext, Locator, Page } from 'playwright-core';
import { waitFor } from '../../apps/api/test/wait-for.js';

/** Keeps toasts open until their page is left: on a busy machine they would close before a test has checked them. */
export const keepToasts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const patient = (work: () => void, ms?: number) => start(work, ms === 5_000 ? 3_600_000 : ms);
    Object.assign(window, { setTimeout: patient });
  });

export const toastOn = (page: Page): Locator => page.locator('[data-variant]');

/** Waits for the toast, and until it covers no button and no field. */
export async function waitForUncoveringToast(page: Page, title: string): Promise<void> {
  await toastOn(page).getByText(title).waitFor();
  await waitFor(async () => expect(await page.evaluate(findControlsUnderToast)).toEqual([]));
}

/** Runs in the page: the labels of the buttons and fields under the toast. */
function findControlsUnderToast(): string[] {
  const toast = document.querySelector('[data-variant]')!;
  const { left, right, top, bottom } = toast.getBoundingClientRect();
  return [...document.querySelectorAll('button, input, select, textarea, a.btn')]
    .filter((control) => !toast.contains(control))
    .filter((control) => {
      const box = control.getBoundingClientRect();
      const isShown = box.width > 0 && box.height > 0;
      return isShown && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    })
    .map((control) => control.textContent || control.outerHTML.slice(0, 80));
}

/** Acts and waits for a toast, which closes after five seconds. The page itself watches for it, to miss none. */
export async function waitForToast(page: Page, message: string, act: () => Promise<unknown>): Promise<void> {
  const watcher = await page.evaluateHandle(watchForToast, message);
  await act();
  await page
    .waitForFunction(({ hasAppeared }) => hasAppeared, watcher)
    .catch(async (cause: unknown) => {
      const shown = await page.locator('body').innerText();
      throw new Error(`The toast "${message}" did not appear on ${page.url()}, which shows:\n${shown}`, {
        cause,
      });
    });
  await watcher.dispose();
}

/** Runs in the page: records that the message has appeared. */
function watchForToast(message: string): { hasAppeared: boolean } {
  const watcher = { hasAppeared: false };
  const observer = new MutationObserver(() => {
    const shown = [...document.querySelectorAll('[data-variant] *')];
    if (!shown.some((element) => element.textContent === message && element.checkVisibility())) return;
    watcher.hasAppeared = true;
    observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return watcher;
}
