import { cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { captureReferral } from '../shared/referral';
import { localEntry } from '../shared/storage';
import { api, server } from '../test/api';
import { organizationApi } from '../test/organization-api';
import { paste, renderApp } from '../test/render-app';

const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

let ordered: unknown[];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  ordered = [];
  server.use(
    http.post('/api/report/chain', async ({ request }) => {
      ordered.push(await request.json());
      return HttpResponse.json({ success: true, reportId: 77 }, { status: 201 });
    }),
  );
  api.paymentIntent();
});

// A value that could not be stored is kept until the page is left, which never happens in a test.
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'cookie');
  for (const key of Object.keys(places)) localEntry(key).write(null);
});

it('orders a report and credits the partner in a browser that stores nothing', async () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(refuse);
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: refuse });
  captureReferral('?ref=nobody2222', Date.now());
  const { user, path } = renderApp('/?ref=nobody2222');
  await user.click(await screen.findByRole('button', { name: 'Decline all' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline all' })).not.toBeInTheDocument());
  await paste(user, screen.getByLabelText('Property address'), '1600 Main St, Houston, TX 77002');
  await paste(user, screen.getByLabelText('Purchase price'), '450000');
  await user.click(screen.getByRole('checkbox', { name: /Email me my report/ }));
  await paste(user, screen.getByLabelText('Email address'), 'ana@example.com');
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(path()).toBe('/checkout/77'));
  expect(await screen.findByLabelText('Card number')).toBeVisible();
  expect(ordered).toEqual([expect.objectContaining({ referralCode: 'NOBODY2222' })]);
});

const places = {
  closewise_referral: 'localStorage',
  closewise_cookie_consent: 'localStorage',
  closewise_cookie_preferences: 'localStorage',
  closewise_cookie_banner: 'localStorage',
  closewise_social_proof: 'localStorage',
  closewise_social_proof_disable_mobile: 'localStorage',
  closewise_purchases_reported: 'localStorage',
  closewise_current_report: 'sessionStorage',
  closewise_current_order: 'sessionStorage',
  closewise_premium_choice: 'sessionStorage',
  closewise_property_draft: 'sessionStorage',
  closewise_toast: 'sessionStorage',
  'partner-language': 'sessionStorage',
} as const;
const pages = [
  ['/', () => screen.findByLabelText('Property address')],
  ['/checkout/77', () => screen.findByLabelText('Card number')],
  ['/footer.cookie', () => screen.findByRole('switch', { name: 'Analytics' })],
  ['/har/dashboard', () => screen.findByLabelText('Password')],
] as const;

it.each([
  ['no JSON', '{broken'],
  ['another version', '{"reportId":"77","asked":{},"place":{},"price":7,"title":"x","variant":7}'],
  ['an attack', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'],
  ['too much', JSON.stringify('x'.repeat(200_000))],
])('works with %s in every entry of its storage', async (_, rubbish) => {
  organizationApi.noSession();
  for (const [path, shown] of pages) {
    for (const [key, storage] of Object.entries(places)) window[storage].setItem(key, rubbish);
    renderApp(path);
    expect(await shown()).toBeVisible();
    cleanup();
  }
  expect({}).not.toHaveProperty('polluted');
});
