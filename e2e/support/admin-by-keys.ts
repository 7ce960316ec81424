import type { Page } from 'playwright-core';
import { pressTo } from './keyboard.js';

/** Signs in on the sign-in form of the admin area, without a mouse. */
export async function signIn(page: Page, username: string, password: string): Promise<void> {
  await pressTo(page, page.getByLabel('Username'));
  await page.keyboard.type(username);
  await pressTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(`${password}\n`);
}

/** Goes to a tab of the admin area, without a mouse. */
export async function openTab(page: Page, name: string): Promise<void> {
  await pressTo(page, page.getByRole('tab', { selected: true }));
  const tab = page.getByRole('tab', { name });
  await pressTo(page, tab, 'ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name, selected: true }).waitFor();
}
