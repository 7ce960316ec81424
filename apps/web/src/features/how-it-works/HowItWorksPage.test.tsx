import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/render-app';

it.each([
  [
    '/how-it-works',
    ['Your closing costs in three steps and five minutes', '$25, one time', 'Start my report', '/'],
    ['Enter the property details', 'Pay $25', 'Download your report'],
    ['What’s included', 'Before you start'],
  ],
  [
    '/es/como-funciona',
    ['Sus costos de cierre en tres pasos y cinco minutos', '$25, un solo pago', 'Pedir mi informe', '/es/'],
    ['Escriba los datos de la propiedad', 'Pague $25', 'Descargue su informe'],
    ['Qué incluye', 'Antes de empezar'],
  ],
])(
  '[RT-14] %s shows price, steps, content and questions, and links to the form',
  async (path, hero, steps, parts) => {
    const [title, price, cta, home] = hero;
    renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: title! })).toBeVisible();
    expect(screen.getByText(price!)).toBeVisible();
    const list = screen.getByRole('region', { name: /Three steps|Tres pasos/ });
    expect(
      within(list)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(steps);
    for (const name of parts) expect(screen.getByRole('region', { name })).toBeVisible();
    const ways = screen.getAllByRole('link', { name: cta! });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([home, home]);
  },
);

it('[RT-07] describes the five-minute steps and the questions to search engines', async () => {
  renderApp('/how-it-works');
  await screen.findByRole('heading', { level: 1 });
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  );
  expect(blocks).toMatchObject([
    {
      '@context': 'https://schema.org',
      '@type': 'HowTo',
      totalTime: 'PT5M',
      step: [{ position: 1 }, { position: 2, name: 'Pay $25' }, { position: 3 }],
    },
    { '@type': 'FAQPage' },
  ]);
});
