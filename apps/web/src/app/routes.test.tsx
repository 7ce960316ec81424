import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as navigation from '../shared/report/navigate-page';
import { api } from '../test/api';
import { renderApp } from '../test/render-app';

it.each([
  ['/', 'Know what closing really costs before you sign.'],
  ['/es/', 'Sepa cuánto cuesta cerrar antes de firmar.'],
  ['/checkout/77', 'Complete Your Purchase'],
  ['/es/checkout/77', 'Complete su compra'],
  ['/processing/77', 'Generating Your Report'],
  ['/es/procesando/77', 'Generando su informe'],
  ['/thank-you/77', 'Thank you. Your report is being made.'],
  ['/es/gracias/77', 'Gracias. Estamos preparando su informe.'],
  ['/find-my-report', 'Find my report'],
  ['/es/encontrar-mi-informe', 'Encontrar mi informe'],
  ['/how-it-works', 'Your closing costs in three steps and five minutes'],
  ['/es/como-funciona', 'Sus costos de cierre en tres pasos y cinco minutos'],
  ['/faq', 'Frequently asked questions'],
  ['/es/preguntas-frecuentes', 'Preguntas frecuentes'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/es/politica-privacidad', 'Política de privacidad'],
  ['/terms-of-service', 'Terms of Service'],
  ['/es/terminos-servicio', 'Términos de servicio'],
  ['/no-refund-policy', 'Refund Policy'],
  ['/es/politica-sin-reembolso', 'Política de reembolso'],
  ['/unauthorized', 'Access Denied'],
  ['/es/no-autorizado', 'Acceso denegado'],
])('[RT-02] %s shows its page in its language', async (path, title) => {
  api.paymentIntent();
  api.status('processing');
  renderApp(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  await waitFor(() => expect(document.documentElement.lang).toBe(path.startsWith('/es') ? 'es' : 'en'));
});

it('[RT-01] the language switch keeps the page, and back returns to it', async () => {
  api.status('processing');
  const { user, path } = renderApp('/processing/77');
  await user.click(await screen.findByRole('link', { name: 'Español' }));
  await screen.findByRole('heading', { name: 'Generando su informe' });
  expect(path()).toBe('/es/procesando/77');
  await user.click(screen.getByRole('link', { name: 'English' }));
  await screen.findByRole('heading', { name: 'Generating Your Report' });
  expect(path()).toBe('/processing/77');
});

it('[RT-01] the language switch keeps query and hash', async () => {
  const { user, router } = renderApp('/?ref=maria7#sample');
  await user.click(await screen.findByRole('link', { name: 'Español' }));
  await screen.findByRole('heading', { name: 'Sepa cuánto cuesta cerrar antes de firmar.' });
  expect(router.state.location).toMatchObject({ pathname: '/es/', search: '?ref=maria7', hash: '#sample' });
});

it.each(['/html-report/77', '/html-report-view/77', '/report/77', '/view-report/77', '/reports/77'])(
  '[RT-05] %s shows a message and loads the server-rendered report',
  async (path) => {
    const leave = vi.spyOn(navigation, 'navigatePage').mockImplementation(() => undefined);
    renderApp(path);
    expect(await screen.findByRole('heading', { name: 'Redirecting to your report...' })).toBeVisible();
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/html-report/77'));
  },
);

it('[RT-04] a return from a card provider leads to the processing page', async () => {
  api.status('processing');
  const { path } = renderApp('/payment-success/77');
  await waitFor(() => expect(path()).toBe('/processing/77'));
});

it.each([
  ['/processing/77', 'Generating Your Report', 'focused'],
  ['/es/procesando/77', 'Generando su informe', 'focused'],
  ['/report/77', 'Redirecting to your report...', 'focused'],
  ['/faq', 'Frequently asked questions', null],
])('[RT-08] %s has the layout of its kind', async (path, title, layout) => {
  vi.spyOn(navigation, 'navigatePage').mockImplementation(() => undefined);
  api.status('processing');
  renderApp(path);
  await screen.findByRole('heading', { level: 1, name: title });
  expect(screen.getByRole('main').getAttribute('data-layout')).toBe(layout);
});

it('[RT-06] an unknown path shows the not-found page with a link home', async () => {
  const { user, path } = renderApp('/no/such/page');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(screen.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Return to Home' }));
  await waitFor(() => expect(path()).toBe('/'));
});

it('[RT-06] an unknown Spanish path shows the page in Spanish', async () => {
  renderApp('/es/no-hay');
  expect(await screen.findByRole('heading', { name: '404 Página no encontrada' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/es/');
});
