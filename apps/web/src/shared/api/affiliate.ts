import type {
  AffiliateDashboardView,
  AffiliateMessageView,
  AffiliateOnboardView,
  CommissionSummaryView,
  SendLinkRequest,
  SignupRequest,
} from '@closewise/contracts/affiliates';
import { request } from './request';

export type Affiliate = AffiliateDashboardView['affiliate'];
export type CommissionSummary = CommissionSummaryView['commissionSummary'];
export type CommissionMonth = CommissionSummary['currentMonth'];

export const signUp = (body: SignupRequest) =>
  request<AffiliateMessageView>('POST', '/api/affiliate/signup', body);

export const sendLink = (body: SendLinkRequest) =>
  request<AffiliateMessageView>('POST', '/api/affiliate/send-link', body);

export const replaceLink = () => request<AffiliateMessageView>('POST', '/api/affiliate/replace-link', {});

export const leaveDashboard = () => request<AffiliateMessageView>('POST', '/api/affiliate/logout', {});

export const eraseSignUp = (token: string) =>
  request<AffiliateMessageView>('POST', '/api/affiliate/not-me', { token });

/** By the token of a mailed link, whose answer begins a session; without one by the session. */
export async function readDashboard(token: string | null): Promise<Affiliate | undefined> {
  const path = token === null ? '' : `/${encodeURIComponent(token)}`;
  return (await request<Partial<AffiliateDashboardView>>('GET', `/api/affiliate/dashboard${path}`)).affiliate;
}

export const readCommissions = async (): Promise<CommissionSummary> =>
  (await request<CommissionSummaryView>('GET', '/api/affiliate/commissions')).commissionSummary;

export const readOnboarding = async (token: string) =>
  (await request<AffiliateOnboardView>('GET', `/api/affiliate/onboard/${encodeURIComponent(token)}`))
    .affiliate;
