import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allowCookies, newVisitor } from '../../test/cookies';
import { renderApp } from '../../test/render-app';
import en from './messages.en';
import es from './messages.es';

it.each([
  ['/footer.cookie', en],
  ['/es/footer.cookie', es],
])('[RT-02] [CC-01] %s shows the choice and changes it', async (path, t) => {
  allowCookies({ analytics: true, marketing: false });
  const { user } = renderApp(path);
  expect(await screen.findByText(t.current.preferences)).toBeVisible();
  const analytics = screen.getByRole('switch', { name: t.choices.categories.analytics.name });
  expect(analytics).toBeChecked();
  await user.click(analytics);
  await user.click(screen.getByRole('button', { name: t.choices.accept }));
  expect(screen.getByText(t.current.accepted)).toBeVisible();
  expect(analytics).toBeChecked();
  await user.click(screen.getByRole('button', { name: t.choices.decline }));
  expect(screen.getByText(t.current.declined)).toBeVisible();
  expect(screen.getByText(t.saved.title)).toBeVisible();
  expect(localStorage.getItem('closewise_cookie_consent')).toBe('declined');
});

it('shows that nothing has been chosen yet', async () => {
  newVisitor();
  renderApp('/footer.cookie');
  expect(await screen.findByText(en.current.none)).toBeVisible();
});

it.each([
  ['/no-page', 'Manage Cookie Settings', '/footer.cookie'],
  ['/es/no-hay', 'Administrar cookies', '/es/footer.cookie'],
])('[RT-10] %s links to it in the footer', async (path, name, target) => {
  renderApp(path);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', target);
});

it('[RT-03] [CC-01] the button on the cookie policy opens the banner again', async () => {
  const { user } = renderApp('/cookie-policy');
  await user.click(await screen.findByRole('button', { name: 'Cookie Settings' }));
  expect(await screen.findByRole('region', { name: 'Your cookie choices' })).toBeVisible();
});
