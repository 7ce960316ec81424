import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import type { AffiliateOnboardView } from '@closewise/contracts/affiliates';
import { answer } from '../../../test/api';
import { renderApp } from '../../../test/render-app';

beforeAll(() => import('./OnboardPage'));

const affiliate: AffiliateOnboardView['affiliate'] = {
  name: 'Austin Board of Realtors',
  referralCode: 'MAPLE7K4M',
  referralLink: 'https://www.closewise.example/?ref=MAPLE7K4M',
  isMasterAccount: true,
  organizationTag: 'AUSTIN',
  organizationStatus: 'waiting',
  stripeOnboardingComplete: false,
};

function open(more: Partial<typeof affiliate> = {}) {
  const view = { success: true, message: 'Created', affiliate: { ...affiliate, ...more } } as const;
  answer('get', '/api/affiliate/onboard/secret', view satisfies AffiliateOnboardView);
  renderApp('/affiliate/onboard/secret');
}

it('[OR-07] the account of a waiting organization sees that, and no link to share', async () => {
  open();
  expect(await screen.findByText('Waiting for approval')).toBeVisible();
  expect(screen.getByText('This is the account of AUSTIN.')).toBeVisible();
  expect(screen.getByText(/MAPLE7K4M is reserved for you/)).toBeVisible();
  expect(screen.queryByLabelText('Referral link')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Share your referral link/)).not.toBeInTheDocument();
});

it('[AF-10] the account of an approved organization sees its link', async () => {
  open({ organizationStatus: 'approved' });
  expect(await screen.findByText('Account created')).toBeVisible();
  expect(screen.getByLabelText('Referral link')).toHaveValue(affiliate.referralLink);
  expect(screen.getByText(/^Share your referral link/)).toBeVisible();
});
