import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer } from '../../test/api';
import { renderApp } from '../../test/render-app';
import { guideList } from '../../test/state-guides';

it.each([
  ['/closing-costs', 'en', 'Closing costs by state', 'New York', '/closing-costs/new-york'],
  [
    '/es/costos-de-cierre',
    'es',
    'Costos de cierre por estado',
    'Nueva York',
    '/es/costos-de-cierre/nueva-york',
  ],
] as const)('%s links to the 51 states', async (path, language, title, state, href) => {
  answer('get', '/api/public/state-guides', guideList(language));
  renderApp(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(52);
  expect(within(table).getByRole('link', { name: state })).toHaveAttribute('href', href);
  expect(screen.getByText(/\$400,000/)).toBeVisible();
});

it('shows that the states could not be loaded, and loads them on demand', async () => {
  answer('get', '/api/public/state-guides', { success: false, message: 'away' }, 503);
  const { user } = renderApp('/closing-costs');
  const again = await screen.findByRole('button', { name: 'Try again' });
  answer('get', '/api/public/state-guides', guideList('en'));
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Wyoming' })).toBeVisible();
});
