import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rememberCurrentReport } from '../../shared/report/current-report';
import { renderApp } from '../../test/render-app';

it('[TY-01] thanks, opens the report, and says where to look for the email', async () => {
  renderApp('/thank-you/77');
  expect(await screen.findByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open your report' })).toHaveAttribute('href', '/html-report/77');
  expect(screen.getByText(/check your spam or promotions folder/)).toBeVisible();
});

it('[TY-01] says it in Spanish on the Spanish page', async () => {
  renderApp('/es/gracias/77');
  expect(await screen.findByRole('link', { name: 'Abrir su informe' })).toHaveAttribute(
    'href',
    '/html-report/77',
  );
  expect(screen.getByText(/revise también la carpeta de spam/)).toBeVisible();
});

it('[TY-01] reports a purchase of 25 USD, once', async () => {
  renderApp('/thank-you/77');
  await waitFor(() => expect(window.dataLayer).toEqual([{ event: 'purchase', value: 25, currency: 'USD' }]));
  renderApp('/thank-you/77');
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(2));
  expect(window.dataLayer).toHaveLength(1);
});

it('[TY-01] reports the amount that was really paid', async () => {
  rememberCurrentReport({ reportId: '77', paidCents: 3050 });
  renderApp('/thank-you/77');
  await waitFor(() => expect(window.dataLayer).toMatchObject([{ event: 'purchase', value: 30.5 }]));
});

it('keeps the link to the report to copy', async () => {
  const { user } = renderApp('/thank-you/77');
  expect(await screen.findByLabelText('Link to your report')).toHaveValue(
    'http://localhost:3000/html-report/77',
  );
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Copied!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/html-report/77');
});
