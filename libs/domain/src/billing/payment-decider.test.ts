import { type PaymentCommand, paymentDecider } from './payment-decider.js';
import type { PaymentEvent } from './payment-events.js';
import type { PaymentState } from './payment-state.js';
import type { Dispute, IntentOutcome, Refund } from './payment-statement.js';
import { lineItemsOf, paymentIdOf, type PaymentTerms } from './payment-terms.js';

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
const stating = (
  outcome: IntentOutcome,
  refunds: Refund[] = [],
  disputes: Dispute[] = [],
): PaymentCommand => ({
  type: 'RecordPayment',
  terms,
  stated: { outcome, refunds, disputes },
  prices: { report: [1900, 2500], premium: [900, 1000] },
});

const paidAt = '2026-11-21T10:00:00.000Z';
const success = { status: 'succeeded', providerReference: 'ch_1', paidAt } as const;
const request = stating({ status: 'open' });
const decline = stating({ status: 'declined', reasonCode: 'card_declined' });
const cancel = stating({ status: 'cancelled' });
const succeed = stating(success);
const reversing = (refunds: Refund[], disputes: Dispute[] = []) => stating(success, refunds, disputes);

const requested: PaymentEvent = { type: 'PaymentRequested', data: terms };
const failed: PaymentEvent = { type: 'PaymentFailed', data: { ...ids, reasonCode: 'card_declined' } };
const cancelled: PaymentEvent = { type: 'PaymentCancelled', data: ids };
const succeeded: PaymentEvent = {
  type: 'PaymentSucceeded',
  data: { ...ids, amountCents: 2500, currency: 'usd', providerReference: 'ch_1', paidAt },
};

const refund = (refundId: string, amountCents: number, status: Refund['status'] = 'made'): Refund => ({
  refundId,
  amountCents,
  status,
});
const dispute = (status: Dispute['status'], amountCents = 2500): Dispute => ({
  disputeId: 'dp_1',
  amountCents,
  status,
});
const refunded = (refundId: string, amountCents: number, refundedCents: number): PaymentEvent => ({
  type: 'PaymentRefunded',
  data: { ...ids, refundId, amountCents, refundedCents },
});
const refundFailed = (refundId: string, amountCents: number, refundedCents: number): PaymentEvent => ({
  type: 'PaymentRefundFailed',
  data: { ...ids, refundId, amountCents, refundedCents },
});
const disputeData = { ...ids, disputeId: 'dp_1', amountCents: 2500 };
const disputed: PaymentEvent = { type: 'PaymentDisputed', data: disputeData };
const closed = (outcome: 'won' | 'lost'): PaymentEvent => ({
  type: 'DisputeClosed',
  data: { ...disputeData, outcome },
});

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
    ['is no sale while the provider works on it', [requested], stating({ status: 'processing' }), []],
    ['is recorded as declined', [requested], decline, [failed]],
    ['is recorded as declined once', [requested, failed], decline, []],
    ['can succeed with another card', [requested, failed], succeed, [succeeded]],
    ['stays a sale when an older refusal arrives late', [requested, succeeded], decline, []],
    ['stays a sale when an older cancellation arrives late', [requested, succeeded], cancel, []],
    ['is a sale when the money was taken after all', [requested, cancelled], succeed, [succeeded]],
    [
      'says why the card was refused',
      [requested],
      stating({ status: 'declined', reasonCode: 'insufficient_funds' }),
      [{ type: 'PaymentFailed', data: { ...ids, reasonCode: 'insufficient_funds' } }],
    ],
    [
      'keeps the pseudonym of the card',
      [requested],
      stating({ ...success, cardId: 'card-1' }),
      [{ ...succeeded, data: { ...succeeded.data, cardId: 'card-1' } } as PaymentEvent],
    ],
    ['stays declined when asked for again', [requested, failed], request, []],
    ['is over once the provider has cancelled it', [requested, failed], cancel, [cancelled]],
    ['is cancelled once', [requested, cancelled], cancel, []],
    ['stays cancelled when an older refusal arrives late', [requested, cancelled], decline, []],
  ])('%s', (_title, given, command, expected) => {
    expect(decide(given, command)).toStrictEqual(expected);
  });

  it.each([
    ['amountCents', { amountCents: 100, lineItems: [{ item: 'report' as const, amountCents: 100 }] }],
    ['currency', { currency: 'mxn' }],
    ['reportId', { reportId: 4_600_000_000_000_002 }],
    ['intentId', { intentId: 'pi_2' }],
    ['paymentId', { paymentId: 'simulated-pi_2' }],
    ['provider', { provider: 'stripe' }],
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

  it.each([
    ['amountCents', 100, 'usd', 2500],
    ['amountCents', 1899, 'usd', 2500],
    ['amountCents', 1901, 'usd', 2500],
    ['amountCents', 2501, 'usd', 2500],
    ['currency', 2500, 'mxn', 'usd'],
  ])(
    'that was never asked for is no sale when its %s is not that of an offer: %i %s',
    (field, amountCents, currency, expected) => {
      const stated = { amountCents, currency, lineItems: [{ item: 'report' as const, amountCents }] };
      expect(() => decide([], { ...succeed, terms: { ...terms, ...stated } })).toThrow(
        expect.objectContaining({
          code: 'billing.payment-mismatch',
          details: { field, expected, stated: field === 'currency' ? currency : amountCents },
        }),
      );
    },
  );

  it('that was never asked for is a sale at a price of before, for its record may come after a change', () => {
    const earlier = {
      ...terms,
      amountCents: 1900,
      lineItems: [{ item: 'report' as const, amountCents: 1900 }],
    };
    expect(decide([], { ...request, terms: earlier })).toEqual([{ type: 'PaymentRequested', data: earlier }]);
  });

  it.each([0, -2500, 2499, 25.5, Number.NaN])(
    'refuses the amount %p for items of 2500 cents',
    (amountCents) => {
      expect(() => decide([], { ...request, terms: { ...terms, amountCents } })).toThrow(
        expect.objectContaining({ code: 'billing.amount-invalid' }),
      );
    },
  );

  it('is not asked for over nothing', () => {
    const nothing = { amountCents: 0, lineItems: [{ item: 'report' as const, amountCents: 0 }] };
    expect(() =>
      decide([], { ...request, terms: { ...terms, ...nothing }, prices: { report: [0], premium: [] } }),
    ).toThrow(expect.objectContaining({ code: 'billing.amount-invalid' }));
  });

  it('never goes back, in whatever order its facts are stored', () => {
    expect(stateAfter([requested, cancelled, failed]).status).toBe('cancelled');
    expect(stateAfter([requested, succeeded, cancelled]).status).toBe('succeeded');
    expect(stateAfter([requested, succeeded, failed]).status).toBe('succeeded');
    const refundedOnce = [requested, succeeded, refunded('re_1', 500, 500)];
    expect(stateAfter([...refundedOnce, succeeded])).toEqual(stateAfter(refundedOnce));
  });
});

