import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, intent } from '../../../test/api';
import { paste, renderApp } from '../../../test/render-app';
import { connectionLost, FakeStripeJs, installStripeJs, intentIs } from '../../../test/stripe-js';

let stripeJs: FakeStripeJs;
installStripeJs(() => stripeJs);
beforeEach(() => {
  stripeJs = new FakeStripeJs();
  api.paymentIntent({ provider: 'stripe', publishableKey: 'pk_test_77' });
});

const payButton = () => screen.findByRole('button', { name: 'Pay $25.00' });
const card = ['cardNumber', 'cardExpiry', 'cardCvc'] as const;

async function fillIn(user: UserEvent) {
  await paste(user, await screen.findByLabelText('Name on card'), ' Ana Ruiz ');
  for (const frame of card) stripeJs.type(frame);
}

async function pay() {
  const app = renderApp('/checkout/77');
  await fillIn(app.user);
  await app.user.click(await payButton());
  return app;
}

const methods = () => stripeJs.calls.map(([method]) => method);

describe("Stripe's form", () => {
  it('[CO-01] [CO-02] has the four labels and names the provider', async () => {
    renderApp('/checkout/77');
    for (const label of ['Name on card', 'Card number', 'Expiration date', 'CVC']) {
      expect(await screen.findByLabelText(label)).toBeVisible();
    }
    expect(screen.getByText('Secure payment processed by Stripe')).toBeVisible();
  });

  it.each([
    ['/checkout/77', 'en'],
    ['/es/checkout/77', 'es'],
  ])('uses the language of %s in its frames, too', async (path, locale) => {
    renderApp(path);
    await waitFor(() => expect(stripeJs.opened[0]).toEqual(['pk_test_77', { locale }]));
  });

  it('[CO-02] requires the name and all three parts of the card', async () => {
    const { user } = renderApp('/checkout/77');
    await paste(user, await screen.findByLabelText('Name on card'), ' ');
    for (const frame of card) stripeJs.type(frame);
    expect(await payButton()).toBeDisabled();
    await paste(user, screen.getByLabelText('Name on card'), 'Ana');
    for (const frame of card) {
      expect(await payButton()).toBeEnabled();
      stripeJs.type(frame, 'Incomplete');
      expect(await payButton()).toBeDisabled();
      stripeJs.type(frame);
    }
  });

  it('shows an error next to its field until the field is valid', async () => {
    const { user } = renderApp('/checkout/77');
    await user.click(await screen.findByLabelText('Name on card'));
    await user.tab();
    expect(screen.getByLabelText('Name on card')).toHaveAccessibleDescription(
      'Enter the name as it appears on the card',
    );
    stripeJs.type('cardNumber', 'Your card number is invalid.');
    const number = screen.getByRole('group', { name: 'Card number' });
    expect(number).toHaveAccessibleDescription('Your card number is invalid.');
    expect(screen.getByRole('group', { name: 'CVC' })).not.toHaveAccessibleDescription();
    stripeJs.type('cardNumber');
    expect(number).not.toHaveAccessibleDescription();
  });

  it('[CO-03] shows that payments are unavailable if a frame cannot be loaded, until a retry', async () => {
    const { user } = renderApp('/checkout/77');
    await screen.findByLabelText('Card number');
    stripeJs.failToLoad('cardNumber');
    expect(await screen.findByText('Payments are currently unavailable')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Card number')).toBeVisible();
  });
});

describe('a payment with Stripe', () => {
  it.each(['succeeded', 'processing'] as const)(
    '[CO-04] sends name and card, is reported, and leads on when it is %s',
    async (status) => {
      stripeJs.willAnswer('confirm', intentIs(status));
      const reports = api.paymentSuccess(status === 'succeeded' ? 'paid' : 'pending');
      api.status('processing');
      const { path } = await pay();
      await waitFor(() => expect(path()).toBe('/processing/77'));
      expect(stripeJs.calls).toEqual([
        [
          'confirm',
          'pi_77_secret',
          { payment_method: { card: expect.anything(), billing_details: { name: 'Ana Ruiz' } } },
        ],
      ]);
      expect(reports[0]?.body).toEqual({ paymentIntentId: 'pi_77', referralCode: null });
    },
  );

  it('[CO-02] is sent once if the button is clicked twice, and shows Processing...', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof intentIs>>();
    stripeJs.willAnswer('confirm', () => promise);
    const { user, path } = renderApp('/checkout/77');
    await fillIn(user);
    const form = screen.getByRole('form', { name: 'Pay by card' });
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    expect(await screen.findByRole('button', { name: 'Processing...' })).toBeDisabled();
    api.paymentSuccess();
    api.status('processing');
    resolve(intentIs('succeeded'));
    await waitFor(() => expect(path()).toBe('/processing/77'));
    expect(methods()).toEqual(['confirm']);
  });

  it.each([
    [{ type: 'card_error', message: 'Your card has expired.' }, 'Payment Failed', 'Your card has expired.'],
    [
      {
        type: 'invalid_request_error',
        code: 'payment_intent_authentication_failure',
        message: 'Your bank said no.',
      },
      'Payment Failed',
      'Your bank said no.',
    ],
    [{ type: 'card_error' }, 'Payment failed', 'Please try again'],
  ] as const)("[CO-03] shows Stripe's refusal, or Payment failed: %o", async (error, title, detail) => {
    stripeJs.willAnswer('confirm', { error });
    const { user, path } = await pay();
    const refusal = (await screen.findByText(title)).closest('[role=alert]');
    expect(refusal).toHaveTextContent(detail);
    expect(await payButton()).toHaveFocus();
    api.paymentSuccess();
    api.status('processing');
    await user.click(await payButton());
    await waitFor(() => expect(path()).toBe('/processing/77'));
    expect(methods()).toEqual(['confirm', 'confirm']);
  });

  it.each([
    ['the connection broke', connectionLost],
    ['Stripe had an error', { error: { type: 'api_error', message: 'Oops' } }],
    [
      'another window has paid it',
      { error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' } },
    ],
  ] as const)('is found and reported, not charged again, when %s', async (_, answer) => {
    stripeJs.willAnswer('confirm', answer);
    api.paymentSuccess();
    api.status('processing');
    const { path } = await pay();
    await waitFor(() => expect(path()).toBe('/processing/77'));
    expect(methods()).toEqual(['confirm', 'look up']);
  });

  it('[CO-03] that did not arrive shows Payment failed, and is sent again on the next attempt', async () => {
    stripeJs.willAnswer('confirm', connectionLost);
    stripeJs.willAnswer('look up', intentIs('requires_payment_method'));
    const { user, path } = await pay();
    expect(await screen.findByText('Payment failed')).toBeVisible();
    api.paymentSuccess();
    api.status('processing');
    await user.click(await payButton());
    await waitFor(() => expect(path()).toBe('/processing/77'));
    expect(methods()).toEqual(['confirm', 'look up', 'confirm']);
  });

  it('[CO-03] that has ended at Stripe shows how to start a new one', async () => {
    stripeJs.willAnswer('confirm', {
      error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' },
    });
    stripeJs.willAnswer('look up', intentIs('canceled'));
    await pay();
    expect(await screen.findByText(/nothing was charged. Reload the page to pay/)).toBeVisible();
  });

  it('[CO-03] with an unknown outcome is looked up before it is sent again', async () => {
    stripeJs.willAnswer('confirm', connectionLost);
    stripeJs.willAnswer('look up', connectionLost, connectionLost);
    const { user, path } = await pay();
    expect(await screen.findByText('Payment processing failed')).toBeVisible();
    expect(screen.getByText(/so you are not charged twice/)).toBeVisible();
    await user.click(await payButton());
    await waitFor(() => expect(methods()).toEqual(['confirm', 'look up', 'look up']));
    api.paymentSuccess();
    api.status('processing');
    await user.click(await payButton());
    await waitFor(() => expect(path()).toBe('/processing/77'));
    expect(methods()).toEqual(['confirm', 'look up', 'look up', 'look up']);
  });

  it("[CO-03] is looked up before it is sent again if Stripe's script failed", async () => {
    stripeJs.willAnswer('confirm', () => Promise.reject(new Error('Stripe.js broke')));
    const { user, path } = await pay();
    expect(await screen.findByText('Payment processing failed')).toBeVisible();
    api.paymentSuccess();
    api.status('processing');
    await user.click(await payButton());
    await waitFor(() => expect(path()).toBe('/processing/77'));
    expect(methods()).toEqual(['confirm', 'look up']);
  });
});

describe('an amount that changed before the payment', () => {
  const premium = {
    provider: 'stripe',
    publishableKey: 'pk_test_77',
    premium: true,
    premiumCents: 1000,
    paymentIntent: { ...intent.paymentIntent, amount: 3500 },
  } as const;

  it.each([
    ['another tab has chosen premium at its new price', '$37.50', { premiumCents: 1250, amount: 3750 }],
    ['premium is no longer offered', '$25.00', { premium: false, premiumCents: 0, amount: 2500 }],
  ])('is not charged until the buyer confirms it, when %s', async (_, amount, changed) => {
    api.paymentIntent(premium);
    api.paymentSuccess();
    api.status('processing');
    const { user, path } = renderApp('/checkout/77');
    await fillIn(user);
    const pay = await screen.findByRole('button', { name: 'Pay $35.00' });
    const { amount: amountCents, ...choice } = changed;
    const opened = api.paymentIntent({
      ...premium,
      ...choice,
      paymentIntent: { ...intent.paymentIntent, amount: amountCents },
    });
    await user.click(pay);
    expect(await screen.findByText('The amount has changed')).toBeVisible();
    expect(opened[0]?.body).toEqual({ premium: true });
    expect(methods()).toEqual([]);
    await user.click(screen.getByRole('button', { name: `Pay ${amount}` }));
    await waitFor(() => expect(path()).toBe('/processing/77'));
    expect(methods()).toEqual(['confirm']);
  });
});
