import type Stripe from 'stripe';
import { MasterKey } from '../../platform/personal-data/master-key.js';
import { SealedPersonalData } from '../../platform/personal-data/sealed-personal-data.js';
import type { SubjectKeys } from '../../platform/personal-data/subject-keys.js';
import { ReportReferences } from './report-references.js';
import { descriptionOf, intentOf, metadataOf, reportIdOf } from './stripe-intent.js';

const withKey = (byte: number) =>
  new ReportReferences(new SealedPersonalData({} as SubjectKeys, new MasterKey(Buffer.alloc(32, byte))));
const references = withKey(7);
const sealed = references.seal(42);

const charge = {
  id: 'ch_1',
  object: 'charge',
  created: Date.parse('2026-11-21T10:00:00Z') / 1000,
  payment_method_details: { type: 'card', card: { fingerprint: 'Xt5EWLLDS7FJjR1c' } },
};
const stated = (more: object = {}): Stripe.PaymentIntent =>
  ({
    id: 'pi_1',
    object: 'payment_intent',
    client_secret: 'pi_1_secret_1',
    status: 'succeeded',
    amount: 2500,
    amount_received: 2500,
    currency: 'usd',
    latest_charge: charge,
    last_payment_error: null,
    metadata: { source: 'closewise', report: sealed },
    ...more,
  }) as unknown as Stripe.PaymentIntent;
const read = (more: object = {}) => intentOf(stated(more), 42, [], []);
const refused = (error: object) => ({
  status: 'requires_payment_method',
  amount_received: 0,
  last_payment_error: { type: 'card_error', ...error },
});

