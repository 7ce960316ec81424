import fc from 'fast-check';
import { refundedCentsOf } from './decide-reversals.js';
import { paymentDecider } from './payment-decider.js';
import type { PaymentEvent } from './payment-events.js';
import type { PaymentState } from './payment-state.js';
import type { Dispute, IntentOutcome, PaymentStatement, Refund } from './payment-statement.js';
import { lineItemsOf, paymentIdOf, type PaymentTerms } from './payment-terms.js';

const terms: PaymentTerms = {
  paymentId: paymentIdOf('stripe', 'pi_1'),
  reportId: 4_600_000_000_000_001,
  provider: 'stripe',
  intentId: 'pi_1',
  amountCents: 2500,
  currency: 'usd',
  lineItems: [{ item: 'report', amountCents: 2500 }],
};
const paid = { status: 'succeeded', providerReference: 'ch_1', paidAt: '2026-11-21T10:00:00.000Z' } as const;

type Step =
  | Readonly<{ does: 'decline' | 'process' | 'pay' | 'cancel' | 'choose-premium' | 'leave-premium' }>
  | Readonly<{ does: 'refund'; id: string; amountCents: number }>
  | Readonly<{ does: 'fail-refund'; id: string }>
  | Readonly<{ does: 'dispute'; id: string; status: Dispute['status'] }>;

const ids = fc.constantFrom('1', '2', '3');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constantFrom('decline', 'process', 'pay', 'pay', 'pay', 'cancel') }),
  fc.record({ does: fc.constantFrom('choose-premium', 'leave-premium') }),
  fc.record({ does: fc.constant('refund'), id: ids, amountCents: fc.integer({ min: 1, max: 2500 }) }),
  fc.record({ does: fc.constant('fail-refund'), id: ids }),
  fc.record({ does: fc.constant('dispute'), id: ids, status: fc.constantFrom('open', 'lost', 'won') }),
) as fc.Arbitrary<Step>;

/** With the terms that it has at that moment. */
type Statement = PaymentStatement & Readonly<{ terms: PaymentTerms }>;
const premiumTerms: PaymentTerms = { ...terms, amountCents: 3500, lineItems: lineItemsOf(3500, 1000) };

/** What the provider states after each step that its own rules allow, beginning with the new intent. */
function history(steps: readonly Step[]): Statement[] {
  const statements: Statement[] = [{ terms, outcome: { status: 'open' }, refunds: [], disputes: [] }];
  for (const each of steps) {
    const next = after(statements.at(-1)!, each);
    if (next) statements.push(next);
  }
  return statements;
}

function after(now: Statement, each: Step): Statement | null {
  const isPaid = now.outcome.status === 'succeeded';
  switch (each.does) {
    case 'refund': {
      const total = refundedCentsOf({
        refunds: Object.fromEntries(now.refunds.map((one) => [one.refundId, one])),
      });
      const isKnown = now.refunds.some(({ refundId }) => refundId === each.id);
      if (!isPaid || isKnown || total + each.amountCents > now.terms.amountCents) return null;
      const made: Refund = { refundId: each.id, amountCents: each.amountCents, status: 'made' };
      return { ...now, refunds: [made, ...now.refunds] };
    }
    case 'fail-refund':
      return {
        ...now,
        refunds: now.refunds.map((one) => (one.refundId === each.id ? { ...one, status: 'failed' } : one)),
      };
    case 'dispute':
      return isPaid ? { ...now, disputes: disputesAfter(now.disputes, each.id, each.status) } : null;
    case 'choose-premium':
    case 'leave-premium':
      if (now.outcome.status !== 'open' && now.outcome.status !== 'declined') return null;
      return { ...now, terms: each.does === 'choose-premium' ? premiumTerms : terms };
    default:
      return isPaid || now.outcome.status === 'cancelled' ? null : { ...now, outcome: outcomes[each.does] };
  }
}

const outcomes: Record<'decline' | 'process' | 'pay' | 'cancel', IntentOutcome> = {
  decline: { status: 'declined', reasonCode: 'card_declined' },
  process: { status: 'processing' },
  pay: paid,
  cancel: { status: 'cancelled' },
};

function disputesAfter(
  disputes: readonly Dispute[],
  disputeId: string,
  status: Dispute['status'],
): Dispute[] {
  const order = ['open', 'lost', 'won'];
  const known = disputes.find((one) => one.disputeId === disputeId);
  const isNews = !known || order.indexOf(status) > order.indexOf(known.status);
  if (!isNews) return [...disputes];
  return [{ disputeId, amountCents: 2500, status }, ...disputes.filter((one) => one !== known)];
}

