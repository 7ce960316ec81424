import type { BrowserContext, Locator, Page } from 'playwright-core';
import { eventually } from '../../apps/api/test/eventually.js';

/** Toasts stay until their page is left: on a busy machine they would be gone before anybody has looked. */
export const keepToasts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const patient = (work: () => void, ms?: number) => start(work, ms === 5_000 ? 3_600_000 : ms);
    Object.assign(window, { setTimeout: patient });
  });

/** What toasts there are on the page. */
export const toastOn = (page: Page): Locator => page.locator('[data-variant]');

/** Waits for the toast, and until it lies upon no button and no field. */
export async function toastCoversNothing(page: Page, title: string): Promise<void> {
  await toastOn(page).getByText(title).waitFor();
  await eventually(async () => expect(await page.evaluate(underToast)).toEqual([]));
}

/** Runs in the page: the labels of the buttons and fields under the toast. */
function underToast(): string[] {
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
