import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { AffiliateDashboardView, CommissionSummaryView } from '@closewise/contracts/affiliates';
import { answer, api } from '../../../test/api';
import { renderApp } from '../../../test/render-app';

beforeAll(async () => {
  await Promise.all([import('./DashboardPage'), import('./HistoryChart')]);
});

const affiliate: AffiliateDashboardView['affiliate'] = {
  id: 'ana',
  name: 'Ana Lopez',
  email: 'ana@example.com',
  website: null,
  referralCode: 'MAPLE7K4M',
  referralLink: 'https://www.closewise.example/?ref=MAPLE7K4M',
  totalReferrals: 10,
  monthlyReferrals: 3,
  totalEarnings: 96,
  customRate: null,
  commissionRate: 40,
  active: true,
  isMasterAccount: false,
  isOrganizationMember: false,
  isHarMember: false,
  harMemberId: null,
  organizationTag: null,
  organizationMemberId: null,
  organizationStatus: null,
  stripeOnboardingComplete: false,
};
const month = { month: '2026-11', referralCount: 3, totalCommission: 26 };
const commissionSummary: CommissionSummaryView['commissionSummary'] = {
  totalEarnings: 96,
  monthlyBreakdown: [{ month: '2026-10', referralCount: 7, totalCommission: 70 }, month],
  currentMonth: month,
  totalMonths: 2,
  payoutEligible: false,
  minimumThreshold: 100,
  amountUntilPayout: 4,
};
const path = '/affiliate/dashboard';

beforeEach(() => {
  answer('get', '/api/affiliate/dashboard', {
    success: true,
    message: 'Welcome',
    affiliate,
  } satisfies AffiliateDashboardView);
});

it('[AF-02] writes out each month and how far the payout is', async () => {
  answer('get', '/api/affiliate/commissions', { success: true, commissionSummary });
  renderApp(path);
  expect(await screen.findByText('$4.00 until payout')).toBeVisible();
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'MonthReferralsCommission',
    'November 20263$26.00',
    'October 20267$70.00',
    'Total10$96.00',
  ]);
});

it('[AF-02] does not say that there are no commissions when they could not be loaded', async () => {
  api.refuse('get', '/api/affiliate/commissions', 503, 'The database is away. Please try again.');
  renderApp(path);
  expect(await screen.findByText(/could not be loaded, so they stand at zero here/)).toBeVisible();
  expect(screen.queryByText('No commissions yet')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});
