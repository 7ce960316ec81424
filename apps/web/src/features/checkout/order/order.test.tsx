import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { CreateReportView, PlaceView } from '@closewise/contracts/buyer';
import { keepOrder } from '../../../shared/report/current-order';
import { answer, api, intent } from '../../../test/api';
import { paste, renderApp } from '../../../test/render-app';

const katy: PlaceView = {
  street: '5 Oak Street',
  city: 'Katy',
  state: 'TX',
  zip: '77494',
  county: 'Fort Bend County',
  oldCounty: null,
  municipality: 'Katy',
  certainty: 'likely',
  choices: [
    { county: 'Fort Bend County', share: 0.83 },
    { county: 'Harris County', share: 0.164 },
    { county: 'Waller County', share: 0.006 },
  ],
  open: ['county'],
};
const certain: PlaceView = { ...katy, certainty: 'certain', choices: [], open: [] };
const withLimits: PlaceView = { ...certain, city: 'Pittsburgh', open: ['city-limits'] };

const language = {
  en: {
    home: '/',
    address: 'Property address',
    price: 'Purchase price',
    optIn: /Email me my report/,
    email: 'Email address',
    send: 'Continue to payment',
  },
  es: {
    home: '/es/',
    address: 'Dirección de la propiedad',
    price: 'Precio de compra',
    optIn: /acepto los términos/,
    email: 'Correo electrónico',
    send: 'Continuar al pago',
  },
} as const;

type CheckoutAnswer = { place?: PlaceView; loanNotice?: CreateReportView['loanNotice'] };

const cardOf = () => screen.findByRole('region', { name: /^(Your order|Su pedido)$/ });

/** A buyer at checkout, with the order that the form has stored in this tab. */
async function order({ place = katy, loanNotice = null }: CheckoutAnswer) {
  const asked = {
    address: '5 oak street katy tx 77494',
    price: 450_000,
    propertyType: 'single-family',
    loanType: 'FHA',
  } as const;
  keepOrder({ reportId: '77', asked, place, loanNotice, answers: null });
  api.paymentIntent();
  const app = renderApp('/checkout/77');
  return { ...app, card: await cardOf() };
}

/** A buyer who comes to checkout from the form. Returns the order summary. */
async function orderByForm(
  { place = katy, loanNotice = null }: CheckoutAnswer,
  t: (typeof language)['en' | 'es'] = language.en,
) {
  api.createReport({ success: true, reportId: 77, place, loanNotice });
  api.paymentIntent();
  const app = renderApp(t.home);
  await paste(app.user, await screen.findByLabelText(t.address), '5 oak street katy tx 77494');
  await paste(app.user, screen.getByLabelText(t.price), '450k');
  await app.user.click(screen.getByRole('checkbox', { name: t.optIn }));
  await paste(app.user, screen.getByLabelText(t.email), 'ana@example.com');
  await app.user.click(screen.getByRole('button', { name: t.send }));
  return { ...app, card: await cardOf() };
}

const radio = (name: string | RegExp) => screen.getByRole('radio', { name });
const confirmButton = () => screen.getByRole('button', { name: 'Confirm the location' });
const payButton = () => screen.getByRole('button', { name: /^(Pay|Pagar) \$25.00$/ });
const canPay = () => waitFor(() => expect(payButton()).toBeEnabled());
async function answerWith(user: UserEvent, name: string) {
  await user.click(radio(name));
  await user.click(confirmButton());
}

