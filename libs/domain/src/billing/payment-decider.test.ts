import fc from 'fast-check';
import { paymentDecider } from './payment-decider.js';
import type { PaymentCommand } from './payment-commands.js';
import type { PaymentEvent } from './payment-events.js';
import type { PaymentState } from './payment-state.js';
import { paymentIdOf, type PaymentTerms } from './payment-terms.js';

const terms: PaymentTerms = {
  paymentId: paymentIdOf('simulated', 'pi_1'),
  reportId: 4_600_000_000_000_001,
  provider: 'simulated',
  intentId: 'pi_1',
  amountCents: 2500,
  currency: 'usd',
  lineItems: [{ item: 'report', amountCents: 2500 }],
};
const ids = { paymentId: terms.paymentId, reportId: terms.reportId };
const request: PaymentCommand = { type: 'RequestPayment', terms };
const decline: PaymentCommand = { type: 'RecordPaymentFailure', terms, reasonCode: 'card_declined' };
const succeed: PaymentCommand = {
  type: 'RecordPaymentSuccess',
  terms,
  providerReference: 'ch_1',
  paidAt: '2026-11-21T10:00:00.000Z',
};
const requested: PaymentEvent = { type: 'PaymentRequested', data: terms };
const failed: PaymentEvent = { type: 'PaymentFailed', data: { ...ids, reasonCode: 'card_declined' } };
const succeeded: PaymentEvent = {
  type: 'PaymentSucceeded',
  data: {
    ...ids,
    amountCents: 2500,
    currency: 'usd',
    providerReference: 'ch_1',
    paidAt: '2026-11-21T10:00:00.000Z',
  },
};

const stateAfter = (events: readonly PaymentEvent[]): PaymentState =>
  events.reduce((state, event) => paymentDecider.evolve(state, event), paymentDecider.initialState);
const decide = (given: PaymentEvent[], command: PaymentCommand) =>
  paymentDecider.decide(command, stateAfter(given));

describe('a payment', () => {
  it.each<[string, PaymentEvent[], PaymentCommand, PaymentEvent[]]>([
    ['is asked for once', [], request, [requested]],
    ['is not asked for again', [requested], request, []],
    ['is a sale when the provider confirms it', [requested], succeed, [succeeded]],
    ['is one sale when confirmed twice', [requested, succeeded], succeed, []],
    ['is a sale when it was confirmed before it was recorded', [], succeed, [requested, succeeded]],
    ['is recorded as declined', [requested], decline, [failed]],
    ['is declined once by the same answer', [requested, failed], decline, []],
    ['can succeed with another card', [requested, failed], succeed, [succeeded]],
    ['stays a sale when an older refusal arrives late', [requested, succeeded], decline, []],
    ['stays declined when asked for again', [requested, failed], request, []],
  ])('%s', (_title, given, command, expected) => {
    expect(decide(given, command)).toStrictEqual(expected);
  });

  it('keeps each new reason of a refusal', () => {
    const poor: PaymentCommand = { type: 'RecordPaymentFailure', terms, reasonCode: 'insufficient_funds' };
    expect(decide([requested, failed], poor)).toStrictEqual([
      { type: 'PaymentFailed', data: { ...ids, reasonCode: 'insufficient_funds' } },
    ]);
  });

  it.each([
    ['amountCents', { amountCents: 100, lineItems: [{ item: 'report' as const, amountCents: 100 }] }],
    ['currency', { currency: 'mxn' }],
    ['reportId', { reportId: 4_600_000_000_000_002 }],
    ['intentId', { intentId: 'pi_2' }],
  ])('refuses a confirmation whose %s is not the one asked for', (field, other) => {
    for (const given of [[requested], [requested, failed], [requested, succeeded]]) {
      expect(() => decide(given, { ...succeed, terms: { ...terms, ...other } })).toThrow(
        expect.objectContaining({
          code: 'billing.payment-mismatch',
          details: expect.objectContaining({ field }),
        }),
      );
    }
  });

  it.each([0, -2500, 2499, 25.5, Number.NaN])(
    'refuses the amount %p for items of 2500 cents',
    (amountCents) => {
      expect(() => decide([], { ...request, terms: { ...terms, amountCents } })).toThrow(
        expect.objectContaining({ code: 'billing.amount-invalid' }),
      );
    },
  );

  it('[CO-05] ends in one state and at most one sale, however often and in whatever order its facts arrive', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(request, decline, succeed), { maxLength: 12 }), (facts) => {
        const log: PaymentEvent[] = [];
        for (const fact of facts) log.push(...decide(log, fact));
        const sales = log.filter((event) => event.type === 'PaymentSucceeded').length;
        expect(sales).toBe(facts.includes(succeed) ? 1 : 0);
        const outcomes = ['unknown', 'requested', 'failed', 'succeeded'];
        const ranks = { RequestPayment: 1, RecordPaymentFailure: 2, RecordPaymentSuccess: 3 };
        const highest = Math.max(0, ...facts.map((fact) => ranks[fact.type]));
        expect(stateAfter(log).status).toBe(outcomes[highest]);
      }),
    );
  });
});
