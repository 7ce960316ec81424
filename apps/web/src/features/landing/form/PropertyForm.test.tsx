import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { captureReferral } from '../../../shared/referral';
import { api } from '../../../test/api';
import { paste, renderApp } from '../../../test/render-app';
import en from './messages.en';
import es from './messages.es';

const submitButton = () => screen.getByRole('button', { name: 'Continue to payment' });
const optIn = () => screen.getByRole('checkbox', { name: en.emailOptIn });

async function openForm(path = '/') {
  const app = renderApp(path);
  await screen.findByRole('form');
  return app;
}

async function fillIn(user: UserEvent) {
  await paste(user, screen.getByLabelText('Property address'), '1600 Main St, Houston, TX 77002');
  await paste(user, screen.getByLabelText('Purchase price'), '450000');
  await user.click(optIn());
  await paste(user, screen.getByLabelText('Email address'), 'ana@example.com');
}

it('[PF-02] is step 1 of 3 with the specified fields and defaults', async () => {
  await openForm();
  const steps = screen.getByRole('list', { name: 'Your order' });
  expect(Array.from(steps.children, (step) => step.textContent)).toEqual([
    '1.Property',
    '2.Payment',
    '3.Report',
  ]);
  expect(steps.firstElementChild).toHaveAttribute('aria-current', 'step');
  expect(screen.getByLabelText('Property address')).toHaveValue('');
  expect(screen.getByLabelText('Purchase price')).toHaveValue('');
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'first-time',
    'financing',
    'cash',
  ]);
  expect(screen.getByRole('radio', { name: 'First-Time Buyer' })).toBeChecked();
  expect(screen.getByLabelText('Property type')).toHaveValue('single-family');
  expect(screen.getAllByRole('option')).toHaveLength(11);
  expect(screen.getByRole('checkbox', { name: 'The property has a pool' })).not.toBeChecked();
  expect(optIn()).not.toBeChecked();
});

it('[PF-02] shows the email field only while the opt-in is checked', async () => {
  const { user } = await openForm();
  expect(screen.queryByLabelText('Email address')).not.toBeInTheDocument();
  await user.click(optIn());
  expect(screen.getByLabelText('Email address')).toHaveAttribute('type', 'email');
  await user.click(optIn());
  expect(screen.queryByLabelText('Email address')).not.toBeInTheDocument();
});

it('[PF-03] blocks submit while the opt-in is unchecked or the email is missing', async () => {
  const { user } = await openForm();
  expect(submitButton()).toBeDisabled();
  expect(submitButton()).toHaveAccessibleDescription('Check the box above to continue.');
  await user.click(optIn());
  expect(submitButton()).toBeDisabled();
  await user.type(screen.getByLabelText('Email address'), '   ');
  expect(submitButton()).toBeDisabled();
  await user.type(screen.getByLabelText('Email address'), 'ana@example.com');
  expect(submitButton()).toBeEnabled();
});

it('[PF-03] is disabled and shows Processing... while it submits', async () => {
  api.createReport();
  api.paymentIntent();
  const { user, path } = await openForm();
  await fillIn(user);
  const click = user.click(submitButton());
  const busy = await screen.findByRole('button', { name: 'Processing...' });
  expect(busy).toBeDisabled();
  await click;
  await waitFor(() => expect(path()).toBe('/checkout/77'));
});

it('[PF-04] explains what to enter for a short address and an empty price', async () => {
  const { user } = await openForm();
  await paste(user, screen.getByLabelText('Property address'), 'Main');
  await user.click(optIn());
  await paste(user, screen.getByLabelText('Email address'), 'ana@example.com');
  await user.click(submitButton());
  expect(await screen.findByText('Please include Street, City, State ZIP')).toBeVisible();
  expect(screen.getByText('Please enter a valid purchase price')).toBeVisible();
  expect(screen.getByLabelText('Property address')).toBeInvalid();
  expect(screen.getByLabelText('Property address')).toHaveAccessibleDescription(
    /Please include Street, City, State ZIP/,
  );
});

it('[PF-05] asks for lot and development for new construction', async () => {
  const { user } = await openForm();
  const hint = 'Lot #, Development Name, City, State ZIP';
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Property type'), 'new-construction');
  expect(screen.getByLabelText('Property address')).toHaveAccessibleDescription(hint);
});

it.each([
  ['/', en],
  ['/es/', es],
])('[PF-05] keeps the hint for new construction next to an address error (%s)', async (path, t) => {
  const { user } = await openForm(path);
  await paste(user, screen.getByLabelText(t.address), 'Lot');
  await user.tab();
  expect(await screen.findByText(t.errors.address)).toBeVisible();
  expect(screen.queryByText(t.addressHint)).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText(t.propertyType), 'new-construction');
  expect(screen.getByText(t.newConstructionHint)).toBeVisible();
  expect(screen.getByLabelText(t.address)).toHaveAccessibleDescription(
    `${t.errors.address} ${t.newConstructionHint}`,
  );
});

