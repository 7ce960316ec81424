import type { Page } from 'playwright-core';
import { words, type JourneyLanguage } from './words.js';

const houston = { address: '1600 Main Street, Houston, TX 77002', price: '450,000' };

/** Orders a report on the landing page and waits for the card form. */
export async function orderReport(page: Page, language: JourneyLanguage): Promise<void> {
  await sendProperty(page, language, houston);
  await page.getByLabel(words[language].card).waitFor();
}

/** Fills in the landing page's form and submits it. */
export async function sendProperty(
  page: Page,
  language: JourneyLanguage,
  { address, price }: typeof houston,
): Promise<void> {
  const t = words[language];
  await page.getByLabel(t.address).fill(address);
  await page.getByLabel(t.price).fill(price);
  await page.getByLabel(t.optIn).check();
  await page.getByLabel(t.email).fill('ana.buyer@example.com');
  await page.getByRole('button', { name: t.continue }).click();
}

/** Fills in the simulated card form and submits it. */
export async function payWith(
  page: Page,
  language: JourneyLanguage,
  card: string,
  button: string = words[language].pay,
): Promise<void> {
  const t = words[language];
  await page.getByLabel(t.name).fill('Ana Buyer');
  await page.getByLabel(t.card).fill(card);
  await page.getByLabel(t.expiration).fill('12/34');
  await page.getByLabel(t.cvc).fill('123');
  await page.getByRole('button', { name: button }).click();
}
