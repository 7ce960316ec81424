import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { captureReferral } from '../../shared/referral/referral';
import { api } from '../../test/api';
import { paste } from '../../test/paste';
import { renderApp } from '../../test/render-app';
import en from './messages.en';
import es from './messages.es';

const submitButton = () => screen.getByRole('button', { name: 'Continue to payment' });
const optIn = () => screen.getByRole('checkbox', { name: en.form.emailOptIn });

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

it('[PF-03] blocks submit while the opt-in is unchecked or has no email', async () => {
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

it('[PF-03] is disabled and says Processing... while it submits', async () => {
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

it('[PF-04] says what to type for a short address and an empty price', async () => {
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

it('[PF-05] hints at lot and development for new construction', async () => {
  const { user } = await openForm();
  const hint = 'Lot #, Development Name, City, State ZIP';
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Property type'), 'new-construction');
  expect(screen.getByLabelText('Property address')).toHaveAccessibleDescription(hint);
});

it.each([
  ['/', en.form],
  ['/es/', es.form],
])('[PF-05] the hint for new construction stays beside an error of the address (%s)', async (path, t) => {
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
  ['/', en.form],
  ['/es/', es.form],
])('offers a co-operative only where there are some, and keeps a chosen one (%s)', async (path, t) => {
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

it('[PF-08] sends the order, says so, and goes to checkout', async () => {
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

it('[PF-08] [PF-09] goes to the Spanish checkout and sends language and referral code', async () => {
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

it.each(refusals)('[PF-08] a failed order shows a toast with %s', async (_, answer, description) => {
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
  '[PF-08] %s says in its language, in the toast and at the field, what is wrong with the address: %s',
  async (path, code, { form: t }, button, sentence) => {
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
