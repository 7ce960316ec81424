import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { server } from '../../test/api';
import { reloadWhenOutdated } from './reload-when-outdated';

const answers = (maintenanceMode: boolean, amountCents: number) =>
  server.use(
    http.get('*/api/status/maintenance', () => HttpResponse.json({ maintenanceMode })),
    http.get('*/api/public/price', () =>
      HttpResponse.json({ success: true, amountCents, premiumCents: 1000 }),
    ),
  );
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  document.head.innerHTML = '<meta name="report-price" content="2500">';
});
afterEach(() => vi.clearAllTimers());

it('[RT-11] reloads the page within a minute after the site has closed', async () => {
  answers(true, 2500);
  const reload = vi.fn();
  reloadWhenOutdated(reload);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1), { timeout: 60_000 });
});

it('reloads it for a new price only when the visitor returns after a minute', async () => {
  const asked = vi.fn();
  answers(false, 2950);
  server.events.on('response:mocked', asked);
  const reload = vi.fn();
  reloadWhenOutdated(reload);
  comeBack();
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2), { timeout: 60_000 });
  expect(reload).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 60_000);
  comeBack();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1), { timeout: 60_000 });
});
