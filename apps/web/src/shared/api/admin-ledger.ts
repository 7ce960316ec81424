import { client, type Schemas, viewOf } from './client';

/** Whose account: an affiliate by the referral code, an organization by the tag. */
export type LedgerPayee = { kind: 'affiliate' | 'organization'; label: string };
export type LedgerEntry = Schemas['LedgerEntry'];

/** `asOf` is a day such as 2026-10-31 (to its end, UTC); empty for now. */
export function readAccount({ kind, label }: LedgerPayee, asOf: string, page: number, pageSize: number) {
  const query = { page: String(page), pageSize: String(pageSize), asOf: asOf || undefined };
  return viewOf(
    kind === 'affiliate'
      ? client.GET('/api/admin/ledger/affiliates/{code}', { params: { path: { code: label }, query } })
      : client.GET('/api/admin/ledger/organizations/{tag}', { params: { path: { tag: label }, query } }),
  );
}
export const readTrialBalance = (asOf: string) =>
  viewOf(client.GET('/api/admin/ledger/trial-balance', { params: { query: { asOf: asOf || undefined } } }));
export const explainSale = (id: string) =>
  viewOf(client.GET('/api/admin/ledger/explain/{id}', { params: { path: { id } } }));
