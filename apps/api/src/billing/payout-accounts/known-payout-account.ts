import { closedAccount, type PayoutAccountState } from '@closewise/domain/billing';
import type { Payee } from '@closewise/domain/payee';

/**
 * A payee's account at the provider as it is recorded. Only a `verified` one is paid; `due` is what the payee has to
 * give, by the provider's words, or `closed` when the account is none any more and another may be opened.
 */
export type KnownPayoutAccount = Readonly<{
  payee: Payee;
  provider: string;
  accountId: string;
  status: 'opened' | 'verified' | 'restricted';
  due: readonly string[];
}>;

/** Null when the payee has no account at this provider. */
export function knownAccount(state: PayoutAccountState, provider: string): KnownPayoutAccount | null {
  if (state.status === 'none' || state.provider !== provider) return null;
  const { payee, accountId, status, due } = state;
  return { payee, provider, accountId, status, due };
}

/** How far the setup of the account is; `incomplete`: the provider needs something more from the payee. */
export function payoutSetupOf(
  account: KnownPayoutAccount | null,
): 'none' | 'started' | 'incomplete' | 'ready' | 'closed' {
  if (account === null) return 'none';
  if (account.due.includes(closedAccount)) return 'closed';
  return ({ opened: 'started', restricted: 'incomplete', verified: 'ready' } as const)[account.status];
}
