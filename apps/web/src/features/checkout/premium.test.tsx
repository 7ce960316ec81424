import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentIntentView } from '@closewise/contracts/buyer';
import { api, intent, server } from '../../test/api';
import { paste, renderApp } from '../../test/render-app';

const texts = {
  en: {
    path: '/checkout/77',
    choose: /^Add the premium sections/,
    pay: (amount: string) => `Pay ${amount}`,
    sections: [
      'Flood zone',
      'Property tax history',
      'Schools nearby',
      'Neighborhood statistics',
      'Comparable sales',
    ],
  },
  es: {
    path: '/es/checkout/77',
    choose: /^Agregar las secciones premium/,
    pay: (amount: string) => `Pagar ${amount}`,
    sections: [
      'Zona de inundación',
      'Historial del impuesto a la propiedad',
      'Escuelas cercanas',
      'Estadísticas del vecindario',
      'Ventas comparables',
    ],
  },
};
const intentPath = '*/api/reports/77/payment-intent';
const cardOf = (t: (typeof texts)['en']) => screen.findByRole('checkbox', { name: t.choose });
const canPay = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
const payButton = (amount: string) => screen.findByRole('button', { name: `Pay ${amount}` });

/** The server's payment intent: the latest choice, unless a test changes it elsewhere. */
let standing: PaymentIntentView;
let opened: unknown[];
const amountOf = (premium: boolean, premiumCents = 1000): PaymentIntentView => ({
  ...intent,
  premium,
  premiumCents: premium ? premiumCents : 0,
  paymentIntent: { ...intent.paymentIntent, amount: 2500 + (premium ? premiumCents : 0) },
});
function serve(change: (premium: boolean) => PaymentIntentView = amountOf) {
  opened = [];
  server.use(
    http.post(intentPath, async ({ request }) => {
      const body = (await request.json()) as { premium?: boolean };
      opened.push(body);
      standing = change(body.premium ?? false);
      return HttpResponse.json(standing);
    }),
  );
}

async function fillInCard(user: ReturnType<typeof renderApp>['user']) {
  await paste(user, await screen.findByLabelText('Name on card'), 'Ana Ruiz');
  await paste(user, screen.getByLabelText('Card number'), '4242424242424242');
  await paste(user, screen.getByLabelText('Expiration date'), '1230');
  await paste(user, screen.getByLabelText('CVC'), '123');
}

beforeEach(() => serve());

