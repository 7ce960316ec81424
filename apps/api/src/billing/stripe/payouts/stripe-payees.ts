import type Stripe from 'stripe';
import type { Payee } from '@closewise/domain/payee';
import type { PayoutAccount, Transfer } from '../../payout-providers/payout-provider.js';

const OURS = 'closewise';

/** Metadata that marks an account or transfer as ours and names its payee. */
export const metadataOf = ({ kind, id }: Payee): Stripe.MetadataParam => ({
  source: OURS,
  payee_kind: kind,
  payee_id: id,
});

/** Null if the object is not ours. */
export function payeeOf(metadata: Stripe.Metadata | undefined): Payee | null {
  const { source, payee_kind: kind, payee_id: id } = metadata ?? {};
  if (source !== OURS || (kind !== 'affiliate' && kind !== 'organization') || !id) return null;
  return { kind, id };
}

/** Null if the account is not ours. */
export function accountOf(account: Stripe.Account): PayoutAccount | null {
  const payee = payeeOf(account.metadata);
  if (!payee) return null;
  const due = dueOf(account);
  return { accountId: account.id, payee, payable: due.length === 0, due };
}

/** Empty if Stripe pays the account; else Stripe's codes for what is due, disabled or pending. */
function dueOf({ payouts_enabled: isEnabled, capabilities, requirements }: Stripe.Account): string[] {
  const { currently_due: due, disabled_reason: reason, pending_verification: pending } = requirements ?? {};
  const stated = [...(due ?? []), ...(reason ? [reason] : [])];
  if (stated.length > 0) return stated;
  if (isEnabled && capabilities?.transfers === 'active') return [];
  return pending?.length ? ['pending_verification'] : ['transfers'];
}

/** Converts Stripe's transfer to ours. */
export function transferOf(transfer: Stripe.Transfer): Transfer {
  const { id, destination, amount, amount_reversed: reversedCents, currency, created } = transfer;
  return {
    transferId: id,
    accountId: typeof destination === 'string' ? destination : (destination?.id ?? ''),
    amountCents: amount,
    reversedCents,
    currency,
    group: transfer.transfer_group,
    payee: payeeOf(transfer.metadata),
    createdAt: new Date(created * 1000).toISOString(),
  };
}