describe('the order at checkout', () => {
  it('shows the property as it was recognized, with a link back to the filled form', async () => {
    const { card, user, path } = await orderByForm({ place: certain });
    const said = within(card).getAllByRole('definition');
    expect(said.map(({ textContent }) => textContent)).toEqual([
      '5 Oak Street, Katy, TX 77494',
      'Fort Bend County',
      '$450,000',
      'Single-family home',
      'FHA loan',
    ]);
    await canPay();
    await user.click(within(card).getByRole('link', { name: 'Edit the property' }));
    expect(path()).toBe('/');
    expect(await screen.findByLabelText('Property address')).toHaveValue('5 oak street katy tx 77494');
    expect(screen.getByLabelText('Purchase price')).toHaveValue('450k');
  });

  it('names the old county next to the planning region of Connecticut', async () => {
    const { card } = await order({
      place: { ...certain, county: 'Capitol Planning Region', oldCounty: 'Hartford County' },
    });
    expect(within(card).getByText('Capitol Planning Region (Hartford County)')).toBeVisible();
  });

  it('does not show the property in another tab', async () => {
    await orderByForm({});
    cleanup();
    sessionStorage.clear();
    renderApp('/checkout/77');
    await canPay();
    expect(screen.queryByText(/Katy|Fort Bend|450,000/)).not.toBeInTheDocument();
  });

  it('does not show it with another report in the same tab', async () => {
    await order({});
    cleanup();
    answer('post', '/api/reports/78/payment-intent', intent);
    renderApp('/checkout/78');
    await canPay();
    expect(screen.queryByText(/Katy|Fort Bend|450,000/)).not.toBeInTheDocument();
  });

  it.each([
    '{"reportId":"77"}',
    '{"reportId":"77","asked":{},"place":{},"loanNotice":null,"answers":7}',
    '{"reportId":"77","asked":{"price":"1"},"place":{"choices":[],"open":[]},"loanNotice":null,"answers":null}',
  ])('allows payment although another version of the site has stored %s', async (stored) => {
    sessionStorage.setItem('closewise_current_order', stored);
    api.paymentIntent();
    renderApp('/checkout/77');
    await canPay();
    expect(screen.queryByRole('link', { name: 'Edit the property' })).not.toBeInTheDocument();
  });

  it.each([
    [{ reason: 'property-type', loanType: 'FHA', limitCents: null }, /FHA loans do not finance this type/],
    [{ reason: 'over-limit', loanType: 'FHA', limitCents: 54_128_700 }, /over the FHA limit of \$541,287:/],
  ] as const)(
    'explains which loan the report shows if the chosen one is not available: %o',
    async (loanNotice, said) => {
      const { card } = await order({ place: certain, loanNotice });
      expect(within(card).getByText(said)).toHaveTextContent(/conventional loan instead/);
    },
  );
});

describe('the county', () => {
  it('is asked for, most likely first, and payment waits for the answer', async () => {
    const { card } = await order({});
    expect(
      within(card)
        .getAllByRole('radio')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual(['Fort Bend County', 'Harris County', 'Waller County', 'I am not sure']);
    expect(radio('Fort Bend County')).toHaveAccessibleDescription('About 83% of the homes here');
    expect(radio('Waller County')).toHaveAccessibleDescription('Under 1% of the homes here');
    expect(radio('I am not sure')).toHaveAccessibleDescription(
      /We use Fort Bend County, the most likely one/,
    );
    expect(within(card).getByText('Please choose below')).toBeVisible();
    expect(confirmButton()).toBeDisabled();
    expect(confirmButton()).toHaveAccessibleDescription('Choose an answer to continue to payment.');
    expect(screen.getByText(/^First tell us where the home is/)).toBeVisible();
    expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
  });

  it('is sent and shown, and enables payment', async () => {
    const sent = api.confirmPlace();
    const { card, user } = await order({});
    await answerWith(user, 'Harris County');
    await canPay();
    expect(sent.map(({ body }) => body)).toEqual([{ county: 'Harris County' }]);
    expect(within(card).getByText('Harris County')).toBeVisible();
    expect(screen.getByText('Your answer is saved.')).toHaveRole('status');
    expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus();
  });

  it('is kept after a reload, and can be changed', async () => {
    const sent = api.confirmPlace();
    const { user } = await order({});
    await answerWith(user, 'Harris County');
    await canPay();
    cleanup();
    const again = renderApp('/checkout/77');
    await canPay();
    expect(screen.getByText('Harris County')).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Change' }));
    expect(radio('Harris County')).toBeChecked();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    await answerWith(again.user, 'I am not sure');
    expect(await screen.findByText('Fort Bend County (most likely)')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ county: 'Harris County' }, { county: null }]);
  });

  it('is chosen from a list if the whole state is possible', async () => {
    const sent = api.confirmPlace();
    const names = [
      'Travis',
      'Bexar',
      'Harris',
      'Dallas',
      'Tarrant',
      'Collin',
      'Denton',
      'Hidalgo',
      'El Paso',
    ];
    const choices = names.map((name) => ({ county: `${name} County`, share: 0.1 }));
    const { user } = await order({ place: { ...katy, county: null, certainty: 'unknown', choices } });
    const list = screen.getByLabelText('Which county is it in?');
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose the county', 'I am not sure', ...names.toSorted().map((name) => `${name} County`)]);
    await user.selectOptions(list, 'I am not sure');
    expect(screen.getByText('The report will say how much local taxes could add.')).toBeVisible();
    await user.click(confirmButton());
    await canPay();
    expect(sent[0]?.body).toEqual({ county: null });
    expect(screen.getByText('Not known')).toBeVisible();
  });

  it.each([
    [
      'the words of the refusal',
      () => api.refuse('put', '/api/reports/77/place', 400, 'ZIP code 77494 lies elsewhere'),
      'ZIP code 77494 lies elsewhere',
    ],
    [
      'what to do when the connection breaks',
      () => api.breakOff('put', '/api/reports/77/place'),
      'Check your connection and try again.',
    ],
  ])('shows %s if it cannot be saved, and can be sent again', async (_, fail, said) => {
    fail();
    const { user } = await order({});
    await answerWith(user, 'Harris County');
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    expect(radio('Harris County')).toBeChecked();
    api.confirmPlace();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await canPay();
  });
});