describe('an intent of Stripe', () => {
  it('is read as a payment', () => {
    expect(read()).toEqual({
      intentId: 'pi_1',
      clientSecret: 'pi_1_secret_1',
      reportId: 42,
      premiumCents: 0,
      amountCents: 2500,
      currency: 'usd',
      cardFingerprint: 'Xt5EWLLDS7FJjR1c',
      outcome: { status: 'succeeded', providerReference: 'ch_1', paidAt: '2026-11-21T10:00:00.000Z' },
      refunds: [],
      disputes: [],
    });
  });

  it('names the card as far as Stripe states it', () => {
    const paidWith = (card: object) =>
      read({ latest_charge: { ...charge, payment_method_details: { type: 'card', card } } }).outcome;
    expect(paidWith({ brand: 'amex', last4: '0005' })).toMatchObject({
      card: { brand: 'amex', last4: '0005' },
    });
    expect(paidWith({ brand: 'amex', last4: null })).not.toHaveProperty('card');
  });

  it.each([
    ['paid in part', 'succeeded', 2400, 2400],
    ['paid with more', 'succeeded', 2600, 2600],
    ['paid with nothing', 'succeeded', 0, 0],
    ['open', 'requires_payment_method', 0, 2500],
    ['still in processing', 'processing', 0, 2500],
  ])('%s counts with what was received, else with what is asked for', (_, status, received, amountCents) => {
    expect(read({ status, amount_received: received }).amountCents).toBe(amountCents);
  });

  it.each<[string, object, object]>([
    ['canceled', { status: 'canceled' }, { status: 'cancelled' }],
    ['in processing', { status: 'processing' }, { status: 'processing' }],
    ['waiting for the bank', { status: 'requires_action' }, { status: 'open' }],
    ['waiting to be captured', { status: 'requires_capture' }, { status: 'open' }],
    ['waiting for a card', { status: 'requires_payment_method' }, { status: 'open' }],
    [
      'tried again after a refusal',
      { ...refused({ code: 'card_declined' }), status: 'requires_action' },
      { status: 'open' },
    ],
    [
      'refused by the bank',
      refused({ code: 'card_declined', decline_code: 'lost_card' }),
      { status: 'declined', reasonCode: 'lost_card' },
    ],
    [
      'refused by Stripe',
      refused({ code: 'expired_card' }),
      { status: 'declined', reasonCode: 'expired_card' },
    ],
    ['refused without a reason', refused({}), { status: 'declined', reasonCode: 'card_error' }],
  ])('that is %s has the outcome', (_, more, outcome) => {
    const intent = read({ latest_charge: null, ...more });
    expect([intent.outcome, intent.cardFingerprint]).toEqual([outcome, null]);
  });

  it('tells no card where none can be told, and that of no failed charge', () => {
    expect(read({ latest_charge: { ...charge, payment_method_details: null } }).cardFingerprint).toBeNull();
    expect(read({ status: 'processing' }).cardFingerprint).toBeNull();
  });

  it.each([null, 'ch_1'])('is no sale without the charge itself: %j', (latest_charge) => {
    expect(() => read({ latest_charge })).toThrow('Stripe reports no charge for the paid pi_1');
  });

  it('that is paid is a sale without the secret of its form', () => {
    expect(read({ client_secret: null })).toMatchObject({
      clientSecret: '',
      outcome: { status: 'succeeded' },
    });
  });

  it.each<[string | null, object[]]>([
    ['pending', [{ refundId: 're_1', amountCents: 900, status: 'made' }]],
    ['succeeded', [{ refundId: 're_1', amountCents: 900, status: 'made' }]],
    ['failed', [{ refundId: 're_1', amountCents: 900, status: 'failed' }]],
    ['canceled', [{ refundId: 're_1', amountCents: 900, status: 'failed' }]],
    ['requires_action', []],
    ['of_tomorrow', []],
    [null, []],
  ])('with a refund that is %s', (status, refunds) => {
    const refund = { id: 're_1', amount: 900, status } as Stripe.Refund;
    expect(intentOf(stated(), 42, [refund], []).refunds).toEqual(refunds);
  });

  it.each<[string, object[]]>([
    ['needs_response', [{ disputeId: 'du_1', amountCents: 2540, status: 'open' }]],
    ['under_review', [{ disputeId: 'du_1', amountCents: 2540, status: 'open' }]],
    ['appeal_needs_response', [{ disputeId: 'du_1', amountCents: 2540, status: 'open' }]],
    ['appeal_under_review', [{ disputeId: 'du_1', amountCents: 2540, status: 'open' }]],
    ['won', [{ disputeId: 'du_1', amountCents: 2540, status: 'won' }]],
    ['lost', [{ disputeId: 'du_1', amountCents: 2540, status: 'lost' }]],
    ['prevented', []],
    ['warning_needs_response', []],
    ['warning_under_review', []],
    ['warning_closed', []],
  ])('with a dispute that is %s', (status, disputes) => {
    const dispute = { id: 'du_1', amount: 2540, status } as Stripe.Dispute;
    expect(intentOf(stated(), 42, [], [dispute]).disputes).toEqual(disputes);
  });

  it.each([
    ['42', 42],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ['9007199254740992', null],
    ['0', null],
    ['042', null],
    ['-42', null],
    ['42.5', null],
    ['42 ', null],
    ['', null],
  ])('of before that names the report %j in clear is for %j', (reportId, expected) => {
    expect(reportIdOf(stated({ metadata: { source: 'closewise', reportId } }), references)).toBe(expected);
  });

  it('is ours by its source alone, which ours have', () => {
    expect(metadataOf(sealed, 0)).toEqual({ source: 'closewise', report: sealed });
    expect(metadataOf(sealed, 1000)).toEqual({ source: 'closewise', report: sealed, premiumCents: '1000' });
    for (const metadata of [
      { reportId: '42' },
      { report: sealed },
      { source: 'shop', report: sealed },
      { source: 'shop', reportId: '42' },
      { source: 'closewise' },
    ])
      expect(reportIdOf(stated({ metadata }), references)).toBeNull();
  });

  it('names its report sealed: for who has not the key it is for none, and one that names two is for neither', () => {
    const of = (metadata: object, by = references) =>
      reportIdOf(stated({ metadata: { source: 'closewise', ...metadata } }), by);
    expect(of({ report: sealed })).toBe(42);
    expect(of({ report: sealed }, withKey(8))).toBeNull();
    expect(of({ report: '42' })).toBeNull();
    expect(of({ report: sealed, reportId: '42' })).toBe(42);
    expect(of({ report: sealed, reportId: '43' })).toBeNull();
    expect(of({ report: 'forged', reportId: '42' })).toBeNull();
  });

  it('is described by the number of its order, as the receipt is', () => {
    expect(descriptionOf({ id: 'pi_3Q' })).toBe('Closewise order CW-EYPSP-YDQX3');
  });
});