const prices = { report: [2500], premium: [1000] };

/** The log after statements have been recorded one after the other. */
function logAfter(statements: readonly Statement[]): PaymentEvent[] {
  const log: PaymentEvent[] = [];
  for (const { terms: now, ...stated } of statements) {
    const command = { type: 'RecordPayment', terms: now, stated, prices } as const;
    log.push(...paymentDecider.decide(command, stateAfter(log)));
  }
  return log;
}

const stateAfter = (events: readonly PaymentEvent[]): PaymentState =>
  events.reduce((state, event) => paymentDecider.evolve(state, event), paymentDecider.initialState);

/** Statements in any order, some of them again and again, stale ones after newer ones; the last one is among them. */
const deliveries = fc
  .array(step, { maxLength: 14 })
  .map(history)
  .chain((statements) =>
    fc.record({
      statements: fc.constant(statements),
      delivered: fc
        .array(fc.constantFrom(...statements), { maxLength: 12 })
        .chain((some) => fc.shuffledSubarray([...some, statements.at(-1)!], { minLength: some.length + 1 })),
    }),
  );

/** Until the payment is paid, the latest terms apply; after it has ended, no new terms do. */
function chosenLast(delivered: readonly Statement[]): PaymentTerms {
  const over = delivered.findIndex(({ outcome }) => outcome.status === 'cancelled');
  return (over < 0 ? delivered.at(-1)! : delivered[over]!).terms;
}

const byId = <Entry>(entries: readonly Entry[], idOf: (entry: Entry) => string) =>
  Object.fromEntries(entries.map((entry) => [idOf(entry), entry]));

/** A sale is as the provider has it last; before that, it is what was delivered that says how far it came. */
function stateOf(last: Statement, delivered: readonly Statement[]): PaymentState {
  const { terms: paidFor } = last;
  if (last.outcome.status === 'succeeded') {
    const refunds = byId(last.refunds, ({ refundId }) => refundId);
    return { ...paid, terms: paidFor, refunds, disputes: byId(last.disputes, ({ disputeId }) => disputeId) };
  }
  const known = delivered.map(({ outcome }) => outcome.status);
  const refused = known.includes('declined') ? 'failed' : 'requested';
  return { status: known.includes('cancelled') ? 'cancelled' : refused, terms: chosenLast(delivered) };
}

describe('statements of the provider in any order, repeated, stale and with losses', () => {
  const runs = { numRuns: process.env['LONG'] ? 10_000 : 2_000 };

  it('[CO-05] end in the state that the provider has', () => {
    fc.assert(
      fc.property(deliveries, ({ statements, delivered }) => {
        expect(stateAfter(logAfter(delivered))).toStrictEqual(stateOf(statements.at(-1)!, delivered));
      }),
      runs,
    );
  });

  it('[CO-05] are at most one sale, and each refund and dispute happens once', () => {
    fc.assert(
      fc.property(deliveries, ({ statements, delivered }) => {
        const log = logAfter(delivered);
        const facts = log
          .filter(({ type }) => type !== 'PaymentTermsChanged')
          .map(({ type, data }) => [type, ...Object.values(reversalIn(data))].join(' '));
        expect(new Set(facts).size).toBe(facts.length);
        expect(facts.includes('PaymentSucceeded')).toBe(statements.at(-1)!.outcome.status === 'succeeded');
        const isOver = ['succeeded', 'cancelled'].includes(statements.at(-1)!.outcome.status);
        const toldAgain = isOver ? logAfter([...delivered, ...delivered]) : log;
        expect(toldAgain).toStrictEqual(log);
      }),
      runs,
    );
  });

  it('[CO-05] leave in the events what has been given back so far, never more than was paid', () => {
    fc.assert(
      fc.property(deliveries, ({ delivered }) => {
        const log = logAfter(delivered);
        log.forEach(({ data }, place) => {
          if (!('refundedCents' in data)) return;
          const state = stateAfter(log.slice(0, place + 1));
          expect(state.status === 'succeeded' && refundedCentsOf(state)).toBe(data.refundedCents);
          expect(data.refundedCents).toBeLessThanOrEqual(
            state.status === 'succeeded' ? state.terms.amountCents : 0,
          );
        });
      }),
      runs,
    );
  });
});

function reversalIn(data: PaymentEvent['data']): Record<string, string> {
  return {
    ...('refundId' in data && { refundId: data.refundId }),
    ...('disputeId' in data && { disputeId: data.disputeId }),
    ...('outcome' in data && { outcome: data.outcome }),
  };
}
