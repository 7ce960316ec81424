import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer } from '../../test/api';
import { renderApp } from '../../test/render-app';
import { guideAt } from '../../test/state-guides';

const guide = (path: string, state: string) =>
  answer('get', `/api/public/state-guides/${state}`, guideAt(path));
const region = (name: string) => screen.getByRole('region', { name });

it.each([
  {
    path: '/closing-costs/maryland',
    title: 'Closing costs in Maryland',
    law: 'Required by law',
    tax: 'State transfer tax',
    payer: 'Buyer and seller, by law',
    sources: 'Sources',
    search: '?lang=en',
  },
  {
    path: '/es/costos-de-cierre/maryland',
    title: 'Costos de cierre en Maryland',
    law: 'Exigido por ley',
    tax: 'Impuesto estatal de transferencia (Maryland)',
    payer: 'Comprador y vendedor, por ley',
    sources: 'Fuentes',
    search: '?lang=es',
  },
])('$path shows what is paid, by whom, and the source', async ({ path, title, law, tax, ...t }) => {
  const sent = guide(path, 'maryland');
  renderApp(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(sent.map(({ search }) => search)).toEqual([t.search]);
  const row = within(screen.getByRole('table', { name: law })).getByRole('row', {
    name: new RegExp(escape(tax)),
  });
  expect(within(row).getByRole('cell', { name: t.payer })).toBeVisible();
  expect(within(row).getAllByRole('cell', { name: '$1,000' })).toHaveLength(2);
  const source = within(row).getByRole('link');
  const cited = document.querySelector(source.getAttribute('href')!);
  expect(region(t.sources)).toContainElement(cited as HTMLElement);
  expect(cited).toHaveTextContent(/\d{4}/);
});

const escape = (text: string): string => text.replaceAll(/[()]/g, '\\$&');

it('has groups that add up to the closing costs above', async () => {
  guide('/closing-costs/maryland', 'maryland');
  renderApp('/closing-costs/maryland');
  await screen.findByRole('heading', { level: 1 });
  const sums = screen
    .getAllByRole('row', { name: /^Sum/ })
    .map((row) => Number(row.textContent.replaceAll(/[^\d.]/g, '')));
  const [total] = within(region('A typical purchase')).getAllByText(/^\$16,\d{3}$/);
  expect(Math.round(sums.reduce((sum, part) => sum + part, 0))).toBe(
    Number(total!.textContent.replaceAll(/\D/g, '')),
  );
});

it('shows how counties and cities differ, and which are the same', async () => {
  guide('/closing-costs/pennsylvania', 'pennsylvania');
  renderApp('/closing-costs/pennsylvania');
  await screen.findByRole('heading', { level: 1 });
  const counties = screen.getByRole('table', { name: /^Deed and mortgage taxes/ });
  expect(within(counties).getByRole('row', { name: /^Philadelphia County \$9,156/ })).toBeVisible();
  expect(within(counties).getByRole('row', { name: /^Allegheny County \$4,000/ })).toBeVisible();
  expect(within(counties).getByRole('row', { name: /^All other counties \(65\) \$4,000/ })).toBeVisible();
  const cities = screen.getByRole('table', { name: 'Cities and townships with taxes of their own' });
  expect(within(cities).getByRole('row', { name: /^Pittsburgh\s*Allegheny County/ })).toBeVisible();
  expect(screen.getByText('All counties (67): closing costs, property tax and loan limits')).toBeVisible();
});

it('shows that there is no transfer tax, and describes its answers to search engines', async () => {
  guide('/closing-costs/texas', 'texas');
  renderApp('/closing-costs/texas');
  const answers = await screen.findByRole('region', { name: 'Frequently asked questions' });
  const text = 'Nobody: there is no transfer tax in Texas.';
  expect(within(answers).getByText(text)).toBeVisible();
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const kinds = blocks.map(({ textContent }) => (JSON.parse(textContent) as { '@type': string })['@type']);
  expect(kinds).toEqual(['FAQPage', 'BreadcrumbList', 'Dataset']);
  expect(blocks[0]?.textContent).toContain(text);
  expect(document.title).toBe('Closing Costs in Texas | Closewise');
});

it('[RT-01] the language switch leads to the same state, even if its name differs', async () => {
  guide('/closing-costs/new-york', 'new-york');
  guide('/es/costos-de-cierre/nueva-york', 'nueva-york');
  const { user, path } = renderApp('/closing-costs/new-york');
  await screen.findByRole('heading', { name: 'Closing costs in New York' });
  await user.click(screen.getByRole('link', { name: 'Español' }));
  expect(await screen.findByRole('heading', { name: 'Costos de cierre en Nueva York' })).toBeVisible();
  expect(path()).toBe('/es/costos-de-cierre/nueva-york');
  const neighbour = within(screen.getByRole('navigation', { name: 'Estados vecinos' }));
  expect(neighbour.getByRole('link', { name: 'Nueva Jersey' })).toHaveAttribute(
    'href',
    '/es/costos-de-cierre/nueva-jersey',
  );
});

it('names the District of Columbia with its article', async () => {
  guide('/closing-costs/district-of-columbia', 'district-of-columbia');
  renderApp('/closing-costs/district-of-columbia');
  expect(
    await screen.findByRole('heading', { name: 'Closing costs in the District of Columbia' }),
  ).toBeVisible();
});

it('shows that a state is unknown, with a link to all states', async () => {
  answer('get', '/api/public/state-guides/narnia', { success: false, message: 'none' }, 404);
  renderApp('/closing-costs/narnia');
  expect(await screen.findByRole('heading', { name: 'State not found' })).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'All states' })).toHaveAttribute(
    'href',
    '/closing-costs',
  );
});

it('loads a guide again after a failure', async () => {
  answer('get', '/api/public/state-guides/texas', { success: false, message: 'away' }, 503);
  const { user } = renderApp('/closing-costs/texas');
  const again = await screen.findByRole('button', { name: 'Try again' });
  guide('/closing-costs/texas', 'texas');
  await user.click(again);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Texas'));
});
