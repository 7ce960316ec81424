import type { Cents } from '../money/index.js';
import { chartOfAccounts, type TrialBalanceField } from './accounts.js';

/** The sum of each kind of account; `differenceCents` is zero, or the books are wrong. */
export type TrialBalance = Readonly<
  { entries: number; differenceCents: Cents } & Record<TrialBalanceField, Cents>
>;

/** The trial balance of the sums (in cents) of all accounts by kind; a kind without accounts is zero. */
export function trialBalanceOf(entries: number, sums: ReadonlyMap<string, Cents>): TrialBalance {
  const fields = chartOfAccounts.map(({ kind, field, sign }) => [field, shown(sign * (sums.get(kind) ?? 0))]);
  const total = [...sums.values()].reduce((sum, cents) => sum + cents, 0);
  return {
    entries,
    ...(Object.fromEntries(fields) as Record<TrialBalanceField, Cents>),
    differenceCents: shown(-total),
  };
}

/** Never -0. */
const shown = (cents: Cents): Cents => cents + 0;
