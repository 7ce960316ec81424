import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../../test/api';
import { renderApp } from '../../../test/render-app';
import { FakeStripeJs, installStripeJs } from '../../../test/stripe-js';

const script = () => document.querySelector<HTMLScriptElement>('script[src^="https://js.stripe.com/"]');

const askedFor = () => waitFor(() => script() ?? expect.fail('No script was asked for'));

/** The loader asks for the script a second time by itself. */
async function breakOffTwice() {
  const first = await askedFor();
  fireEvent.error(first);
  const second = await waitFor(() => (script() !== first && script()) || expect.fail('No second try'));
  fireEvent.error(second);
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'error').mockReturnValue();
});

it('[CO-02] [CO-03] waits with a button that cannot be pressed, and gives up after ten seconds', async () => {
  api.paymentIntent({ provider: 'stripe', publishableKey: 'pk_test_77' });
  renderApp('/es/checkout/77');
  expect((await screen.findByText('Cargando el formulario de tarjeta…')).parentElement).toHaveRole('status');
  expect(screen.getByRole('button', { name: 'Pagar $25.00' })).toBeDisabled();
  await askedFor();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByText('Los pagos no están disponibles en este momento')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pagar $25.00' })).not.toBeInTheDocument();
  await breakOffTwice(); // so that the loader, which all tests of a file share, starts anew
  script()?.remove();
});

it('[CO-03] payments are unavailable when the script breaks off, and a new try asks for it again', async () => {
  api.paymentIntent({ provider: 'stripe', publishableKey: 'pk_test_77' });
  const { user } = renderApp('/checkout/77');
  await breakOffTwice();
  expect(await screen.findByText('Payments are currently unavailable')).toBeVisible();
  expect(screen.getByText(/try again later or contact support/)).toBeVisible();
  const stripeJs = new FakeStripeJs();
  installStripeJs(() => stripeJs);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Card number')).toBeVisible();
});

it('[CO-03] payments are unavailable when the server has no key for the browser', async () => {
  api.paymentIntent({ provider: 'stripe', publishableKey: null });
  renderApp('/checkout/77');
  expect(await screen.findByText('Payments are currently unavailable')).toBeVisible();
});
