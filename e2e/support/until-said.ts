import type { Page } from 'playwright-core';

/** Acts, and waits for a toast that is shown for five seconds: the page itself looks out for it, so as to miss none. */
export async function untilSaid(page: Page, message: string, act: () => Promise<unknown>): Promise<void> {
  const lookout = await page.evaluateHandle(lookOutFor, message);
  await act();
  await page
    .waitForFunction(({ heard }) => heard, lookout)
    .catch(async (cause: unknown) => {
      const shown = await page.locator('body').innerText();
      throw new Error(`"${message}" was not said on ${page.url()}, which shows:\n${shown}`, { cause });
    });
  await lookout.dispose();
}

/** In the page: notes when the message has appeared. */
function lookOutFor(message: string): { heard: boolean } {
  const lookout = { heard: false };
  const observer = new MutationObserver(() => {
    const shown = [...document.querySelectorAll('[data-variant] *')];
    if (!shown.some((element) => element.textContent === message && element.checkVisibility())) return;
    lookout.heard = true;
    observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return lookout;
}
