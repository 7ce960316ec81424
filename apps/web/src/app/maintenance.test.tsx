import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { api, server } from '../test/api';
import { renderApp } from '../test/render-app';

/** The server's answer from now on; requests are counted. */
function site(closed: boolean, amountCents = 2500) {
  const asked = { maintenance: 0 };
  server.use(
    http.get('*/api/status/maintenance', () => {
      asked.maintenance += 1;
      return HttpResponse.json({ maintenanceMode: closed });
    }),
    http.get('*/api/public/price', () =>
      HttpResponse.json({ success: true, amountCents, premiumCents: 1000 }),
    ),
  );
  return asked;
}

const aMinute = () => act(() => vi.advanceTimersByTimeAsync(60_000));

beforeEach(() => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'Date'],
  });
  document.head.querySelectorAll('meta').forEach((tag) => tag.remove());
});

const serve = (name: string, content: string) => {
  const tag = Object.assign(document.createElement('meta'), { name, content });
  document.head.append(tag);
};

it.each([
  ['/', 'Know what closing really costs before you sign.', 'Site Under Renovation', /24-48 hours/],
  ['/es/', 'Sepa cuánto cuesta cerrar antes de firmar.', 'Sitio en renovación', /24 a 48 horas/],
])(
  '[RT-11] %s shows the renovation screen within a minute, and returns afterwards',
  async (path, title, screenTitle, hours) => {
    renderApp(path);
    await screen.findByRole('heading', { level: 1, name: title });
    site(true);
    await aMinute();
    expect(await screen.findByRole('heading', { level: 1, name: screenTitle })).toBeVisible();
    expect(screen.getByText(hours)).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
    site(false);
    await aMinute();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  },
);

it('[RT-11] a page that was served closed stays closed without a request, then opens automatically', async () => {
  serve('maintenance', 'true');
  const asked = site(false);
  renderApp('/');
  expect(await screen.findByRole('heading', { name: 'Site Under Renovation' })).toBeVisible();
  expect(asked.maintenance).toBe(0);
  await aMinute();
  expect(await screen.findByRole('heading', { name: /^Know what closing/ })).toBeVisible();
});

it('[RT-11] a purchase in progress stays open', async () => {
  api.paymentIntent();
  renderApp('/checkout/77');
  await screen.findByRole('button', { name: 'Pay $25.00' });
  const asked = site(true);
  await aMinute();
  await waitFor(() => expect(asked.maintenance).toBe(1));
  expect(screen.getByRole('button', { name: 'Pay $25.00' })).toBeVisible();
});

it('[AD-04] an open page shows the served price, and a new one within a minute', async () => {
  serve('report-price', '2950');
  renderApp('/');
  expect(await screen.findByText('$29.50, one time')).toBeVisible();
  site(false, 3100);
  await aMinute();
  expect(await screen.findByText('$31, one time')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Pay $31 once' })).toBeVisible();
});
