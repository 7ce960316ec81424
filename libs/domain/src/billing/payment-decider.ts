import type { PaymentStatement } from './payment-statement.js';
import { type ItemPrices, type PaymentTerms, centsFor } from './payment-terms.js';
import { DomainError, type Decider } from '../events/index.js';
import { decideReversals, decideUnpaidReversals } from './decide-reversals.js';
import { type PaymentState, evolvePayment } from './payment-state.js';
import type { PaymentEvent } from './payment-events.js';

/**
 * Records what is new in the provider's statement, which may be stale or repeated and contains the terms. `prices` are
 * all prices that its items have had.
 */
export type PaymentCommand = Readonly<{
  type: 'RecordPayment';
  terms: PaymentTerms;
  stated: PaymentStatement;
  prices: ItemPrices;
}>;

type Known = Exclude<PaymentState, { status: 'unknown' }>;

/**
 * The lifecycle of one payment. However often, late or reordered the provider's statements arrive, it is at most one
 * sale and ends in the provider's final state.
 */
export const paymentDecider: Decider<PaymentCommand, PaymentState, PaymentEvent> = {
  initialState: { status: 'unknown' },
  decide({ terms, stated, prices }, state) {
    assertTermsAddUp(terms);
    if (state.status === 'unknown') {
      assertSame({ currency: 'usd' }, terms);
      assertOffered(terms, prices);
      return [
        { type: 'PaymentRequested', data: terms },
        ...news(terms, { status: 'requested', terms }, stated),
      ];
    }
    assertSame(state.terms, terms);
    const changed = decideTerms(terms, state, stated, prices);
    return [...changed, ...news(changed.length > 0 ? terms : state.terms, state, stated)];
  },
  evolve: evolvePayment,
};

function news(terms: PaymentTerms, state: Known, stated: PaymentStatement): PaymentEvent[] {
  const outcome = decideOutcome(terms, state.status, stated.outcome);
  const isSale = state.status === 'succeeded' || stated.outcome.status === 'succeeded';
  if (isSale) {
    const known = { refunds: {}, disputes: {}, ...state };
    return [...outcome, ...decideFee(terms, state, stated), ...decideReversals(terms, known, stated)];
  }
  return [...outcome, ...decideUnpaidReversals(terms, state, stated)];
}

/** Premium can be added and removed until the payment is paid; older statements cannot change it afterwards. */
function decideTerms(
  terms: PaymentTerms,
  { status, terms: known }: Known,
  { outcome }: PaymentStatement,
  prices: ItemPrices,
): PaymentEvent[] {
  const isSame = items.every((item) => centsFor(known, item) === centsFor(terms, item));
  const isOver = status === 'succeeded' || status === 'cancelled';
  if (isSame || (isOver && outcome.status !== 'succeeded')) return [];
  if (status === 'succeeded' || centsFor(known, 'report') !== centsFor(terms, 'report')) {
    throw mismatch('amountCents', known.amountCents, terms.amountCents);
  }
  assertOffered(terms, prices);
  const { paymentId, reportId, amountCents, lineItems } = terms;
  return [{ type: 'PaymentTermsChanged', data: { paymentId, reportId, amountCents, lineItems } }];
}

const items = ['report', 'premium'] as const;

/** Recorded once: what the provider keeps of a payment does not change. */
function decideFee(
  { paymentId, reportId, currency }: PaymentTerms,
  state: Known,
  { fee }: PaymentStatement,
): PaymentEvent[] {
  const isKnown = state.status === 'succeeded' && state.feeCents !== undefined;
  if (!fee || isKnown || !Number.isSafeInteger(fee.feeCents) || fee.feeCents <= 0) return [];
  return [{ type: 'ProviderFeeCharged', data: { paymentId, reportId, currency, ...fee } }];
}

const ranks = { requested: 0, failed: 1, cancelled: 2, succeeded: 3 } as const;

function decideOutcome(
  { paymentId, reportId, amountCents, currency }: PaymentTerms,
  known: Known['status'],
  outcome: PaymentStatement['outcome'],
): PaymentEvent[] {
  const ids = { paymentId, reportId };
  const isNews = (status: Known['status']): boolean => ranks[status] > ranks[known];
  switch (outcome.status) {
    case 'open':
    case 'processing':
      return [];
    case 'declined':
      if (!isNews('failed')) return [];
      return [{ type: 'PaymentFailed', data: { ...ids, reasonCode: outcome.reasonCode } }];
    case 'cancelled':
      return isNews('cancelled') ? [{ type: 'PaymentCancelled', data: ids }] : [];
    case 'succeeded': {
      if (!isNews('succeeded')) return [];
      const { status: _, ...payment } = outcome;
      return [{ type: 'PaymentSucceeded', data: { ...ids, amountCents, currency, ...payment } }];
    }
  }
}

function assertTermsAddUp({ lineItems, amountCents }: PaymentTerms): void {
  const sum = lineItems.reduce((total, item) => total + item.amountCents, 0);
  if (Number.isSafeInteger(amountCents) && amountCents > 0 && sum === amountCents) return;
  throw new DomainError('billing.amount-invalid', 'The amount of the payment is not the sum of its items', {
    amountCents,
    itemsCents: sum,
  });
}

/** An item that was never requested here is sold only at a price that it has had. */
function assertOffered({ lineItems }: PaymentTerms, prices: ItemPrices): void {
  for (const { item, amountCents } of lineItems) {
    if (!prices[item].includes(amountCents)) throw mismatch('amountCents', prices[item].at(-1), amountCents);
  }
}

type Identity = Omit<PaymentTerms, 'lineItems' | 'amountCents'>;
const identity = ['paymentId', 'reportId', 'provider', 'intentId', 'currency'] as const;

function assertSame(expected: Partial<Identity>, stated: Identity): void {
  const field = identity.find((name) => name in expected && expected[name] !== stated[name]);
  if (field) throw mismatch(field, expected[field], stated[field]);
}

const mismatch = (
  field: string,
  expected: string | number | undefined,
  stated: string | number,
): DomainError =>
  new DomainError('billing.payment-mismatch', `The payment does not match the request: ${field}`, {
    field,
    expected: expected ?? null,
    stated,
  });
