import type { Payee } from '../payee/index.js';
import type { PayoutAccountEvent } from './payout-account-events.js';

/**
 * A payee's account at the provider; `due` is what the payee has to give, by the provider's words, `opened` counts the
 * accounts so far: one that was closed is followed by another.
 */
export type PayoutAccountState =
  | Readonly<{ status: 'none'; opened: 0 }>
  | Readonly<{
      status: 'opened' | 'verified' | 'restricted';
      opened: number;
      payee: Payee;
      provider: string;
      accountId: string;
      due: readonly string[];
    }>;

export type ExistingPayoutAccount = Exclude<PayoutAccountState, { status: 'none' }>;

/** What is due of an account that there is no more. */
export const closedAccount = 'closed';

/** The account that this provider has for the payee; null when it has none, or has closed it. */
export function standingAccount(state: PayoutAccountState, provider: string): ExistingPayoutAccount | null {
  if (state.status === 'none' || state.provider !== provider) return null;
  return state.due.includes(closedAccount) ? null : state;
}

export function evolvePayoutAccount(
  { opened }: PayoutAccountState,
  { type, data }: PayoutAccountEvent,
): PayoutAccountState {
  const { payee, provider, accountId } = data;
  const account = { payee, provider, accountId };
  if (type === 'PayoutAccountOpened') return { ...account, status: 'opened', opened: opened + 1, due: [] };
  if (type === 'PayoutAccountVerified') return { ...account, status: 'verified', opened, due: [] };
  return { ...account, status: 'restricted', opened, due: data.reasons };
}
