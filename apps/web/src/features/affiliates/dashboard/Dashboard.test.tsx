import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type {
  AffiliateDashboardView,
  CommissionSummaryView,
  LinkVisits,
  LinkVisitsView,
  StripeOnboardView,
} from '@closewise/contracts/affiliates';
import type { AffiliateSale, AffiliateSalesView } from '@closewise/contracts/affiliates';
import { affiliate } from '../../../test/affiliate';
import { answer, api } from '../../../test/api';
import { renderApp } from '../../../test/render-app';

beforeAll(async () => {
  await Promise.all([import('./DashboardPage'), import('./HistoryChart'), import('./VisitsChart')]);
});

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

const start = { name: 'Set up payouts' };
const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));
const startAt = '/api/affiliate/stripe/onboard';

it('[AF-03] opens the payout provider, which returns to the dashboard', async () => {
  answer('get', '/api/affiliate/commissions', { success: true, commissionSummary });
  const onboardingUrl = 'http://localhost:3000/#at-the-provider';
  const view = { success: true, message: 'Continue', onboardingUrl } satisfies StripeOnboardView;
  const sent = answer('post', startAt, view);
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', start));
  await waitFor(() => expect(globalThis.location.hash).toBe('#at-the-provider'));
  expect(sent).toMatchObject([
    {
      body: {
        returnUrl: 'http://localhost:3000/affiliate/dashboard?connected=true',
        refreshUrl: 'http://localhost:3000/affiliate/dashboard?connect=again',
      },
    },
  ]);
});

it('[AF-03] shows that payout setup could not be started', async () => {
  answer('get', '/api/affiliate/commissions', { success: true, commissionSummary });
  api.breakOff('post', startAt);
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', start));
  expect(await toasts().findByText('Onboarding Error')).toBeVisible();
  expect(toasts().getByText('Failed to start payout setup')).toBeVisible();
  expect(screen.getByRole('button', start)).toBeEnabled();
});

