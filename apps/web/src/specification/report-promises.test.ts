import { refinementLimits } from '@closewise/domain/reporting';
import { describe, expect, it } from 'vitest';
import checkoutEn from '../features/checkout/messages.en';
import checkoutEs from '../features/checkout/messages.es';
import faqEn from '../features/faq/messages.en';
import faqEs from '../features/faq/messages.es';
import howEn from '../features/how-it-works/messages.en';
import howEs from '../features/how-it-works/messages.es';
import formEn from '../features/landing/form/messages.en';
import formEs from '../features/landing/form/messages.es';
import privacyEn from '../features/privacy/messages.en';
import privacyEs from '../features/privacy/messages.es';
import refundsEn from '../features/refunds/messages.en';
import refundsEs from '../features/refunds/messages.es';
import termsEn from '../features/terms/messages.en';
import termsEs from '../features/terms/messages.es';
import thanksEn from '../features/thank-you/messages.en';
import thanksEs from '../features/thank-you/messages.es';

/** How pages describe what the product does: free corrections for 30 days, 365 days at the link, a button for the PDF. */
const wordingIn = {
  en: {
    pages: { faqEn, howEn, formEn, checkoutEn, privacyEn, refundsEn, termsEn, thanksEn },
    corrections: 'for 30 days',
    lifetime: '365 days',
    pdf: 'Save as PDF',
    denied:
      /not (?:stored|kept) (?:on your behalf|for you)|only if you want the report mailed|browser’s print command/i,
  },
  es: {
    pages: { faqEs, howEs, formEs, checkoutEs, privacyEs, refundsEs, termsEs, thanksEs },
    corrections: 'durante 30 días',
    lifetime: '365 días',
    pdf: 'Guardar como PDF',
    denied: /no guardamos los informes|informes no se guardan|solo si quiere recibirlo|orden de imprimir/i,
  },
} as const;

const textOf = (messages: object): string => JSON.stringify(messages);

describe.each(['en', 'es'] as const)('pages in %s', (language) => {
  const { pages, corrections, lifetime, pdf, denied } = wordingIn[language];
  const [faq, how, form, checkout, privacy, refunds, terms, thanks] = Object.values(pages).map(textOf);

  it('say how long a report can be corrected at no charge', () => {
    expect(refinementLimits.days).toBe(30);
    for (const page of [faq, how, refunds, terms]) expect(page?.toLowerCase()).toContain(corrections);
  });

  it('say how long a report stays at its link wherever they say to save it', () => {
    for (const page of [faq, form, checkout, privacy, terms, thanks]) expect(page).toContain(lifetime);
  });

  it('name the button that saves the PDF', () => expect(faq).toContain(pdf));

  it('do not deny what the product does', () => {
    for (const page of Object.values(pages)) expect(textOf(page)).not.toMatch(denied);
  });
});