describe('a sale', () => {
  const sale = [requested, succeeded];
  it.each<[string, PaymentEvent[], PaymentCommand, PaymentEvent[]]>([
    ['is refunded in part', sale, reversing([refund('re_1', 500)]), [refunded('re_1', 500, 500)]],
    [
      'is refunded in parts that add up',
      [...sale, refunded('re_1', 500, 500)],
      reversing([refund('re_2', 2000), refund('re_1', 500)]),
      [refunded('re_2', 2000, 2500)],
    ],
    [
      'stands again by a refund that could not be delivered',
      [...sale, refunded('re_1', 500, 500), refunded('re_2', 700, 1200)],
      reversing([refund('re_1', 500, 'failed'), refund('re_2', 700)]),
      [refundFailed('re_1', 500, 700)],
    ],
    [
      'may be refunded in full once more when the first refund has failed',
      [...sale, refunded('re_1', 2500, 2500)],
      reversing([refund('re_2', 2500), refund('re_1', 2500, 'failed')]),
      [refundFailed('re_1', 2500, 0), refunded('re_2', 2500, 2500)],
    ],
    [
      'keeps a refund as failed when an older statement arrives late',
      [...sale, refundFailed('re_1', 500, 0)],
      reversing([refund('re_1', 500)]),
      [],
    ],
    [
      'keeps its refunds when a statement from before them arrives',
      [...sale, refunded('re_1', 500, 500)],
      succeed,
      [],
    ],
    ['is disputed', sale, reversing([], [dispute('open')]), [disputed]],
    ['is disputed once', [...sale, disputed], reversing([], [dispute('open')]), []],
    ['loses a dispute', [...sale, disputed], reversing([], [dispute('lost')]), [closed('lost')]],
    [
      'may win a dispute that was lost',
      [...sale, disputed, closed('lost')],
      reversing([], [dispute('won')]),
      [closed('won')],
    ],
    [
      'stays won when an older loss arrives late',
      [...sale, disputed, closed('won')],
      reversing([], [dispute('lost')]),
      [],
    ],
    ['has a dispute before its end', sale, reversing([], [dispute('won')]), [disputed, closed('won')]],
    [
      'comes before its refund and its dispute',
      [requested, failed],
      reversing([refund('re_1', 500)], [dispute('open')]),
      [succeeded, refunded('re_1', 500, 500), disputed],
    ],
    [
      'counts a refund once that is stated twice in one statement',
      sale,
      reversing([refund('re_1', 1500), refund('re_1', 1500)]),
      [refunded('re_1', 1500, 1500)],
    ],
    [
      'is disputed once when that is stated twice in one statement',
      sale,
      reversing([], [dispute('open'), dispute('open')]),
      [disputed],
    ],
    [
      'is refunded though the outcome beside it is an older one',
      sale,
      stating({ status: 'processing' }, [refund('re_1', 500)]),
      [refunded('re_1', 500, 500)],
    ],
    ['is refunded to the last cent', sale, reversing([refund('re_1', 2500)]), [refunded('re_1', 2500, 2500)]],
    ['is refunded by one cent', sale, reversing([refund('re_1', 1)]), [refunded('re_1', 1, 1)]],
  ])('%s', (_title, given, command, expected) => {
    expect(decide(given, command)).toStrictEqual(expected);
  });

  type SetAside = Extract<PaymentEvent, { type: 'ReversalSetAside' }>['data'];
  const setAside = (data: Omit<SetAside, 'paymentId' | 'reportId'>): PaymentEvent => ({
    type: 'ReversalSetAside',
    data: { ...ids, ...data },
  });
  const oddRefund = (reversalId: string, statedAmount: string, reason: SetAside['reason']) =>
    setAside({ kind: 'refund', reversalId, statedAmount, knownCents: null, reason });
  const oddDispute = (statedAmount: string, knownCents: number | null, reason: SetAside['reason']) =>
    setAside({ kind: 'dispute', reversalId: 'dp_1', statedAmount, knownCents, reason });

  describe('what is stated of a payment that is not paid', () => {
    const early = stating({ status: 'processing' }, [refund('re_1', 500)], [dispute('open')]);
    const waits = [
      oddRefund('re_1', '500', 'payment-unpaid'),
      oddDispute(String(dispute('open').amountCents), null, 'payment-unpaid'),
    ];

    it('is set aside, once, next to the news of the payment itself', () => {
      expect(decide([requested], early)).toStrictEqual(waits);
      expect(decide([requested, ...waits], early)).toStrictEqual([]);
      const declined = stating({ status: 'declined', reasonCode: 'x' }, [refund('re_1', 5)]);
      expect(decide([requested], declined)).toMatchObject([
        { type: 'PaymentFailed' },
        { type: 'ReversalSetAside', data: { statedAmount: '5' } },
      ]);
    });

    it('is recorded as soon as the payment is stated as paid', () => {
      expect(
        decide([requested, ...waits], reversing([refund('re_1', 500)], [dispute('open')])),
      ).toMatchObject([{ type: 'PaymentSucceeded' }, refunded('re_1', 500, 500), disputed]);
    });

    it('is remembered through a declined card and the cancellation', () => {
      const failed: PaymentEvent = { type: 'PaymentFailed', data: { ...ids, reasonCode: 'x' } };
      const cancelled: PaymentEvent = { type: 'PaymentCancelled', data: ids };
      const late = stating({ status: 'cancelled' }, [refund('re_1', 500)], [dispute('open')]);
      expect(decide([requested, ...waits, failed, cancelled], late)).toStrictEqual([]);
    });
  });

  it.each<[string, PaymentCommand, PaymentEvent[]]>([
    [
      'one refund of more than was paid',
      reversing([refund('re_1', 2501)]),
      [oddRefund('re_1', '2501', 'exceeds-payment')],
    ],
    [
      'a failed refund of more than was paid',
      reversing([refund('re_1', 2501, 'failed')]),
      [oddRefund('re_1', '2501', 'exceeds-payment')],
    ],
    [
      'of refunds that add up to more the one that passes the payment',
      reversing([refund('re_1', 2000), refund('re_2', 501)]),
      [refunded('re_1', 2000, 2000), oddRefund('re_2', '501', 'exceeds-payment')],
    ],
    ['a refund of nothing', reversing([refund('re_1', 0)]), [oddRefund('re_1', '0', 'amount-impossible')]],
    [
      'a refund that takes money',
      reversing([refund('re_1', -5)]),
      [oddRefund('re_1', '-5', 'amount-impossible')],
    ],
    [
      'a refund of half a cent',
      reversing([refund('re_1', 0.5)]),
      [oddRefund('re_1', '0.5', 'amount-impossible')],
    ],
    [
      'a dispute over nothing',
      reversing([], [dispute('open', 0)]),
      [oddDispute('0', null, 'amount-impossible')],
    ],
    [
      'an odd refund, and records the refund and the dispute that come after it',
      reversing([refund('re_1', 0), refund('re_2', 500)], [dispute('lost')]),
      [
        oddRefund('re_1', '0', 'amount-impossible'),
        refunded('re_2', 500, 500),
        { type: 'PaymentDisputed', data: disputeData },
        { type: 'DisputeClosed', data: { ...disputeData, outcome: 'lost' } },
      ],
    ],
  ])('sets aside %s, and the sale is one all the same', (_title, command, expected) => {
    expect(decide([requested], command)).toStrictEqual([succeeded, ...expected]);
    expect(decide([requested, succeeded, ...expected], command)).toStrictEqual([]);
  });

  it('sets aside a refund whose amount has changed, and once more when it changes again', () => {
    const given = [...sale, refunded('re_1', 500, 500)];
    const changed = (statedAmount: string) =>
      setAside({
        kind: 'refund',
        reversalId: 're_1',
        statedAmount,
        knownCents: 500,
        reason: 'amount-changed',
      });
    const later = refund('re_2', 300);
    expect(decide(given, reversing([refund('re_1', 600), later]))).toStrictEqual([
      changed('600'),
      refunded('re_2', 300, 800),
    ]);
    expect(decide([...given, changed('600')], reversing([refund('re_1', 700)]))).toStrictEqual([
      changed('700'),
    ]);
  });

  describe('a dispute whose amount changed while it was open', () => {
    const opened: PaymentEvent = { type: 'PaymentDisputed', data: disputeData };
    const given = [...sale, opened];
    const changed = oddDispute('2000', 2500, 'amount-changed');

    it('is set aside once and blocks no later refund', () => {
      const stated = reversing([], [dispute('open', 2000)]);
      expect(decide(given, stated)).toStrictEqual([changed]);
      expect(decide([...given, changed], stated)).toStrictEqual([]);
      const withRefund = reversing([refund('re_1', 500)], [dispute('open', 2000)]);
      expect(decide([...given, changed], withRefund)).toStrictEqual([refunded('re_1', 500, 500)]);
    });

    it.each(['lost', 'won'] as const)(
      'is closed by the amount that the bank states in the end (%s)',
      (outcome) => {
        const closed = { type: 'DisputeClosed', data: { ...disputeData, amountCents: 2000, outcome } };
        const stated = reversing([], [dispute(outcome, 2000)]);
        expect(decide([...given, changed], stated)).toStrictEqual([closed]);
        expect(decide([...given, changed, closed as PaymentEvent], stated)).toStrictEqual([]);
      },
    );

    it('is no oddity in a statement from before it was closed', () => {
      const closed = { ...disputeData, amountCents: 2000, outcome: 'lost' } as const;
      const known: PaymentEvent[] = [...given, { type: 'DisputeClosed', data: closed }];
      expect(decide(known, reversing([], [dispute('open', 2500)]))).toStrictEqual([]);
    });
  });

  it('records a dispute as the bank states it, also when its amount went up with a currency', () => {
    expect(decide(sale, reversing([], [dispute('open', 2540)]))).toStrictEqual([
      { type: 'PaymentDisputed', data: { ...disputeData, amountCents: 2540 } },
    ]);
  });

  const fee = { feeCents: 103, feeReference: 'txn_1' };
  const stateFee = (more: object = fee): PaymentCommand => {
    const asked = stating(success, [refund('re_1', 500)]);
    return { ...asked, stated: { ...asked.stated, fee: { ...fee, ...more } } };
  };
  const charged: PaymentEvent = { type: 'ProviderFeeCharged', data: { ...ids, currency: 'usd', ...fee } };

  it('records once what the provider keeps of it, with the sale or whenever it is known', () => {
    const known = refunded('re_1', 500, 500);
    expect(decide([requested], stateFee())).toStrictEqual([succeeded, charged, known]);
    expect(decide([...sale, known], stateFee())).toStrictEqual([charged]);
    expect(decide([...sale, known, charged], stateFee({ feeCents: 104 }))).toStrictEqual([]);
  });

  it.each([0, -1, 1.5])('has no fee of %d cents', (feeCents) => {
    expect(decide([...sale, refunded('re_1', 500, 500)], stateFee({ feeCents }))).toStrictEqual([]);
  });
});

