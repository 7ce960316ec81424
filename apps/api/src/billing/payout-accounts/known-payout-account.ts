import { closedAccount, type PayoutAccountState } from '@closewise/domain/billing';
import type { Payee } from '@closewise/domain/payee';

/**
 * A payee's recorded account at a provider. Only a `verified` one is paid. `due` are the provider's codes for what the
 * payee has to provide, or `closed` for a closed account, after which another one can be opened.
 */
export type KnownPayoutAccount = Readonly<{
  payee: Payee;
  provider: string;
  accountId: string;
  status: 'opened' | 'verified' | 'restricted';
  due: readonly string[];
}>;

/** The payee's account if its provider is in use; null otherwise. */
export function knownAccount(
  state: PayoutAccountState,
  providersInUse: ReadonlySet<string>,
): KnownPayoutAccount | null {
  if (state.status === 'none' || !providersInUse.has(state.provider)) return null;
  const { payee, provider, accountId, status, due } = state;
  return { payee, provider, accountId, status, due };
}

/** The setup's status; `incomplete`: the provider needs more information from the payee. */
export function payoutSetupOf(
  account: KnownPayoutAccount | null,
): 'none' | 'started' | 'incomplete' | 'ready' | 'closed' {
  if (account === null) return 'none';
  if (account.due.includes(closedAccount)) return 'closed';
  return ({ opened: 'started', restricted: 'incomplete', verified: 'ready' } as const)[account.status];
}