it("[AF-03] starts again automatically if the provider's link had expired", async () => {
  answer('get', '/api/affiliate/commissions', { success: true, commissionSummary });
  const asked = api.refuse('post', startAt, 503, 'Payouts cannot be set up at the moment.');
  const { router } = renderApp(`${path}?connect=again`);
  expect(await screen.findByText('Payouts cannot be set up at the moment.')).toBeVisible();
  expect(asked).toHaveLength(1);
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it.each([
  [true, 'Payment Setup Complete', 'Configured'],
  [false, 'Payout setup is not complete yet', 'Required'],
])(
  '[AF-03] shows the state after a return from the provider, configured: %s',
  async (stripeOnboardingComplete, title, badge) => {
    answer('get', '/api/affiliate/commissions', { success: true, commissionSummary });
    const view = {
      success: true,
      message: 'Welcome',
      affiliate: { ...affiliate, stripeOnboardingComplete },
    } as const;
    answer('get', path, view satisfies AffiliateDashboardView);
    renderApp(`${path}?connected=true`);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(badge)).toBeVisible();
    expect(screen.queryAllByRole('button', start)).toHaveLength(stripeOnboardingComplete ? 0 : 1);
  },
);

function open(more: Partial<typeof affiliate>) {
  const view = { success: true, message: 'Welcome', affiliate: { ...affiliate, ...more } } as const;
  answer('get', path, view satisfies AffiliateDashboardView);
  const none = { ...commissionSummary, totalEarnings: 0, monthlyBreakdown: [], totalMonths: 0 };
  answer('get', '/api/affiliate/commissions', { success: true, commissionSummary: none });
  renderApp(path);
}

it('[AF-02] lists each month and the progress to the payout', async () => {
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

it.each([
  ['waits', 'waiting', 'Waiting for approval'],
  ['was rejected', null, 'Waiting for approval'],
] as const)(
  '[OR-07] the account of an organization that %s explains it and offers no link',
  async (_, organizationStatus, badge) => {
    open({ isMasterAccount: true, organizationTag: 'AUSTIN', organizationStatus, totalEarnings: 0 });
    expect(await screen.findByText(badge)).toBeVisible();
    expect(await screen.findByText('Sales paid after the approval appear here.')).toBeVisible();
    expect(screen.getByText(/sales through its code earn nothing/)).toBeVisible();
    expect(screen.getByText(/MAPLE7K4M is reserved for you/)).toBeVisible();
    expect(screen.queryByText('Active Partner')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Referral link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Copy/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Marketing tips')).not.toBeInTheDocument();
  },
);

it.each([
  ['the account of an approved organization', { isMasterAccount: true, organizationStatus: 'approved' }],
  ['a member of an organization that waits', { isOrganizationMember: true, organizationStatus: 'waiting' }],
] as const)('[AF-02] %s is an active partner with a link to share', async (_, more) => {
  open({ organizationTag: 'AUSTIN', ...more });
  expect(await screen.findByText('Active Partner')).toBeVisible();
  expect(screen.getByLabelText('Referral link')).toHaveValue(affiliate.referralLink);
  expect(screen.queryByText('Waiting for approval')).not.toBeInTheDocument();
});

it('[OR-07] a paused account of a waiting organization shows the pause and no link', async () => {
  open({ active: false, isMasterAccount: true, organizationStatus: 'waiting' });
  expect(await screen.findByText('Paused')).toBeVisible();
  expect(screen.queryByLabelText('Referral link')).not.toBeInTheDocument();
});

it('[AF-02] shows that commissions could not be loaded instead of none', async () => {
  api.refuse('get', '/api/affiliate/commissions', 503, 'The database is away. Please try again.');
  renderApp(path);
  expect(await screen.findByText(/could not be loaded, so zeros are shown here/)).toBeVisible();
  expect(screen.queryByText('No commissions yet')).not.toBeInTheDocument();
  expect(
    (await region('Monthly commission history')).getByRole('button', { name: 'Try again' }),
  ).toBeEnabled();
});

const sale: AffiliateSale = {
  soldAt: '2026-11-23T15:04:05.000Z',
  amountCents: 2950,
  givenBackCents: 0,
  commissionCents: 1180,
  state: 'pending',
  confirmedFrom: '2026-12-22',
};
const sold = (sales: AffiliateSale[], total = sales.length) =>
  answer('get', '/api/affiliate/sales', { success: true, sales, total } satisfies AffiliateSalesView);
const visited = (visits: Partial<LinkVisits>) => {
  const none = { since: null, total: 0, days: 30, lately: 0, sales: 0, conversionPercent: null, byDay: [] };
  const view = { success: true, visits: { ...none, ...visits } } satisfies LinkVisitsView;
  return answer('get', '/api/affiliate/visits', view);
};
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const rowsOf = async (name: string) => {
  const table = await (await region(name)).findByRole('table');
  return within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
};

it('lists and pages sales with their state, in Spanish too', async () => {
  answer('get', '/api/affiliate/commissions', { success: true, commissionSummary });
  const reversed = { ...sale, givenBackCents: 2950, commissionCents: 0, state: 'reversed' } as const;
  const sent = sold([sale, { ...reversed, confirmedFrom: null }], 12);
  const { user } = renderApp(path);
  expect(await rowsOf('Your sales')).toEqual([
    'DayStatusBuyer paidCommission',
    'November 23, 2026Pendinguntil December 22, 2026Pendinguntil December 22, 2026$29.50$11.80',
    'November 23, 2026ReversedReversed$29.50$29.50 refunded$0.00',
  ]);
  const sales = await region('Your sales');
  expect(sales.getByText('1 to 10 of 12')).toBeVisible();
  expect(sales.getByRole('button', { name: 'Newer sales' })).toBeDisabled();
  await user.click(sales.getByRole('button', { name: 'Older sales' }));
  expect(await sales.findByText('11 to 12 of 12')).toBeVisible();
  await waitFor(() => expect(sent.at(-1)?.search).toBe('?page=2&pageSize=10'));
  expect(sales.getByRole('button', { name: 'Older sales' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Ver las cifras y los pagos en español' }));
  expect((await rowsOf('Sus ventas'))[1]).toContain('Pendientehasta el 22 de diciembre de 2026');
  await user.click(screen.getByRole('button', { name: 'Show figures and payouts in English' }));
});

it('shows that there are no sales and visits yet, or that they could not be loaded', async () => {
  answer('get', '/api/affiliate/commissions', { success: true, commissionSummary });
  sold([]);
  visited({});
  renderApp(path);
  expect(await screen.findByText('No sales yet')).toBeVisible();
  expect(await screen.findByText('No visits yet')).toBeVisible();
  cleanup();
  api.refuse('get', '/api/affiliate/sales', 503, 'Away');
  api.refuse('get', '/api/affiliate/visits', 503, 'Away');
  const { user } = renderApp(path);
  expect(await screen.findByText('Your sales could not be loaded. Nothing is lost.')).toBeVisible();
  sold([sale]);
  await user.click((await region('Your sales')).getByRole('button', { name: 'Try again' }));
  expect(await rowsOf('Your sales')).toHaveLength(2);
  expect(screen.getByText('The visits could not be loaded. They are still being counted.')).toBeVisible();
});

it('shows visits, sales, conversion, and the days in a table', async () => {
  answer('get', '/api/affiliate/commissions', { success: true, commissionSummary });
  const byDay = [
    { day: '2026-11-26', visits: 16 },
    { day: '2026-11-27', visits: 24 },
  ];
  visited({ since: '2026-11-26', total: 1096, lately: 40, sales: 3, conversionPercent: 7.5, byDay });
  const { user } = renderApp(path);
  const visits = await region('Visits to your link');
  expect((await visits.findAllByRole('definition')).map(({ textContent }) => textContent)).toEqual([
    '40In the last 30 days',
    '3In the same period, without reversed ones',
    '7.5A sale can follow up to 30 days after a visit, and buyers whose browser opts out of counting appear only in the sales.',
  ]);
  expect(visits.getByText(/^1,096 visits since November 26, 2026/)).toBeVisible();
  await user.click(visits.getByText('Visits by day as a table'));
  expect(await rowsOf('Visits to your link')).toEqual([
    'DayVisits',
    'November 27, 202624',
    'November 26, 202616',
  ]);
});

it('has the Spanish link, and both links as QR codes to download', async () => {
  answer('get', '/api/affiliate/commissions', { success: true, commissionSummary });
  renderApp(path);
  expect(await screen.findByLabelText('Spanish link')).toHaveValue(affiliate.spanishReferralLink);
  expect(screen.getByRole('img', { name: 'QR code of your link' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code of your Spanish link' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download the Spanish code' })).toBeEnabled();
});

it('shows that the organization has rejected the membership and the commission stays', async () => {
  open({ membershipRejectedBy: 'AUSTIN' });
  expect(await screen.findByText(/^AUSTIN has told us .* Your commission is the same\./)).toBeVisible();
});
