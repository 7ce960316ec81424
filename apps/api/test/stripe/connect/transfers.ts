import type Stripe from 'stripe';
import type { StripeAccount } from '../account.js';
import { record } from '../events.js';
import { listParams, page } from '../lists.js';
import { mergeMetadata } from '../metadata.js';
import { allow, integer, required, text, type Params } from '../params.js';
import { badParameter, badState, missing } from '../refusal.js';

const creatable = [
  'amount',
  'currency',
  'destination',
  'description',
  'metadata',
  'source_transaction',
  'source_type',
  'transfer_group',
];

export function balanceOf(account: StripeAccount): Stripe.Balance {
  const available = [{ amount: account.availableCents, currency: 'usd' }];
  return { object: 'balance', available, livemode: account.livemode, pending: [] };
}

/** Moves money from the platform's balance to a connected account immediately. */
export function createTransfer(account: StripeAccount, params: Params): Stripe.Transfer {
  allow(params, creatable);
  const amount = required(integer(params, 'amount'), 'amount');
  if (amount < 1) throw badParameter('This value must be greater than or equal to 1.', 'amount');
  const currency = required(text(params, 'currency'), 'currency');
  if (currency !== 'usd') throw badParameter(`The fake has no ${currency}.`, 'currency');
  const destination = required(text(params, 'destination'), 'destination');
  checkDestination(account, destination);
  if (amount > account.availableCents) {
    const message =
      'You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance by creating Charges using the 4000000000000077 test card.';
    throw badState(message, 'balance_insufficient');
  }
  const transfer = newTransfer(account, { amount, currency, destination, params });
  account.availableCents -= amount;
  account.transfers.set(transfer.id, transfer);
  record(account, 'transfer.created', transfer);
  return transfer;
}

function checkDestination(account: StripeAccount, id: string): void {
  const destination = account.connected.get(id);
  if (destination === undefined) {
    throw badState(`No such destination: '${id}'`, 'resource_missing', { param: 'destination' });
  }
  if (destination.capabilities?.transfers === 'active') return;
  const message =
    'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments';
  throw badState(message, 'insufficient_capabilities_for_transfer');
}

export function findTransfer(account: StripeAccount, id: string): Stripe.Transfer {
  const transfer = account.transfers.get(id);
  if (transfer === undefined) throw missing('transfer', id, 'transfer');
  return transfer;
}

export function listTransfers(account: StripeAccount, params: Params): Stripe.ApiList<Stripe.Transfer> {
  allow(params, [...listParams, 'destination', 'transfer_group']);
  const [destination, of] = [text(params, 'destination'), text(params, 'transfer_group')];
  const isMeant = (transfer: Stripe.Transfer): boolean =>
    (destination === null || transfer.destination === destination) &&
    (of === null || transfer.transfer_group === of);
  return page('/v1/transfers', [...account.transfers.values()].filter(isMeant), params);
}

/** Reverses the rest of a transfer, or `amount` of it. */
export function createReversal(account: StripeAccount, params: Params, id: string): Stripe.TransferReversal {
  allow(params, ['amount', 'description', 'metadata', 'refund_application_fee']);
  const transfer = findTransfer(account, id);
  const left = transfer.amount - transfer.amount_reversed;
  if (left === 0) throw badState('This transfer is already fully reversed.', 'transfer_already_reversed');
  const amount = integer(params, 'amount') ?? left;
  if (amount < 1 || amount > left) {
    const message = `Amount to reverse ($${amount / 100}) is more than the unreversed amount of the transfer.`;
    throw badParameter(message, 'amount');
  }
  const reversal = newReversal(account, transfer, amount, params);
  transfer.amount_reversed += amount;
  transfer.reversed = transfer.amount_reversed === transfer.amount;
  transfer.reversals.data.unshift(reversal);
  account.availableCents += amount;
  record(account, 'transfer.reversed', transfer);
  return reversal;
}

type Terms = Readonly<{ amount: number; currency: string; destination: string; params: Params }>;

function newTransfer(
  account: StripeAccount,
  { amount, currency, destination, params }: Terms,
): Stripe.Transfer {
  const id = account.id('tr');
  return {
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    balance_transaction: account.id('txn'),
    created: account.seconds(),
    currency,
    description: text(params, 'description'),
    destination,
    destination_payment: account.id('py'),
    livemode: account.livemode,
    metadata: mergeMetadata({}, params),
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: null,
    source_type: 'card',
    transfer_group: text(params, 'transfer_group'),
  };
}

function newReversal(
  account: StripeAccount,
  { id, currency }: Stripe.Transfer,
  amount: number,
  params: Params,
): Stripe.TransferReversal {
  return {
    id: account.id('trr'),
    object: 'transfer_reversal',
    amount,
    balance_transaction: account.id('txn'),
    created: account.seconds(),
    currency,
    destination_payment_refund: account.id('pyr'),
    metadata: mergeMetadata({}, params),
    source_refund: null,
    transfer: id,
  };
}
