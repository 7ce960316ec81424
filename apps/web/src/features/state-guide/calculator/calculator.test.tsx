import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer } from '../../../test/api';
import { renderApp } from '../../../test/render-app';
import { guideAt, quickEstimate } from '../../../test/state-guides';

const path = '/closing-costs/maryland';

async function open() {
  answer('get', '/api/public/state-guides/maryland', guideAt(path));
  const { user } = renderApp(path);
  const calculator = within(await screen.findByRole('region', { name: 'Your own numbers' }));
  return { user, calculator, result: () => calculator.getByRole('status', { name: 'Result' }) };
}

it('shows the example without a request until something changes', async () => {
  const sent = answer('get', '/api/public/quick-estimate', quickEstimate);
  const { calculator, result } = await open();
  expect(result()).toHaveTextContent('$16,933');
  expect(calculator.getByLabelText('Purchase price')).toHaveValue('400,000');
  expect(calculator.getByLabelText('County')).toHaveDisplayValue('Montgomery County');
  expect(sent).toEqual([]);
});

it('calculates for the entered values', async () => {
  const sent = answer('get', '/api/public/quick-estimate', quickEstimate);
  const { user, calculator, result } = await open();
  const price = calculator.getByLabelText('Purchase price');
  await user.clear(price);
  await user.type(price, '$650,000');
  await user.selectOptions(calculator.getByLabelText('County'), 'Howard County');
  await user.selectOptions(calculator.getByLabelText('Loan'), 'FHA');
  await waitFor(() => expect(result()).toHaveTextContent('$23,456'));
  expect(result()).toHaveTextContent('likely $22,000 to $25,000');
  expect(Object.fromEntries(new URLSearchParams(sent.at(-1)?.search))).toEqual({
    state: 'MD',
    county: 'Howard County',
    price: '650000',
    loanType: 'FHA',
    lang: 'en',
  });
  expect(calculator.getByText('$46,206')).toBeVisible();
  expect(calculator.getByText(/the seller pays \$1,625/)).toBeVisible();
  expect(calculator.getByText(quickEstimate.notices[0]!)).toBeVisible();
});

it('shows an error next to the field and keeps the previous result', async () => {
  const sent = answer('get', '/api/public/quick-estimate', quickEstimate);
  const { user, calculator, result } = await open();
  const price = calculator.getByLabelText('Purchase price');
  await user.clear(price);
  expect(price).toHaveAccessibleDescription('Please enter a valid purchase price');
  await user.type(price, '300000');
  await user.type(calculator.getByLabelText('Loan amount'), '300001');
  expect(calculator.getByLabelText('Loan amount')).toHaveAccessibleDescription(
    'Please enter a loan amount between $0 and the purchase price',
  );
  expect(result()).not.toHaveTextContent('NaN');
  await user.selectOptions(calculator.getByLabelText('Loan'), 'Cash');
  expect(calculator.queryByLabelText('Loan amount')).toBeNull();
  await waitFor(() => expect(sent.at(-1)?.search).toMatch(/price=300000&loanType=Cash&lang=en$/));
  expect(sent.map(({ search }) => search).join()).not.toContain('loanAmount');
});

it.each([
  [429, /^Too many requests/],
  [500, /^The figures could not be calculated/],
])('shows a server error %s, and can try again', async (status, words) => {
  answer('get', '/api/public/quick-estimate', { success: false, message: 'no' }, status);
  const { user, calculator, result } = await open();
  await user.selectOptions(calculator.getByLabelText('Loan'), 'VA');
  const alert = await calculator.findByRole('alert');
  expect(alert).toHaveTextContent(words);
  answer('get', '/api/public/quick-estimate', quickEstimate);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(result()).toHaveTextContent('$23,456'));
});

it('passes its price to the order form', async () => {
  answer('get', '/api/public/quick-estimate', quickEstimate);
  const { user, calculator, result } = await open();
  await user.selectOptions(calculator.getByLabelText('Loan'), 'FHA');
  await waitFor(() => expect(result()).toHaveTextContent('$23,456'));
  const link = calculator.getByRole('link', { name: 'Get the report for my address' });
  expect(link).toHaveAttribute('href', '/#property-form');
  link.addEventListener('click', (event) => event.preventDefault()); // there is no other page to load in a test
  await user.click(link);
  cleanup();
  renderApp('/');
  await screen.findByRole('heading', { level: 1, name: 'Know what closing really costs before you sign.' });
  expect(screen.getByLabelText('Purchase price')).toHaveValue('650,000');
});
