import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../test/render-app';

const linksIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);

it.each([
  [
    '/faq',
    'Main',
    [
      ['Home', '/', null],
      ['How It Works', '/how-it-works', null],
      ['FAQ', '/faq', 'page'],
    ],
  ],
  [
    '/es/como-funciona',
    'Principal',
    [
      ['Inicio', '/es/', null],
      ['Cómo funciona', '/es/como-funciona', 'page'],
      ['Preguntas', '/es/preguntas-frecuentes', null],
    ],
  ],
])('[RT-10] %s links to the main pages and marks the current one', async (path, label, expected) => {
  renderApp(path);
  const header = within(await screen.findByRole('banner'));
  expect(linksIn(header.getByRole('navigation', { name: label }))).toEqual(expect.arrayContaining(expected));
});

it.each([
  ['/faq', 'Menu', 'How It Works', 'Your closing costs in three steps and five minutes', 'Close menu'],
  [
    '/es/preguntas-frecuentes',
    'Menú',
    'Cómo funciona',
    'Sus costos de cierre en tres pasos y cinco minutos',
    'Cerrar el menú',
  ],
])('[RT-10] %s has a side menu with links that close it', async (path, menu, link, title, close) => {
  const { user } = renderApp(path);
  const button = await screen.findByRole('button', { name: menu });
  await user.click(button);
  const dialog = screen.getByRole('dialog', { name: menu });
  await user.click(within(dialog).getByRole('button', { name: close }));
  expect(dialog).not.toBeVisible();
  await user.click(button);
  await user.click(within(dialog).getByRole('link', { name: link }));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
