import type { Page } from 'playwright-core';
import { pressTo } from './keyboard.js';

/** Signs in to the admin area by keyboard. */
export async function signIn(page: Page, username: string, password: string): Promise<void> {
  await pressTo(page, page.getByLabel('Username'));
  await page.keyboard.type(username);
  await pressTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(`${password}\n`);
}

/** Opens a tab of the admin area by keyboard. */
export async function openTab(page: Page, name: string): Promise<void> {
  await pressTo(page, page.getByRole('tab', { selected: true }));
  const tab = page.getByRole('tab', { name });
  await pressTo(page, tab, 'ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name, selected: true }).waitFor();
}
