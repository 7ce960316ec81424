import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/render-app';
import { sample } from './sample.en';

it.each([
  [
    '/sample-report',
    'Sample report',
    'Bring to closing',
    'Open the whole sample report',
    'Open the sample as a PDF',
    'en',
  ],
  [
    '/es/informe-muestra',
    'Informe de muestra',
    'Lleve al cierre',
    'Abrir el informe de muestra completo',
    'Abrir la muestra en PDF',
    'es',
  ],
])(
  "[RT-15] %s shows the engine's sample, with a link to the complete one",
  async (path, title, bring, whole, pdf, lang) => {
    renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(/\$450,000.*Houston/)).toBeVisible();
    expect(screen.getByText(bring).nextElementSibling).toHaveTextContent(
      `$${(sample.cash.cashToCloseCents / 100).toLocaleString('en-US', { maximumFractionDigits: 0 })}`,
    );
    const links = screen.getAllByRole('link', { name: whole });
    for (const link of links) expect(link).toHaveAttribute('href', `/html-report/sample?lang=${lang}`);
    for (const link of screen.getAllByRole('link', { name: pdf }))
      expect(link).toHaveAttribute('href', `/html-report/sample/report.pdf?lang=${lang}`);
    const other = lang === 'en' ? 'es' : 'en';
    expect(screen.getByRole('link', { name: 'PDF' })).toHaveAttribute(
      'href',
      `/html-report/sample/report.pdf?lang=${other}`,
    );
    expect(screen.getByRole('link', { name: other === 'es' ? 'informe' : 'report' })).toHaveAttribute(
      'href',
      `/html-report/sample?lang=${other}`,
    );
  },
);

it('[RT-15] lists every fee that can cost something, with advice for negotiable ones', async () => {
  renderApp('/sample-report');
  for (const [title, category] of [
    ['Required fees', 'required'],
    ['Negotiable fees', 'negotiable'],
    ['Optional fees', 'optional'],
  ] as const) {
    const rows = within(await screen.findByRole('table', { name: title })).getAllByRole('rowheader');
    expect(rows).toHaveLength(sample[category].length);
  }
  for (const { whatToAskFor } of sample.negotiable) expect(screen.getByText(whatToAskFor)).toBeVisible();
});

it('[RT-15] the cash to close adds up', () => {
  const { closingCostsCents, closingCostsFinancedCents, downPaymentCents, cashToCloseCents } = sample.cash;
  expect(closingCostsCents - closingCostsFinancedCents + downPaymentCents).toBe(cashToCloseCents);
});