describe('premium at checkout', () => {
  it.each([texts.en, texts.es])(
    '[RP-05] can be chosen if it is offered, with its five sections and its price: $path',
    async (t) => {
      api.premium();
      const { user } = renderApp(t.path);
      const choice = await cardOf(t);
      expect(choice).not.toBeChecked();
      expect(choice).toHaveAccessibleName(/\+\$10$/);
      const adds = document.getElementById(choice.getAttribute('aria-describedby')!)!;
      expect(
        within(adds)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(t.sections);
      choice.focus();
      await user.keyboard(' ');
      await canPay(t.pay('$35.00'));
      expect(choice).toBeChecked();
      expect(choice).toHaveFocus();
      await user.keyboard(' ');
      await canPay(t.pay('$25.00'));
      expect(opened).toEqual([{}, { premium: true }, {}]);
    },
  );

  it.each([
    ['it is not offered', () => api.premium('not-offered')],
    ['nobody can say', () => api.refuse('get', '/api/reports/77/premium', 503, 'Away')],
    ['the question is lost', () => api.breakOff('get', '/api/reports/77/premium')],
    [
      'nobody answers',
      () => server.use(http.get('*/api/reports/77/premium', () => new Promise<undefined>(() => undefined))),
    ],
  ])('is not shown, and the report is bought without it, if %s', async (_, given) => {
    given();
    api.confirmCard();
    api.paymentSuccess();
    api.status('processing');
    const { user, path } = renderApp('/checkout/77');
    await fillInCard(user);
    await user.click(await payButton('$25.00'));
    await waitFor(() => expect(path()).toBe('/processing/77'));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it.each([
    ['/checkout/77', 'We cannot add the premium sections before payment right now.', 'Pay $25.00'],
    [
      '/es/checkout/77',
      'En este momento no es posible agregar las secciones premium antes del pago.',
      'Pagar $25.00',
    ],
  ])('shows that it can only be added after payment, and sells the report: %s', async (path, said, pay) => {
    api.premium('after-payment');
    renderApp(path);
    expect(await screen.findByText(said, { exact: false })).toBeVisible();
    await canPay(pay);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('stays chosen in its tab after a reload', async () => {
    api.premium();
    const first = renderApp('/checkout/77');
    await first.user.click(await cardOf(texts.en));
    await payButton('$35.00');
    cleanup();
    renderApp('/checkout/77');
    await canPay('Pay $35.00');
    expect(opened.at(-1)).toEqual({ premium: true });
  });

  it('shows that the choice could not be changed, and keeps it', async () => {
    api.premium();
    const { user } = renderApp('/checkout/77');
    const choice = await cardOf(texts.en);
    api.refuse('post', '/api/reports/77/payment-intent', 400, 'Not available', {
      code: 'billing.premium-unavailable',
    });
    await user.click(choice);
    const alert = (await screen.findByText('Your choice could not be changed')).closest('[role=alert]');
    expect(alert).toHaveTextContent('Premium is not available for this home right now');
    expect(choice).not.toBeChecked();
    await canPay('Pay $25.00');
  });
});

describe('the amount before a card is charged', () => {
  it('is what this page shows, even if another tab has chosen differently', async () => {
    api.premium();
    const cards = api.confirmCard();
    api.paymentSuccess();
    api.status('processing');
    const { user, path } = renderApp('/checkout/77');
    await user.click(await cardOf(texts.en));
    await payButton('$35.00');
    standing = amountOf(false);
    await fillInCard(user);
    await user.click(await payButton('$35.00'));
    await waitFor(() => expect(path()).toBe('/processing/77'));
    expect(standing.paymentIntent.amount).toBe(3500);
    expect(cards).toHaveLength(1);
  });

  it('is confirmed again if it has changed, and nothing is charged before that', async () => {
    api.premium();
    const cards = api.confirmCard();
    api.paymentSuccess();
    api.status('processing');
    const { user, path } = renderApp('/checkout/77');
    await user.click(await cardOf(texts.en));
    await fillInCard(user);
    await payButton('$35.00');
    serve((premium) => amountOf(premium, 1500));
    await user.click(await payButton('$35.00'));
    expect(await screen.findByText('The amount has changed')).toBeVisible();
    expect(cards).toEqual([]);
    await user.click(await payButton('$40.00'));
    await waitFor(() => expect(path()).toBe('/processing/77'));
  });

  it('is not charged if it cannot be checked', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const cards = api.confirmCard();
    const { user } = renderApp('/checkout/77');
    await fillInCard(user);
    api.breakOff('post', '/api/reports/77/payment-intent');
    await user.click(await payButton('$25.00'));
    expect(await screen.findByText(/Nothing was charged/)).toBeVisible();
    expect(cards).toEqual([]);
  });

  it('is not charged if another tab has paid', async () => {
    const cards = api.confirmCard();
    api.status('completed');
    const { user } = renderApp('/checkout/77');
    await fillInCard(user);
    api.refuse('post', '/api/reports/77/payment-intent', 409, 'Paid');
    await user.click(await payButton('$25.00'));
    expect(await screen.findByText('This report has already been paid for.')).toBeVisible();
    expect(cards).toEqual([]);
  });
});

describe('premium bought later', () => {
  const premiumIntent = '/api/reports/77/premium/payment-intent';
  const open = () =>
    server.use(
      http.post(`*${premiumIntent}`, () =>
        HttpResponse.json({
          ...intent,
          premium: true,
          premiumCents: 1000,
          paymentIntent: { ...intent.paymentIntent, amount: 1000 },
        } satisfies PaymentIntentView),
      ),
    );

  it('[RP-05] is paid on its own page, which then links to the report', async () => {
    api.premium();
    open();
    api.confirmCard();
    const reports = api.paymentSuccess();
    const { user } = renderApp('/premium/77');
    await fillInCard(user);
    const button = await payButton('$10.00');
    api.premium('ready');
    await user.click(button);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your report now includes premium' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open your report' })).toHaveAttribute(
      'href',
      '/html-report/77?lang=en',
    );
    expect(reports[0]?.body).toEqual({ paymentIntentId: 'pi_77', referralCode: null });
  });

  it.each([
    ['/premium/77', 'writing', 'Your premium sections are being written'],
    ['/premium/77', 'ready', 'Your report now includes premium'],
    ['/premium/77', 'failed', 'We could not write your premium sections yet'],
    ['/es/premium/77', 'not-offered', 'Premium no está disponible para esta vivienda'],
    ['/premium/77', 'after-payment', 'Premium can be added once the report is paid'],
    ['/es/premium/77', 'after-payment', 'Premium se puede agregar cuando el informe esté pagado'],
    ['/premium/77', 'closed', 'Premium cannot be added to this report'],
    ['/es/premium/77', 'closed', 'No se puede agregar premium a este informe'],
    ['/es/premium/77', 'ready', 'Su informe ya incluye las secciones premium'],
  ] as const)('shows its status: %s, %s', async (path, status, title) => {
    api.premium(status);
    renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pa(y|gar)/ })).not.toBeInTheDocument();
  });

  it.each([
    ['an unknown report', () => api.refuse('get', '/api/reports/77/premium', 404, 'Unknown')],
    ['an unpaid report', () => (api.premium(), api.refuse('post', premiumIntent, 404, 'Unknown'))],
  ])('is unknown for %s', async (_, given) => {
    given();
    renderApp('/premium/77');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We could not find this report' }),
    ).toBeVisible();
  });

  it('is looked up again after a failure', async () => {
    api.breakOff('get', '/api/reports/77/premium');
    const { user } = renderApp('/premium/77');
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.premium('ready');
    await user.click(again);
    expect(await screen.findByRole('link', { name: 'Open your report' })).toBeVisible();
  });
});
