import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../test/render-app';

it.each([
  ['/privacy-policy', 'Privacy Policy', 'Last updated: May 7, 2025'],
  ['/es/politica-privacidad', 'Política de privacidad', 'Última actualización: 7 de mayo de 2025'],
  ['/terms-of-service', 'Terms of Service', 'Last updated: March 24, 2025'],
  ['/es/terminos-servicio', 'Términos de servicio', 'Última actualización: 24 de marzo de 2025'],
  ['/no-refund-policy', 'Refund Policy', 'Last updated: March 28, 2025'],
  ['/refund-policy', 'Refund Policy', 'Last updated: March 28, 2025'],
  ['/es/politica-sin-reembolso', 'Política de reembolso', 'Última actualización: 28 de marzo de 2025'],
  ['/cookie-policy', 'Cookie Policy', 'Last updated: April 18, 2025'],
  ['/disclaimer', 'Legal Disclaimer', 'Last updated: April 25, 2025'],
])('[RT-12] %s is the %s with the date of its last update', async (path, title, updated) => {
  renderApp(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(updated)).toBeVisible();
  const contents = screen.getByRole('navigation', { name: /On this page|En esta página/ });
  for (const link of within(contents).getAllByRole('link')) {
    const section = document.getElementById(link.getAttribute('href')!.slice(1));
    expect(within(section!).getByRole('heading', { level: 2 })).toHaveTextContent(link.textContent);
  }
});

it.each([
  ['/privacy-policy', ['/privacy-policy', '/es/politica-privacidad', '/privacy-policy']],
  ['/es/terminos-servicio', ['/terms-of-service', '/es/terminos-servicio', '/terms-of-service']],
])('[RT-07] %s has its address, translation and keywords in the head', async (path, addresses) => {
  renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
  expect(attribute('link[rel=canonical]', 'href')).toBe(location.origin + path);
  const pairs = [...document.querySelectorAll('link[rel=alternate]')].map((link) =>
    link.getAttribute('href'),
  );
  expect(pairs).toEqual(addresses.map((address) => location.origin + address));
  expect(attribute('meta[name=keywords]', 'content')).toBeTruthy();
  expect(attribute('meta[property="og:title"]', 'content')).toBe(document.title);
});
