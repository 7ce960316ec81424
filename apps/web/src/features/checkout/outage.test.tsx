import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, it, vi } from 'vitest';
import { api, server } from '../../test/api';
import { paste } from '../../test/paste';
import { renderApp } from '../../test/render-app';

const intentPath = '/api/reports/77/payment-intent';
const successPath = '/api/reports/77/payment-success';

const languages = {
  en: {
    path: '/checkout/77',
    fields: ['Name on card', 'Card number', 'Expiration date', 'CVC'],
    pay: 'Pay $25.00',
    unavailable: 'Payments are currently unavailable',
    nothingCharged: /Nothing was charged/,
    retry: 'Try again',
    unreported: 'Failed to process payment',
    found: /not charged again.*We find the payment ourselves/,
    follow: 'Follow your report',
    processing: '/processing/77',
  },
  es: {
    path: '/es/checkout/77',
    fields: ['Nombre en la tarjeta', 'Número de tarjeta', 'Fecha de vencimiento', 'Código CVC'],
    pay: 'Pagar $25.00',
    unavailable: 'Los pagos no están disponibles en este momento',
    nothingCharged: /No se cobró nada/,
    retry: 'Intentar de nuevo',
    unreported: 'No se pudo registrar el pago',
    found: /no se le cobrará de nuevo.*encontraremos el pago/,
    follow: 'Seguir su informe',
    processing: '/es/procesando/77',
  },
} as const;
const both = Object.entries(languages);

async function pay(t: (typeof languages)['en' | 'es']) {
  api.paymentIntent();
  api.confirmCard();
  const { user } = renderApp(t.path);
  const texts = ['Ana Ruiz', '4242424242424242', '1230', '123'];
  for (const [index, text] of texts.entries()) {
    await paste(user, await screen.findByLabelText(t.fields[index]!), text);
  }
  await user.click(screen.getByRole('button', { name: t.pay }));
}

it.each(both)(
  '[CO-03] says that payments are unavailable, and starts when they are back (%s)',
  async (_, t) => {
    api.refuse('post', intentPath, 503, 'Off');
    const { user } = renderApp(t.path);
    expect(await screen.findByText(t.unavailable)).toBeVisible();
    expect(screen.getByText(t.nothingCharged)).toBeVisible();
    api.paymentIntent();
    await user.click(screen.getByRole('button', { name: t.retry }));
    await waitFor(() => expect(screen.getByRole('button', { name: t.pay })).toBeEnabled());
  },
);

it.each(both)(
  '[CO-03] says of a payment whose report met an outage that it will be found, not to try again (%s)',
  async (_, t) => {
    api.refuse('post', successPath, 503, 'Try again in a moment');
    await pay(t);
    const notice = (await screen.findByText(t.unreported)).closest('[role=alert]');
    expect(notice).toHaveTextContent(t.found);
    expect(notice).not.toHaveTextContent(/again in a moment|enseguida/);
    expect(screen.getByRole('link', { name: t.follow })).toHaveAttribute('href', t.processing);
  },
);

it('[CO-03] does not let the buyer wait without end for the report of a payment', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const asked = vi.fn();
  server.use(
    http.post(`*${successPath}`, () => {
      asked();
      return new Promise<undefined>(() => undefined);
    }),
  );
  await pay(languages.en);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(await screen.findByRole('button', { name: 'Processing...' })).toBeDisabled();
  limit.abort();
  expect(await screen.findByText('Failed to process payment')).toBeVisible();
});