describe('the city limits', () => {
  it.each([
    ['Yes, inside', true, 'Inside Pittsburgh'],
    ['No, outside', false, 'Outside Pittsburgh'],
    ['Not sure', null, 'Not sure'],
  ])('are asked for if the city has taxes: %s', async (name, insideCityLimits, shown) => {
    const sent = api.confirmPlace();
    const { user } = await order({ place: withLimits });
    expect(screen.getByRole('group', { name: 'Is it inside the city limits of Pittsburgh?' })).toBeVisible();
    await answerWith(user, name);
    await canPay();
    expect(sent[0]?.body).toEqual({ insideCityLimits });
    expect(screen.getByText('City limits').nextElementSibling).toHaveTextContent(shown);
  });

  it('are asked for together with the county', async () => {
    const sent = api.confirmPlace();
    const { user } = await order({ place: { ...katy, open: ['county', 'city-limits'] } });
    await user.click(radio('No, outside'));
    expect(confirmButton()).toBeDisabled();
    await answerWith(user, 'Harris County');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ county: 'Harris County', insideCityLimits: false });
  });
});

it("is deleted with the form's values after payment", async () => {
  api.confirmCard();
  api.paymentSuccess();
  api.status('processing');
  const { user, path, router } = await orderByForm({ place: certain });
  await paste(user, await screen.findByLabelText('Name on card'), 'Ana Ruiz');
  await paste(user, screen.getByLabelText('Card number'), '4242424242424242');
  await paste(user, screen.getByLabelText('Expiration date'), '1230');
  await paste(user, screen.getByLabelText('CVC'), '123');
  await user.click(payButton());
  await waitFor(() => expect(path()).toBe('/processing/77'));
  await act(() => router.navigate('/'));
  expect(await screen.findByLabelText('Property address')).toHaveValue('');
  await act(() => router.navigate('/checkout/77'));
  await canPay();
  expect(screen.queryByText(/Katy/)).not.toBeInTheDocument();
});

it('asks and answers in Spanish', async () => {
  const sent = api.confirmPlace();
  const { card, user } = await orderByForm(
    { place: { ...katy, open: ['county', 'city-limits'] } },
    language.es,
  );
  expect(within(card).getByText('Casa unifamiliar')).toBeVisible();
  expect(within(card).getByText('Elíjalo abajo')).toBeVisible();
  expect(screen.getAllByRole('radio', { name: 'No lo sé' })[0]).toHaveAccessibleDescription(
    /Usamos Fort Bend County/,
  );
  await user.click(radio('Harris County'));
  await user.click(radio('Sí, dentro'));
  await user.click(screen.getByRole('button', { name: 'Confirmar el lugar' }));
  await canPay();
  expect(sent[0]?.body).toEqual({ county: 'Harris County', insideCityLimits: true });
});
