import { englishHref } from '../i18n/english-paths';
import { namedFile } from '../files/named-file';
import { client, type Schemas, viewOf } from './client';

export type Affiliate = Schemas['Affiliate'];
export type CommissionSummary = Schemas['CommissionSummary'];
export type CommissionMonth = Schemas['CommissionMonth'];
export type LinkVisits = Schemas['LinkVisits'];
export type AffiliateSale = Schemas['AffiliateSale'];

export const signUp = (body: Schemas['SignupRequest']) =>
  viewOf(client.POST('/api/affiliate/signup', { body }));
export const sendLink = (body: Schemas['SendLinkRequest']) =>
  viewOf(client.POST('/api/affiliate/send-link', { body }));
export const replaceLink = () => viewOf(client.POST('/api/affiliate/replace-link'));
export const leaveDashboard = () => viewOf(client.POST('/api/affiliate/logout'));
export const eraseSignUp = (token: string) =>
  viewOf(client.POST('/api/affiliate/not-me', { body: { token } }));

const byLink = (token: string) => ({ params: { path: { token } } });

/** With the token of an emailed link, which starts a session; without one by the session. */
export async function readDashboard(token: string | null): Promise<Affiliate | undefined> {
  const answer =
    token === null
      ? client.GET('/api/affiliate/dashboard')
      : client.GET('/api/affiliate/dashboard/{token}', byLink(token));
  return (await viewOf<Partial<Schemas['AffiliateDashboardView']>>(answer)).affiliate;
}

export const readCommissions = async (): Promise<CommissionSummary> =>
  (await viewOf(client.GET('/api/affiliate/commissions'))).commissionSummary;

export const readLinkVisits = async (): Promise<LinkVisits> =>
  (await viewOf(client.GET('/api/affiliate/visits'))).visits;

/** Pages count from 1. */
export const readAffiliateSales = (page: number, pageSize: number) =>
  viewOf(
    client.GET('/api/affiliate/sales', {
      params: { query: { page: String(page), pageSize: String(pageSize) } },
    }),
  );
export const readAffiliateSalesFile = () =>
  namedFile(client.GET('/api/affiliate/sales.csv', { parseAs: 'blob' }), 'closewise-sales.csv');

export const readOnboarding = async (token: string) =>
  (await viewOf(client.GET('/api/affiliate/onboard/{token}', byLink(token)))).affiliate;

/** URL of the payout provider's setup page, which returns to the dashboard. */
export function startPayoutSetup(): Promise<Schemas['StripeOnboardView']> {
  const dashboard = new URL(englishHref('affiliateDashboard'), globalThis.location.origin).href;
  const body = { returnUrl: `${dashboard}?connected=true`, refreshUrl: `${dashboard}?connect=again` };
  return viewOf(client.POST('/api/affiliate/stripe/onboard', { body }));
}
