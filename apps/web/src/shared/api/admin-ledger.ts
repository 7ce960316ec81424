import type { AccountView, ExplainedSaleView, TrialBalanceView } from '@closewise/contracts/admin';
import { request } from './request';

/** Whose account: an affiliate by the referral code, an organization by the tag. */
export type LedgerPayee = { kind: 'affiliate' | 'organization'; label: string };
export type LedgerEntry = AccountView['entries'][number];

const root = '/api/admin/ledger';

/** `asOf` is a day such as 2026-10-31 (to its end, UTC); empty for now. */
export const readAccount = ({ kind, label }: LedgerPayee, asOf: string, page: number, pageSize: number) => {
  const query = new URLSearchParams({ page: String(page), pageSize: String(pageSize) });
  if (asOf) query.set('asOf', asOf);
  return request<AccountView>('GET', `${root}/${kind}s/${encodeURIComponent(label)}?${query}`);
};
export const readTrialBalance = (asOf: string) =>
  request<TrialBalanceView>('GET', `${root}/trial-balance${asOf && `?asOf=${encodeURIComponent(asOf)}`}`);
export const explainSale = (paymentId: string) =>
  request<ExplainedSaleView>('GET', `${root}/explain/${encodeURIComponent(paymentId)}`);