describe('premium at checkout', () => {
  const chosen: PaymentTerms = { ...terms, amountCents: 3500, lineItems: lineItemsOf(3500, 1000) };
  const earlier: PaymentTerms = { ...terms, amountCents: 3400, lineItems: lineItemsOf(3400, 900) };
  const alone: PaymentTerms = { ...terms, amountCents: 1000, lineItems: lineItemsOf(1000, 1000) };
  const requestedFor = (data: PaymentTerms): PaymentEvent => ({ type: 'PaymentRequested', data });
  const changedTo = ({ amountCents, lineItems }: PaymentTerms): PaymentEvent => ({
    type: 'PaymentTermsChanged',
    data: { ...ids, amountCents, lineItems },
  });
  const paidFor = ({ amountCents }: PaymentTerms): PaymentEvent =>
    ({ ...succeeded, data: { ...succeeded.data, amountCents } }) as PaymentEvent;
  const withTerms = (asked: PaymentCommand, other: PaymentTerms): PaymentCommand => ({
    ...asked,
    terms: other,
  });

  it('is a second item of the same payment', () => {
    expect(chosen.lineItems).toEqual([
      { item: 'report', amountCents: 2500 },
      { item: 'premium', amountCents: 1000 },
    ]);
    expect(alone.lineItems).toEqual([{ item: 'premium', amountCents: 1000 }]);
  });

  it.each<[string, PaymentEvent[], PaymentCommand, PaymentEvent[]]>([
    ['is there from the beginning', [], withTerms(request, chosen), [requestedFor(chosen)]],
    ['comes later', [requested], withTerms(request, chosen), [changedTo(chosen)]],
    ['goes again', [requested, changedTo(chosen)], request, [changedTo(terms)]],
    ['stands as long as nothing changes', [requested, changedTo(chosen)], withTerms(request, chosen), []],
    ['comes after a declined card', [requested, failed], withTerms(decline, chosen), [changedTo(chosen)]],
    ['keeps its price of before', [requested], withTerms(request, earlier), [changedTo(earlier)]],
    [
      'counts as it was paid, though the choice before is what was known',
      [requested],
      withTerms(succeed, chosen),
      [changedTo(chosen), paidFor(chosen)],
    ],
    [
      'does not count when it was left out at the last moment',
      [requestedFor(chosen)],
      succeed,
      [changedTo(terms), paidFor(terms)],
    ],
    [
      'is no longer chosen by a statement from before it was paid',
      [requestedFor(chosen), paidFor(chosen)],
      request,
      [],
    ],
    ['changes nothing that is cancelled', [requested, cancelled], withTerms(request, chosen), []],
    ['is a payment of its own later', [], withTerms(succeed, alone), [requestedFor(alone), paidFor(alone)]],
  ])('%s', (_title, given, command, expected) => {
    expect(decide(given, command)).toStrictEqual(expected);
  });

  it.each<[string, PaymentEvent[], PaymentTerms]>([
    [
      'at a price that premium never had',
      [requested],
      { ...terms, amountCents: 2501, lineItems: lineItemsOf(2501, 1) },
    ],
    [
      'with another price of the report',
      [requested],
      { ...terms, amountCents: 2900, lineItems: lineItemsOf(2900, 1000) },
    ],
    ['when the report was paid alone', [requested, succeeded], chosen],
    ['without the report of the same payment', [requested], alone],
  ])('is no sale %s', (_title, given, other) => {
    expect(() => decide(given, withTerms(succeed, other))).toThrow(
      expect.objectContaining({ code: 'billing.payment-mismatch' }),
    );
  });

  it('is given back with the whole of the payment', () => {
    const given = [requestedFor(chosen), paidFor(chosen)];
    expect(decide(given, withTerms(reversing([refund('re_1', 3500)]), chosen))).toStrictEqual([
      refunded('re_1', 3500, 3500),
    ]);
  });
});
