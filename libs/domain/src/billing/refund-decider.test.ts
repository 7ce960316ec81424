import type { Dispute, Refund } from './payment-statement.js';
import { refundableOf, refundDecider, type RefundablePayment, type RefundCommand } from './refund-decider.js';
import type { RefundEvent } from './refund-events.js';

const ids = { paymentId: 'stripe-pi_1', reportId: 4_600_000_000_000_001 };
const paid = (refunds: Refund[] = [], disputes: Dispute[] = []): RefundablePayment => ({
  ...ids,
  paidCents: 2500,
  refunds: Object.fromEntries(refunds.map((refund) => [refund.refundId, refund])),
  disputes: Object.fromEntries(disputes.map((dispute) => [dispute.disputeId, dispute])),
});
const made = (refundId: string, amountCents: number, status: Refund['status'] = 'made'): Refund => ({
  refundId,
  amountCents,
  status,
});
const dispute = (status: Dispute['status']): Dispute => ({ disputeId: 'du_1', amountCents: 2500, status });

const asking = (amountCents: number, alreadyCents = 0, payment = paid(), reason = 'wrong county') =>
  ({ type: 'RequestRefund', payment, amountCents, alreadyCents, reason }) satisfies RefundCommand;
const asked = (number: number, amountCents: number, alreadyCents = 0): RefundEvent => ({
  type: 'RefundRequested',
  data: { ...ids, number, amountCents, alreadyCents, reason: 'wrong county' },
});
const accepted = (number: number, refundId: string): RefundEvent => ({
  type: 'RefundAccepted',
  data: { ...ids, number, refundId },
});
const refused = (number: number): RefundEvent => ({
  type: 'RefundRefused',
  data: { ...ids, number, reasonCode: 'charge_disputed' },
});

const after = (events: readonly RefundEvent[]) =>
  events.reduce(refundDecider.evolve, refundDecider.initialState);
const decide = (given: readonly RefundEvent[], command: RefundCommand) =>
  refundDecider.decide(command, after(given));

describe('a refund', () => {
  it.each<[string, RefundEvent[], RefundCommand, RefundEvent[]]>([
    ['of all that was paid', [], asking(2500), [asked(1, 2500)]],
    ['of a part', [], asking(500), [asked(1, 500)]],
    [
      'of what is left, after one that was made',
      [asked(1, 500), accepted(1, 're_1')],
      asking(2000, 500, paid([made('re_1', 500)])),
      [asked(2, 2000, 500)],
    ],
    [
      'is the same when it is asked for again before the provider has answered',
      [asked(1, 500)],
      asking(500),
      [],
    ],
    [
      'is the same when it is asked for again after it was made',
      [asked(1, 500), accepted(1, 're_1')],
      asking(500, 0, paid([made('re_1', 500)])),
      [],
    ],
    [
      'is the same when all was refunded and is asked for again',
      [asked(1, 2500), accepted(1, 're_1')],
      asking(2500, 0, paid([made('re_1', 2500)])),
      [],
    ],
    [
      'is another one after the provider has refused',
      [asked(1, 500), refused(1)],
      asking(500),
      [asked(2, 500)],
    ],
    [
      'is another one after the bank could not deliver it',
      [asked(1, 500), accepted(1, 're_1')],
      asking(500, 0, paid([made('re_1', 500, 'failed')])),
      [asked(2, 500)],
    ],
    [
      'follows one that was made at the provider itself',
      [],
      asking(500, 700, paid([made('re_0', 700)])),
      [asked(1, 500, 700)],
    ],
    ['of a payment whose dispute was won', [], asking(500, 0, paid([], [dispute('won')])), [asked(1, 500)]],
  ])('%s', (_title, given, command, events) => {
    expect(decide(given, command)).toEqual(events);
  });

  it.each<[string, RefundEvent[], RefundCommand, string]>([
    ['of more than was paid', [], asking(2501), 'Only $25.00 of this payment is left to refund'],
    [
      'of more than is left',
      [asked(1, 500), accepted(1, 're_1')],
      asking(2001, 500, paid([made('re_1', 500)])),
      'Only $20.00 of this payment is left to refund',
    ],
    [
      'beside one that is on its way',
      [asked(1, 2000)],
      asking(1000, 2000),
      'Only $5.00 of this payment is left to refund',
    ],
    [
      'by somebody who has not seen another one',
      [asked(1, 500)],
      asking(700),
      '$5.00 of this payment is refunded by now: look at it again before you refund more',
    ],
    [
      'when nothing is left',
      [],
      asking(100, 2500, paid([made('re_0', 2500)])),
      'This payment was already refunded in full',
    ],
    [
      'of a payment that is disputed',
      [],
      asking(500, 0, paid([], [dispute('open')])),
      'It cannot be refunded until the bank has decided',
    ],
    [
      'of a payment that the bank has taken back',
      [],
      asking(500, 0, paid([], [dispute('lost')])),
      'There is nothing left to refund',
    ],
    ['of nothing', [], asking(0), 'A refund is an amount of at least $0.01'],
    ['of less than nothing', [], asking(-500), 'A refund is an amount of at least $0.01'],
    ['of parts of a cent', [], asking(0.5), 'A refund is an amount of at least $0.01'],
    ['without a reason', [], asking(500, 0, paid(), ' '), 'Enter a reason'],
  ])('is refused %s', (_title, given, command, message) => {
    expect(() => decide(given, command)).toThrow(message);
  });

  it('is answered once by the provider', () => {
    const accept = { type: 'AcceptRefund', payment: ids, number: 1, refundId: 're_1' } as const;
    const refuse = { type: 'RefuseRefund', payment: ids, number: 1, reasonCode: 'charge_disputed' } as const;
    expect(decide([asked(1, 500)], accept)).toEqual([accepted(1, 're_1')]);
    expect(decide([asked(1, 500)], refuse)).toEqual([refused(1)]);
    expect(decide([asked(1, 500), accepted(1, 're_1')], refuse)).toEqual([]);
    expect(decide([asked(1, 500), refused(1)], accept)).toEqual([]);
    expect(decide([], accept)).toEqual([]);
  });

  it('counts as given back while it is on its way, and once when the payment tells of it', () => {
    const onItsWay = after([asked(1, 500), accepted(1, 're_1')]);
    expect(refundableOf(paid(), onItsWay)).toEqual({ alreadyCents: 500, leftCents: 2000, dispute: null });
    expect(refundableOf(paid([made('re_1', 500)]), onItsWay)).toMatchObject({ leftCents: 2000 });
    expect(refundableOf(paid([made('re_1', 500, 'failed')]), onItsWay)).toMatchObject({ leftCents: 2500 });
  });
});
