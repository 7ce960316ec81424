import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { captureReferral } from '../../shared/referral';
import { rememberCurrentReport } from '../../shared/report/current-report';
import { api } from '../../test/api';
import { paste, renderApp } from '../../test/render-app';
import { allowCookies } from '../../test/cookies';

const payButton = () => screen.findByRole('button', { name: 'Pay $25.00' });
const confirmPath = '/api/simulated-payments/pi_77/confirm';
const successPath = '/api/reports/77/payment-success';

async function fillInCard(user: UserEvent) {
  await paste(user, await screen.findByLabelText('Name on card'), 'Ana Ruiz');
  await paste(user, screen.getByLabelText('Card number'), '4242424242424242');
  await paste(user, screen.getByLabelText('Expiration date'), '1230');
  await paste(user, screen.getByLabelText('CVC'), '123');
}

async function pay(path = '/checkout/77') {
  const app = renderApp(path);
  await fillInCard(app.user);
  await app.user.click(await payButton());
  return app;
}

describe('the page', () => {
  it('[CO-01] shows step 2 of 3, title, price and provider', async () => {
    api.paymentIntent({ paymentIntent: { id: 'pi_77', amount: 3050, currency: 'usd' } });
    renderApp('/checkout/77');
    expect(await screen.findByRole('heading', { level: 1, name: 'Complete Your Purchase' })).toBeVisible();
    const steps = within(screen.getByRole('list', { name: 'Your order' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Done: Property Details',
      '2.Payment',
      '3.Download',
    ]);
    expect(steps[1]).toHaveAttribute('aria-current', 'step');
    expect(await screen.findByText('Your personalised property report for just $30.50')).toBeVisible();
    expect(await screen.findByText(/^Secure payment processed by/)).toBeVisible();
  });

  it('[CO-01] shows a spinner and the default price while the payment is set up', async () => {
    api.paymentIntent();
    renderApp('/checkout/77');
    expect((await screen.findByText('Preparing your payment…')).parentElement).toHaveRole('status');
    expect(screen.getByText('Your personalised property report for just $25')).toBeVisible();
    await payButton();
  });

  it('[CO-06] shows what the buyer must know before paying', async () => {
    api.paymentIntent();
    renderApp('/checkout/77');
    const button = await payButton();
    const order = screen.getByRole('region', { name: 'Your order' });
    for (const notice of [
      /accurate property details/,
      /adults only \(18\+\)/,
      /All sales are final/,
      /Save the link/,
    ]) {
      expect(within(order).getByText(notice)).toBeVisible();
    }
    expect(order.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText('We could not fully locate this address')).not.toBeInTheDocument();
  });

  it.each([
    ['state-unknown', /did not recognize the state/],
    ['zip-missing', /no ZIP code/],
    ['zip-contradicts-state', /do not match/],
    ['post-office-box', /enter the street address of the property/],
    ['city-unknown', /did not recognize the city/],
  ] as const)(
    '[CO-06] shows before payment that a place was not recognized: %s',
    async (placeNotice, text) => {
      api.paymentIntent({ placeNotice });
      renderApp('/checkout/77');
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Correct the address' })).toHaveAttribute('href', '/');
    },
  );
});

describe('the card form', () => {
  it('[CO-02] has the four labels, and the amount on its button', async () => {
    api.paymentIntent();
    renderApp('/checkout/77');
    for (const label of ['Name on card', 'Card number', 'Expiration date', 'CVC']) {
      expect(await screen.findByLabelText(label)).toBeVisible();
    }
    expect(await payButton()).toBeEnabled();
  });

  it('[CO-02] waits for the provider, and shows Processing... during payment', async () => {
    api.paymentIntent();
    api.confirmCard();
    api.paymentSuccess();
    api.status('processing');
    const { user } = renderApp('/checkout/77');
    await fillInCard(user);
    const click = user.click(await payButton());
    expect(await screen.findByRole('button', { name: 'Processing...' })).toBeDisabled();
    await click;
  });

  it('requires all fields before it sends a request', async () => {
    api.paymentIntent();
    const { user } = renderApp('/checkout/77');
    await user.click(await payButton());
    expect(await screen.findByText('Enter the name as it appears on the card')).toBeVisible();
    expect(screen.getByLabelText('CVC')).toBeInvalid();
  });

  it('fills in a chosen test card', async () => {
    api.paymentIntent();
    const { user } = renderApp('/checkout/77');
    await user.click(
      await screen.findByRole('button', { name: /Use card 4000 0000 0000 0002: Is declined/ }),
    );
    expect(screen.getByLabelText('Card number')).toHaveValue('4000 0000 0000 0002');
  });
});

describe('an error', () => {
  it('[CO-03] is shown without a report id, with a link home', async () => {
    renderApp('/checkout');
    expect(await screen.findByText('No report ID provided')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });

  it("[CO-03] is avoided by the session's report if the address has none", async () => {
    api.paymentIntent();
    rememberCurrentReport({ reportId: '77' });
    renderApp('/checkout');
    expect(await payButton()).toBeEnabled();
  });

  it.each([
    ['is refused', () => api.refuse('post', '/api/reports/77/payment-intent', 404, 'Unknown report')],
    ['breaks off', () => api.breakOff('post', '/api/reports/77/payment-intent')],
    ['brings no secret', () => api.paymentIntent({ clientSecret: '' })],
  ])('[CO-03] is shown if the payment %s', async (_, answer) => {
    answer();
    renderApp('/checkout/77');
    expect(await screen.findByText('Failed to initialize payment')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });

  it('is not a second payment: a paid report is opened', async () => {
    api.refuse('post', '/api/reports/77/payment-intent', 409, 'Paid');
    api.status('completed');
    renderApp('/checkout/77');
    expect(await screen.findByText('This report has already been paid for.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open your report' })).toHaveAttribute('href', '/html-report/77');
  });

  it.each([
    [
      "the provider's message",
      () => api.refuse('post', confirmPath, 402, 'Your card was declined.'),
      'Your card was declined.',
    ],
    ['Payment failed without a message', () => api.refuse('post', confirmPath, 402, ''), 'Payment failed'],
    [
      'Payment processing failed when the call breaks off',
      () => api.breakOff('post', confirmPath),
      'Payment processing failed',
    ],
  ])('[CO-03] of a refused card shows %s and allows another attempt', async (_, answer, message) => {
    api.paymentIntent();
    answer();
    const { path } = await pay();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText(/^(Payment Failed|Please try again)$|Do not pay again/)).toBeVisible();
    expect(await payButton()).toBeEnabled();
    expect(path()).toBe('/checkout/77');
  });

  it.each([
    [{ code: 'billing.card-declined', declineCode: 'insufficient_funds' }, /no tiene fondos suficientes/],
    [{ code: 'billing.card-declined', declineCode: 'a_new_one' }, /no fue aceptada/],
    [{ code: 'a.new-one' }, /Something new/],
  ])('[CO-03] is shown in Spanish if there is a Spanish text: %o', async (codes, sentence) => {
    api.paymentIntent();
    api.refuse('post', confirmPath, 402, 'Something new', codes);
    const { user } = renderApp('/es/checkout/77');
    await paste(user, await screen.findByLabelText('Nombre en la tarjeta'), 'Ana Ruiz');
    await paste(user, screen.getByLabelText('Número de tarjeta'), '4242424242424242');
    await paste(user, screen.getByLabelText('Fecha de vencimiento'), '1230');
    await paste(user, screen.getByLabelText('Código CVC'), '123');
    await user.click(screen.getByRole('button', { name: 'Pagar $25.00' }));
    const refusal = (await screen.findByText('Pago rechazado')).closest('[role=alert]');
    expect(refusal).toHaveTextContent(sentence);
  });

  it.each([
    ['the fallback', () => api.breakOff('post', successPath), 'Failed to process payment'],
    [
      "the server's message",
      () => api.refuse('post', successPath, 400, 'Not your payment'),
      'Not your payment',
    ],
  ])(
    '[CO-03] of reporting a payment shows %s, offers the report, and charges once',
    async (_, answer, message) => {
      api.paymentIntent();
      api.confirmCard();
      answer();
      await pay();
      expect(await screen.findByText(message)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Follow your report' })).toHaveAttribute(
        'href',
        '/processing/77',
      );
      expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    },
  );
});

describe('a payment', () => {
  it('[CO-04] sends the card, reports the payment, confirms it, and opens the processing page', async () => {
    api.paymentIntent();
    const cards = api.confirmCard();
    const reports = api.paymentSuccess();
    api.status('processing');
    const { path } = await pay();
    expect(await screen.findByText('Payment Successful')).toBeVisible();
    expect(screen.getByText('Your report is being generated...')).toBeVisible();
    await waitFor(() => expect(path()).toBe('/processing/77'));
    expect(cards[0]?.body).toEqual({
      clientSecret: 'pi_77_secret',
      nameOnCard: 'Ana Ruiz',
      cardNumber: '4242 4242 4242 4242',
      expiration: '12/30',
      cvc: '123',
    });
    expect(reports[0]?.body).toEqual({ paymentIntentId: 'pi_77', referralCode: null });
    expect(window.dataLayer).toBeUndefined();
  });

  it('[CO-05] shows no success before the provider has confirmed the payment', async () => {
    api.paymentIntent();
    api.confirmCard();
    api.paymentSuccess('pending');
    api.status('draft');
    const { path } = await pay();
    await waitFor(() => expect(path()).toBe('/processing/77'));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText('Payment Successful')).not.toBeInTheDocument();
  });

  it('[CO-04] queues the conversion of a referral', async () => {
    allowCookies({ analytics: true, marketing: false });
    captureReferral('?ref=maria7', Date.now());
    api.paymentIntent();
    api.confirmCard();
    const reports = api.paymentSuccess();
    api.status('processing');
    const { path } = await pay();
    await waitFor(() => expect(path()).toBe('/processing/77'));
    expect(reports[0]?.body).toEqual({ paymentIntentId: 'pi_77', referralCode: 'MARIA7' });
    expect(window.dataLayer).toContainEqual({
      event: 'affiliate_referral',
      action: 'conversion',
      referral_code: 'MARIA7',
    });
  });

  it('[CO-04] opens the processing page while the provider is still working on it', async () => {
    api.paymentIntent();
    api.confirmCard('processing');
    api.paymentSuccess('pending');
    api.status('draft');
    const { path } = await pay();
    await waitFor(() => expect(path()).toBe('/processing/77'));
  });

  it('[CO-04] opens the Spanish processing page from the Spanish checkout', async () => {
    api.paymentIntent();
    const cards = api.confirmCard();
    api.paymentSuccess();
    api.status('processing');
    const { user, path } = renderApp('/es/checkout/77');
    await paste(user, await screen.findByLabelText('Nombre en la tarjeta'), 'Ana Ruiz');
    await user.type(screen.getByLabelText('Número de tarjeta'), '4242424242424242');
    await user.type(screen.getByLabelText('Fecha de vencimiento'), '1230');
    await paste(user, screen.getByLabelText('Código CVC'), '123');
    await user.click(screen.getByRole('button', { name: 'Pagar $25.00' }));
    await waitFor(() => expect(path()).toBe('/es/procesando/77'));
    expect(cards[0]?.body).toMatchObject({ cardNumber: '4242 4242 4242 4242', expiration: '12/30' });
  });

  it('passes 3-D Secure and confirms again', async () => {
    api.paymentIntent();
    api.confirmCard('requires-action');
    api.paymentSuccess();
    api.status('processing');
    const { user, path } = await pay();
    expect(await screen.findByRole('dialog', { name: 'Confirm it is you' })).toBeVisible();
    const cards = api.confirmCard('succeeded');
    await user.click(screen.getByRole('button', { name: 'Confirm payment' }));
    await waitFor(() => expect(path()).toBe('/processing/77'));
    expect(cards[0]?.body).toMatchObject({ authenticated: true, cardNumber: '4242 4242 4242 4242' });
  });

  it('[CO-03] shows a failed 3-D Secure check, and allows another attempt', async () => {
    api.paymentIntent();
    api.confirmCard('requires-action');
    const { user } = await pay();
    await user.click(await screen.findByRole('button', { name: 'Fail the check' }));
    expect(await screen.findByText(/Your bank could not confirm it was you/)).toBeVisible();
    expect(await payButton()).toHaveFocus();
  });
});
