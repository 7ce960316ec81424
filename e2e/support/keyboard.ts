import type { Locator, Page } from 'playwright-core';

const most = 60;

/** Presses a key until the focus is there, as somebody does who has no mouse; throws when it never comes there. */
export async function pressTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let pressed = 0; pressed < most; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((moved) => setTimeout(moved))); // tabs move the focus in a timer
  }
  throw new Error(`${most} times ${key} did not lead to ${target.toString()}`);
}
