import type { Payee } from '../payee/index.js';
import type { PayoutAccountEvent } from './payout-account-events.js';
import type { Decider } from '../events/index.js';

/**
 * A payee's account at the provider. `due` holds the provider's codes for what is missing; `opened` counts the accounts
 * so far, since a closed account is followed by a new one.
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

/** The `due` code of an account that no longer exists. */
export const closedAccount = 'closed';

/** The payee's account at this provider; null if it is missing or closed. */
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

export type PayoutAccountCommand =
  /** The provider has opened an account for the payee. */
  | Readonly<{ type: 'OpenPayoutAccount'; payee: Payee; provider: string; accountId: string }>
  /** The status that the provider states. */
  | Readonly<{
      type: 'StatePayoutAccount';
      accountId: string;
      payable: boolean;
      due: readonly string[];
    }>;

/** The first account remains until it is closed or the provider changes. Records each change once. */
export const payoutAccountDecider: Decider<PayoutAccountCommand, PayoutAccountState, PayoutAccountEvent> = {
  initialState: { status: 'none', opened: 0 },
  decide(command, state) {
    if (command.type === 'OpenPayoutAccount') {
      const { payee, provider, accountId } = command;
      if (standingAccount(state, provider)) return [];
      return [{ type: 'PayoutAccountOpened', data: { payee, provider, accountId } }];
    }
    if (state.status === 'none' || state.accountId !== command.accountId) return [];
    return command.payable ? verified(state) : restricted(state, command.due);
  },
  evolve: evolvePayoutAccount,
};

function verified({ status, payee, provider, accountId }: ExistingPayoutAccount): PayoutAccountEvent[] {
  if (status === 'verified') return [];
  return [{ type: 'PayoutAccountVerified', data: { payee, provider, accountId } }];
}

/** The provider names what is due in any order. */
function restricted(
  { status, payee, provider, accountId, due: before }: ExistingPayoutAccount,
  due: readonly string[],
): PayoutAccountEvent[] {
  const reasons = [...new Set(due)].sort();
  if (status === 'restricted' && reasons.join() === before.join()) return [];
  return [{ type: 'PayoutAccountRestricted', data: { payee, provider, accountId, reasons } }];
}
