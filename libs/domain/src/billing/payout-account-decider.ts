import type { Decider } from '../events/index.js';
import type { Payee } from '../payee/index.js';
import type { PayoutAccountEvent } from './payout-account-events.js';
import {
  evolvePayoutAccount,
  standingAccount,
  type ExistingPayoutAccount,
  type PayoutAccountState,
} from './payout-account-state.js';

export type PayoutAccountCommand =
  /** The provider has opened an account for the payee. */
  | Readonly<{ type: 'OpenPayoutAccount'; payee: Payee; provider: string; accountId: string }>
  /** How the account stands by the provider's word. */
  | Readonly<{
      type: 'StatePayoutAccount';
      accountId: string;
      payable: boolean;
      due: readonly string[];
    }>;

/** The first account stands until it is closed or the provider is another; what changes of it is told once. */
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
