import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../shared/api/queries';
import { RoleProvider, useRole } from '../../shared/account/RoleContext';
import LandingPage from './LandingPage';
import en from './messages.en';

function RoleOnScreen() {
  return <output>{useRole().role}</output>;
}

const renderLanding = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RoleProvider initial="affiliate">
        <MemoryRouter>
          <LandingPage t={en} language="en" />
          <RoleOnScreen />
        </MemoryRouter>
      </RoleProvider>
    </QueryClientProvider>,
  );

it('[PF-01] the hero scrolls to the form and focuses it', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  renderLanding();
  await userEvent.click(screen.getAllByRole('link', { name: 'Start my report' })[0]!);
  expect(scroll.mock.contexts).toEqual([document.getElementById('property-form')]);
  expect(screen.getByLabelText('Property address')).toHaveFocus();
});

it('[PF-01] shows the four benefits, hidden on small screens', () => {
  renderLanding();
  const benefits = screen.getByRole('region', { name: en.benefits.title });
  const titles = [
    'True Cost Breakdown',
    'Negotiation Power',
    'Location-Specific Data',
    'Confidence at Closing',
  ];
  expect(
    within(benefits)
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.textContent),
  ).toEqual(titles);
  expect(benefits).toHaveClass('hidden', 'sm:block');
});

it('[PF-01] shows the sample report and the testimonials', () => {
  renderLanding();
  expect(screen.getByRole('article', { name: 'Closing cost report' })).toHaveTextContent('Houston, TX');
  expect(screen.getByText(/\$450,000 Houston home/)).toBeVisible();
  const proof = screen.getByRole('region', { name: en.proof.title });
  expect(
    within(proof)
      .getAllByRole('figure')
      .map((figure) => figure.textContent),
  ).toEqual([expect.stringContaining('$3,200'), expect.stringContaining('$2,800')]);
});

it('[PF-01] sets the client role to buyer', () => {
  renderLanding();
  expect(screen.getByText('buyer', { selector: 'output' })).toBeVisible();
});

it('the closing sheet names every line in both languages, and its lines add up', () => {
  renderLanding();
  const sheet = screen.getByRole('table', { name: en.sheet.caption });
  const amounts = within(sheet)
    .getAllByRole('cell')
    .map((cell) => Number(cell.textContent?.replace(/\D/g, '')));
  const total = amounts.pop();
  expect(Math.abs(amounts.reduce((sum, amount) => sum + amount, 0) - (total ?? 0))).toBeLessThanOrEqual(
    amounts.length / 2,
  );
  expect(within(sheet).getByText('Cargos del prestamista')).toHaveAttribute('lang', 'es');
});
