import type { GeneralAccount } from '@closewise/contracts/admin';
import { client, type Schemas, viewOf } from './client';

/** The owner of an account: an affiliate by referral code, an organization by tag. */
export type LedgerPayee = { kind: 'affiliate' | 'organization'; label: string };
/** A payee's account or one of the general accounts. */
export type LedgerHolder = LedgerPayee | { kind: 'general'; label: GeneralAccount };
export type LedgerEntry = Schemas['LedgerEntry'];

/** Days such as 2026-10-31 (UTC), both included; an empty string means no limit. */
export type LedgerRange = { from: string; asOf: string };

const daysOf = ({ from, asOf }: LedgerRange) => ({ from: from || undefined, asOf: asOf || undefined });

export function readAccount(
  { kind, label }: LedgerHolder,
  range: LedgerRange,
  page: number,
  pageSize: number,
) {
  const query = { page: String(page), pageSize: String(pageSize), ...daysOf(range) };
  const read = {
    affiliate: () =>
      client.GET('/api/admin/ledger/affiliates/{code}', { params: { path: { code: label }, query } }),
    organization: () =>
      client.GET('/api/admin/ledger/organizations/{tag}', { params: { path: { tag: label }, query } }),
    general: () =>
      client.GET('/api/admin/ledger/general/{account}', { params: { path: { account: label }, query } }),
  };
  return viewOf(read[kind]());
}

const folders = { affiliate: 'affiliates', organization: 'organizations', general: 'general' } as const;

/** URL of an account's entries as CSV. */
export function entriesFileOf({ kind, label }: LedgerHolder, { from, asOf }: LedgerRange): string {
  const days = new URLSearchParams({ ...(from && { from }), ...(asOf && { asOf }) }).toString();
  return `/api/admin/ledger/${folders[kind]}/${encodeURIComponent(label)}/entries.csv${days && `?${days}`}`;
}

export const readLedgerAccounts = (search: string, asOf: string, page: number, pageSize: number) =>
  viewOf(
    client.GET('/api/admin/ledger/accounts', {
      params: { query: { search, asOf: asOf || undefined, page: String(page), pageSize: String(pageSize) } },
    }),
  );
export const readLedgerIntegrity = () => viewOf(client.GET('/api/admin/ledger/integrity'));
export const verifyLedger = () => viewOf(client.POST('/api/admin/ledger/verify'));
export const readTrialBalance = (asOf: string) =>
  viewOf(client.GET('/api/admin/ledger/trial-balance', { params: { query: { asOf: asOf || undefined } } }));
export const explainSale = (id: string) =>
  viewOf(client.GET('/api/admin/ledger/explain/{id}', { params: { path: { id } } }));
