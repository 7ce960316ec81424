import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../../test/api';
import { FakeStripeJs, installStripeJs } from '../../../test/stripe-js';

const script = () => document.querySelector<HTMLScriptElement>('script[src^="https://js.stripe.com/"]');

const waitForScript = () => waitFor(() => script() ?? expect.fail('The script was not requested'));

/** The loader requests the script a second time on its own. */
async function failTwice() {
  const first = await waitForScript();
  fireEvent.error(first);
  const second = await waitFor(() => (script() !== first && script()) || expect.fail('No second request'));
  fireEvent.error(second);
}

/** With new modules, because Stripe's loader requests the script once per process. */
async function renderApp(path: string) {
  const { renderApp: render } = await import('../../../test/render-app');
  return render(path);
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'error').mockReturnValue();
});

it('[CO-02] [CO-03] disables the pay button while it loads, and gives up after ten seconds', async () => {
  api.paymentIntent({ provider: 'stripe', publishableKey: 'pk_test_77' });
  await renderApp('/es/checkout/77');
  expect((await screen.findByText('Cargando el formulario de tarjeta…')).parentElement).toHaveRole('status');
  expect(screen.getByRole('button', { name: 'Pagar $25.00' })).toBeDisabled();
  await waitForScript();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByText('Los pagos no están disponibles en este momento')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pagar $25.00' })).not.toBeInTheDocument();
});

it('[CO-03] says that payments are unavailable if the script fails, and loads it again on demand', async () => {
  api.paymentIntent({ provider: 'stripe', publishableKey: 'pk_test_77' });
  const { user } = await renderApp('/checkout/77');
  await failTwice();
  expect(await screen.findByText('Payments are currently unavailable')).toBeVisible();
  expect(screen.getByText(/try again later or contact support/)).toBeVisible();
  const stripeJs = new FakeStripeJs();
  installStripeJs(() => stripeJs);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Card number')).toBeVisible();
});

it('[CO-03] says that payments are unavailable if the server has no key for the browser', async () => {
  api.paymentIntent({ provider: 'stripe', publishableKey: null });
  await renderApp('/checkout/77');
  expect(await screen.findByText('Payments are currently unavailable')).toBeVisible();
});
