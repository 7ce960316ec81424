import { render, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorMessage } from '../../app/ErrorScreen';
import { rememberCurrentReport } from '../../shared/report/current-report';
import { api, server } from '../../test/api';
import { paste, renderApp } from '../../test/render-app';

const intentPath = '/api/reports/77/payment-intent';
const successPath = '/api/reports/77/payment-success';

const languages = {
  en: {
    path: '/checkout/77',
    fields: ['Name on card', 'Card number', 'Expiration date', 'CVC'],
    pay: 'Pay $25.00',
    unavailable: 'Payments are currently unavailable',
    nothingCharged:
      /Nothing was charged just now.*If you have already paid for this report, do not pay again/,
    mayBeCharged: /Your card may have been charged\. Do not pay again/,
    doNotPay: /[Dd]o not pay again/,
    retry: 'Try again',
    unreported: 'Failed to process payment',
    found: /not be charged again.*We will find the payment.*Do not pay again/,
    follow: 'Follow your report',
    processing: '/processing/77',
    thankYou: '/thank-you/77',
    premium: '/premium/77',
  },
  es: {
    path: '/es/checkout/77',
    fields: ['Nombre en la tarjeta', 'Número de tarjeta', 'Fecha de vencimiento', 'Código CVC'],
    pay: 'Pagar $25.00',
    unavailable: 'Los pagos no están disponibles en este momento',
    nothingCharged: /No se cobró nada ahora.*Si ya pagó este informe, no vuelva a pagar/,
    mayBeCharged: /Es posible que se haya hecho un cargo a su tarjeta\. No vuelva a pagar/,
    doNotPay: /[Nn]o vuelva a pagar/,
    retry: 'Intentar de nuevo',
    unreported: 'No se pudo registrar el pago',
    found: /no se le cobrará de nuevo.*Encontraremos el pago.*No vuelva a pagar/,
    follow: 'Seguir su informe',
    processing: '/es/procesando/77',
    thankYou: '/es/gracias/77',
    premium: '/es/premium/77',
  },
} as const;
const both = Object.entries(languages);

async function pay(t: (typeof languages)['en' | 'es'], confirm: () => void = api.confirmCard) {
  api.paymentIntent();
  confirm();
  const { user } = renderApp(t.path);
  const texts = ['Ana Ruiz', '4242424242424242', '1230', '123'];
  for (const [index, text] of texts.entries()) {
    await paste(user, await screen.findByLabelText(t.fields[index]!), text);
  }
  await user.click(screen.getByRole('button', { name: t.pay }));
  return user;
}

it.each(both)(
  '[CO-03] shows that payments are unavailable, and starts when they are back (%s)',
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
  '[CO-03] promises to find a payment reported during an outage, and not to pay again (%s)',
  async (_, t) => {
    api.refuse('post', successPath, 503, 'Try again in a moment');
    await pay(t);
    const notice = (await screen.findByText(t.unreported)).closest('[role=alert]');
    expect(notice).toHaveTextContent(t.found);
    expect(notice).not.toHaveTextContent(/again in a moment|enseguida/);
    expect(screen.getByRole('link', { name: t.follow })).toHaveAttribute('href', t.processing);
  },
);

describe.each(both)('while the server is away (%s)', (_, t) => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));

  it.each([
    ['cannot be reached', () => api.breakOff('post', intentPath)],
    ['answers with a fault', () => api.refuse('post', intentPath, 500, 'Broken')],
  ])('[CO-03] a checkout whose server %s warns not to pay again', async (_how, answer) => {
    answer();
    renderApp(t.path);
    expect(await screen.findByText(t.nothingCharged)).toBeVisible();
  });

  it('[CO-05] a tab whose card was accepted promises to find the payment', async () => {
    rememberCurrentReport({ reportId: '77', paidCents: 2500 });
    api.refuse('post', intentPath, 503, 'Off');
    renderApp(t.path);
    expect(await screen.findByText(t.mayBeCharged)).toBeVisible();
    expect(screen.queryByText(t.nothingCharged)).not.toBeInTheDocument();
  });

  it('[CO-05] warns on every later attempt that a card may have been charged', async () => {
    const user = await pay(t, () => api.refuse('post', '/api/simulated-payments/pi_77/confirm', 503, 'Off'));
    expect(await screen.findByText(t.mayBeCharged)).toBeVisible();
    api.refuse('post', intentPath, 503, 'Off');
    await user.click(screen.getByRole('button', { name: t.pay }));
    expect(await screen.findByText(t.mayBeCharged)).toBeVisible();
    expect(screen.queryByText(t.nothingCharged)).not.toBeInTheDocument();
  });

  it.each(['processing', 'thankYou', 'premium'] as const)('[CO-05] %s warns, too', async (page) => {
    api.refuse('get', '/api/reports/77/status', 503, 'Off');
    api.refuse('get', '/api/reports/77/premium', 503, 'Off');
    renderApp(t[page]);
    expect(await screen.findByText(t.doNotPay)).toBeVisible();
  });

  it('[CO-05] a page that saw the report unpaid before does not link back to the payment', async () => {
    api.status('draft');
    renderApp(t.processing);
    expect(await screen.findByRole('link', { name: /Return to payment|Volver al pago/ })).toBeVisible();
    api.refuse('get', '/api/reports/77/status', 503, 'Off');
    expect(
      await screen.findByText(
        /our server may be briefly unavailable|nuestro servidor no responda/,
        {},
        { timeout: 8000 },
      ),
    ).toHaveTextContent(t.doNotPay);
    expect(screen.queryByRole('link', { name: /Return to payment|Volver al pago/ })).not.toBeInTheDocument();
  });
});

it.each([
  ['/checkout/77', /If you have already paid, do not pay again/],
  ['/processing/77', /If you have already paid, do not pay again/],
  ['/es/gracias/77', /Si ya pagó, no vuelva a pagar/],
  ['/es/premium/77', /Si ya pagó, no vuelva a pagar/],
])('[CO-05] an error screen at %s warns not to pay again', (pathname, sentence) => {
  render(<ErrorMessage pathname={pathname} />);
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
});

it('an error screen of another page does not mention payment', () => {
  render(<ErrorMessage pathname="/faq" />);
  expect(screen.getByRole('alert')).not.toHaveTextContent(/pay/);
});

it('[CO-03] limits the time to report a payment', async () => {
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
