import type { Page } from 'playwright-core';
import { words, type JourneyLanguage } from './words.js';

/** Stripe's test cards, and one with a wrong last digit. */
export const stripeCards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  mistyped: '4242 4242 4242 4241',
  authenticate: '4000 0025 0000 3155',
  processing: '4000 0000 0000 6660',
} as const;

/** Stripe's titles of the frames that hold its fields. */
const frames = {
  cardNumber: 'Secure card number input frame',
  cardExpiry: 'Secure expiration date input frame',
  cardCvc: 'Secure CVC input frame',
} as const;

/** Stripe's message after a failed 3-D Secure check. */
const unconfirmed = { en: 'has failed authentication', es: 'no pudo autenticar' } as const;

/** Types into one of Stripe's frames. */
const typeInFrame = (page: Page, frame: keyof typeof frames, text: string): Promise<void> =>
  page.frameLocator(`iframe[title="${frames[frame]}"]`).getByRole('textbox').fill(text);

/** Fills in Stripe's card form and submits it. */
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
const answerBank = (page: Page, answer: 'Complete' | 'Fail'): Promise<void> =>
  page.frameLocator('iframe[title="3D Secure"]').getByRole('button', { name: answer }).click();

/**
 * Pays after a declined card, a mistyped card and a failed 3-D Secure check. `whenRefused` and `whenMistyped` check the page
 * after each failure.
 */
export async function payPastRefusals(
  page: Page,
  language: JourneyLanguage,
  { whenRefused, whenMistyped }: Readonly<Record<'whenRefused' | 'whenMistyped', () => Promise<void>>>,
): Promise<void> {
  const t = words[language];
  await payByCard(page, language, stripeCards.declined);
  await page.getByRole('alert').getByText(t.declined).waitFor();
  await whenRefused();
  await typeInFrame(page, 'cardNumber', stripeCards.mistyped);
  await page.getByRole('group', { name: t.card }).getByText(t.invalidNumber).waitFor();
  await page.getByRole('button', { name: t.pay, disabled: true }).waitFor();
  await whenMistyped();
  await payByCard(page, language, stripeCards.authenticate);
  await answerBank(page, 'Fail');
  await page.getByRole('alert').getByText(unconfirmed[language]).waitFor();
  await whenRefused();
  await page.getByRole('button', { name: t.pay }).click();
  await answerBank(page, 'Complete');
}
