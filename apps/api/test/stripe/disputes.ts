import type Stripe from 'stripe';
import type { StripeAccount } from './account.js';
import { findCharge } from './charges.js';
import { noEvidence } from './dispute-evidence.js';
import { record } from './events.js';
import { listParams, page } from './lists.js';
import { allow, text, type Params } from './params.js';
import { badParameter, missing } from './refusal.js';

export type DisputeStatus =
  | 'warning_needs_response'
  | 'warning_under_review'
  | 'warning_closed'
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost'
  | 'prevented'
  | 'appeal_needs_response'
  | 'appeal_under_review';

const closed: readonly string[] = ['warning_closed', 'won', 'lost', 'prevented'];

/** The bank inquires (`warning_…`, no money moves) or takes the money back. */
export function createDispute(
  account: StripeAccount,
  charge: Stripe.Charge,
  { amount = charge.amount - charge.amount_refunded, status = 'needs_response' as DisputeStatus } = {},
): Stripe.Dispute {
  if (charge.status !== 'succeeded') throw badParameter('Only a paid charge can be disputed.', 'charge');
  const dispute = newDispute(account, charge, amount, status);
  account.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  record(account, 'charge.dispute.created', dispute);
  if (takesMoney(status)) record(account, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** Moves a dispute to a status, with the events that Stripe documents; the bank may change its amount. */
export function moveDispute(
  account: StripeAccount,
  id: string,
  status: DisputeStatus,
  amount?: number,
): Stripe.Dispute {
  const dispute = findDispute(account, id);
  dispute.amount = amount ?? dispute.amount;
  const previous = { status: dispute.status };
  const hadMoney = takesMoney(previous.status);
  dispute.status = status;
  dispute.is_charge_refundable = isInquiry(status);
  record(
    account,
    closed.includes(status) ? 'charge.dispute.closed' : 'charge.dispute.updated',
    dispute,
    previous,
  );
  if (!hadMoney && takesMoney(status)) record(account, 'charge.dispute.funds_withdrawn', dispute);
  if (hadMoney && status === 'won') record(account, 'charge.dispute.funds_reinstated', dispute);
  return dispute;
}

export function findDispute(account: StripeAccount, id: string): Stripe.Dispute {
  const dispute = account.disputes.get(id);
  if (dispute === undefined) throw missing('dispute', id, 'dispute');
  return dispute;
}

/** The dispute that holds the charge's money. */
export function openDisputeOf(account: StripeAccount, charge: Stripe.Charge): Stripe.Dispute | null {
  const holds = ['needs_response', 'under_review', 'lost', 'appeal_needs_response', 'appeal_under_review'];
  return (
    [...account.disputes.values()].find((one) => one.charge === charge.id && holds.includes(one.status)) ??
    null
  );
}

export function listDisputes(account: StripeAccount, params: Params): Stripe.ApiList<Stripe.Dispute> {
  allow(params, [...listParams, 'charge', 'payment_intent']);
  const [charge, intent] = [text(params, 'charge'), text(params, 'payment_intent')];
  if (charge !== null) findCharge(account, charge, 'charge');
  const isMeant = (dispute: Stripe.Dispute): boolean =>
    (charge === null || dispute.charge === charge) && (intent === null || dispute.payment_intent === intent);
  return page('/v1/disputes', [...account.disputes.values()].filter(isMeant), params);
}

function isInquiry(status: string): boolean {
  return status.startsWith('warning_');
}

function takesMoney(status: string): boolean {
  return !isInquiry(status) && status !== 'prevented';
}

function newDispute(
  account: StripeAccount,
  charge: Stripe.Charge,
  amount: number,
  status: DisputeStatus,
): Stripe.Dispute {
  return {
    id: account.id('du'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: account.seconds(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    ...noEvidence(account.seconds()),
    intended_submission_method: null,
    is_charge_refundable: isInquiry(status),
    livemode: account.livemode,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status,
  };
}