it.each([
  ['/', en],
  ['/es/', es],
])('offers co-ops only where they are common, and keeps a chosen one (%s)', async (path, t) => {
  const { user } = await openForm(path);
  const offered = () => screen.queryByRole('option', { name: t.propertyTypes['co-op'] });
  const address = screen.getByLabelText(t.address);
  await paste(user, address, '1600 Main St, Houston, TX 77002');
  expect(offered()).not.toBeInTheDocument();
  await user.clear(address);
  await paste(user, address, '215 E 68th St, New York, NY 10065');
  expect(offered()).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText(t.propertyType), 'co-op');
  await user.clear(address);
  expect(screen.getByLabelText(t.propertyType)).toHaveValue('co-op');
});

it('[PF-08] sends the order, confirms it, and opens the checkout', async () => {
  const sent = api.createReport();
  api.paymentIntent();
  const { user, path } = await openForm();
  await fillIn(user);
  await user.click(submitButton());
  expect(await screen.findByText('Property submitted successfully')).toBeVisible();
  expect(screen.getByText('Redirecting to payment...')).toBeVisible();
  await waitFor(() => expect(path()).toBe('/checkout/77'));
  expect(sent.map(({ body }) => body)).toEqual([
    {
      address: '1600 Main St, Houston, TX 77002',
      price: 450_000,
      buyerType: 'first-time',
      propertyType: 'single-family',
      hasPool: false,
      userEmail: 'ana@example.com',
      emailOptIn: true,
      agreedToTerms: true,
      city: 'Houston',
      state: 'TX',
      zipCode: '77002',
      loanType: 'FHA',
      language: 'en',
    },
  ]);
});

it('[PF-08] [PF-09] sends language and referral code, and opens the Spanish checkout', async () => {
  captureReferral('?ref=maria7', Date.now());
  const sent = api.createReport();
  api.paymentIntent();
  const { user, path } = await openForm('/es/');
  await paste(user, screen.getByLabelText('Dirección de la propiedad'), 'Calle 8, Miami, FL 33135');
  await paste(user, screen.getByLabelText('Precio de compra'), '300000');
  await user.click(screen.getByRole('checkbox', { name: /acepto los términos/ }));
  await paste(user, screen.getByLabelText('Correo electrónico'), 'ana@example.com');
  await user.click(screen.getByRole('button', { name: 'Continuar al pago' }));
  await waitFor(() => expect(path()).toBe('/es/checkout/77'));
  expect(sent[0]?.body).toMatchObject({ language: 'es', referralCode: 'MARIA7' });
});

const refusals: [string, () => unknown, string][] = [
  [
    "the server's message",
    () => api.refuse('post', '/api/report/chain', 400, 'We do not cover this place.'),
    'We do not cover this place.',
  ],
  [
    'the fallback of a server without a message',
    () => api.refuse('post', '/api/report/chain', 500, ''),
    'Failed to submit property details',
  ],
  [
    'the fallback of a lost connection',
    () => api.breakOff('post', '/api/report/chain'),
    'There was an error submitting your property details',
  ],
  [
    'an answer without a report',
    () => api.createReport({ success: true }),
    'No report ID returned from server',
  ],
];

