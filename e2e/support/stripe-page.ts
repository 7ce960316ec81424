import type { Page } from 'playwright-core';
import { words, type JourneyLanguage } from './words.js';

/** Stripe's own names of the fields in its frames. */
const frames = {
  cardNumber: 'Secure card number input frame',
  cardExpiry: 'Secure expiration date input frame',
  cardCvc: 'Secure CVC input frame',
} as const;

/** Types into one of Stripe's frames. */
export const typeInFrame = (page: Page, frame: keyof typeof frames, text: string): Promise<void> =>
  page.frameLocator(`iframe[title="${frames[frame]}"]`).getByRole('textbox').fill(text);

/** Fills the card form as a buyer does, and presses its button. */
export async function payByCard(
  page: Page,
  language: JourneyLanguage,
  card: string,
  button: string = words[language].pay,
): Promise<void> {
  const t = words[language];
  await page.getByLabel(t.name).fill('Ana Buyer');
  await typeInFrame(page, 'cardNumber', card);
  await typeInFrame(page, 'cardExpiry', '12/34');
  await typeInFrame(page, 'cardCvc', '123');
  await page.getByRole('button', { name: button }).click();
}

/** Answers the bank's 3-D Secure question. */
export const answerBank = (page: Page, answer: 'Complete' | 'Fail'): Promise<void> =>
  page.frameLocator('iframe[title="3D Secure"]').getByRole('button', { name: answer }).click();