it.each(refusals)('[PF-08] shows a failed order in a toast: %s', async (_, answer, description) => {
  answer();
  const { user, path } = await openForm();
  await fillIn(user);
  await user.click(submitButton());
  expect(await screen.findByText('Submission Error')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(`Submission Error${description}`);
  expect(path()).toBe('/');
  await waitFor(() => expect(submitButton()).toBeEnabled());
});

it.each([
  ['/', 'reporting.state-unknown', en, 'Continue to payment', 'Broken in English'],
  ['/es/', 'reporting.state-unknown', es, 'Continuar al pago', 'No encontramos el estado'],
  ['/es/', 'reporting.place-territory', es, 'Continuar al pago', 'No tenemos cifras de Puerto Rico'],
  ['/es/', 'reporting.address-military', es, 'Continuar al pago', 'Esta es una dirección postal militar'],
] as const)(
  '[PF-08] %s explains a wrong address in its language, in the toast and at the field: %s',
  async (path, code, t, button, sentence) => {
    api.refuse('post', '/api/report/chain', 400, 'Broken in English', { code });
    const { user } = await openForm(path);
    await paste(user, screen.getByLabelText(t.address), 'Lot 7, Somewhere');
    await paste(user, screen.getByLabelText(t.price), '450000');
    await user.click(screen.getByRole('checkbox', { name: t.emailOptIn }));
    await paste(user, screen.getByLabelText(t.email), 'ana@example.com');
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(t.toasts.failure.title)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    const address = screen.getByLabelText(t.address);
    await waitFor(() => expect(address).toHaveAccessibleDescription(expect.stringContaining(sentence)));
    await waitFor(() => expect(address).toHaveFocus());
    await paste(user, address, ', Houston, TX');
    await waitFor(() => expect(address).toBeValid());
  },
);

const priceField = () => screen.getByLabelText('Purchase price');

it.each([
  ['/', en, '450k', 'We read this as $450,000.00'],
  ['/', en, '$450,000.50', 'We read this as $450,000.50'],
  ['/es/', es, '1,2 millones', 'Entendimos $1,200,000.00'],
] as const)(
  '[PF-07] %s shows the price as read while it is typed: %s',
  async (path, t, typed, understood) => {
    const { user } = await openForm(path);
    expect(screen.getByLabelText(t.price)).toHaveAccessibleDescription(t.priceHint);
    await user.type(screen.getByLabelText(t.price), typed);
    expect(screen.getByText(understood)).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByLabelText(t.price)).toHaveAccessibleDescription(understood);
  },
);

it('[PF-07] sends the amount as read', async () => {
  const sent = api.createReport();
  api.paymentIntent();
  const { user, path } = await openForm();
  await fillIn(user);
  await user.clear(priceField());
  await paste(user, priceField(), '1.2 million');
  await user.click(submitButton());
  await waitFor(() => expect(path()).toBe('/checkout/77'));
  expect(sent[0]?.body).toMatchObject({ price: 1_200_000 });
});

it.each(['-5', '1e9', '400k to 450k'])('[PF-04] rejects %j as a price and explains why', async (typed) => {
  const { user } = await openForm();
  await fillIn(user);
  await user.clear(priceField());
  await paste(user, priceField(), typed);
  await user.click(submitButton());
  expect(await screen.findByText(/We could not read this price/)).toBeVisible();
  expect(priceField()).toBeInvalid();
  expect(priceField()).toHaveFocus();
});

it.each([
  ['5,000', '$5,000.00'],
  ['60 million', '$60,000,000.00'],
])('[PF-07] requires a confirmation of %s before it is sent', async (typed, amount) => {
  const sent = api.createReport();
  api.paymentIntent();
  const { user, path } = await openForm();
  await fillIn(user);
  await user.clear(priceField());
  await paste(user, priceField(), typed);
  await user.keyboard('{Enter}');
  const confirm = await screen.findByRole('checkbox', { name: `Yes, the price really is ${amount}` });
  await waitFor(() => expect(confirm).toHaveFocus());
  expect(confirm).toHaveAccessibleDescription(/confirm it, or correct it/);
  expect(sent).toEqual([]);
  await user.click(confirm);
  await user.click(submitButton());
  await waitFor(() => expect(path()).toBe('/checkout/77'));
  expect(sent).toHaveLength(1);
});

it('[PF-07] requires a confirmation once the field is left, and again for another price', async () => {
  const { user } = await openForm();
  await user.type(priceField(), '450');
  expect(screen.queryByRole('checkbox', { name: /the price really is/ })).not.toBeInTheDocument();
  await user.tab();
  await user.click(screen.getByRole('checkbox', { name: 'Yes, the price really is $450.00' }));
  await user.type(priceField(), '1');
  await user.tab();
  expect(screen.getByRole('checkbox', { name: 'Yes, the price really is $4,501.00' })).not.toBeChecked();
});

it('restores the input after a reload or a return, in both languages', async () => {
  const { user, router } = await openForm();
  await fillIn(user);
  await user.selectOptions(screen.getByLabelText('Property type'), 'condo');
  await user.click(screen.getByRole('radio', { name: 'Cash Buyer' }));
  await act(() => router.navigate('/es/'));
  expect(await screen.findByLabelText(es.address)).toHaveValue('1600 Main St, Houston, TX 77002');
  expect(screen.getByLabelText(es.price)).toHaveValue('450,000');
  expect(screen.getByRole('radio', { name: es.buyerTypes.cash })).toBeChecked();
  expect(screen.getByLabelText(es.propertyType)).toHaveValue('condo');
  expect(screen.getByLabelText(es.email)).toHaveValue('ana@example.com');
  cleanup();
  await openForm();
  expect(screen.getByLabelText('Property address')).toHaveValue('1600 Main St, Houston, TX 77002');
  expect(submitButton()).toBeEnabled();
});
