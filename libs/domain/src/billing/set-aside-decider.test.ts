import type { PaymentEvent } from './payment-events.js';
import { setAsideDecider } from './set-aside-decider.js';

const ids = { paymentId: 'stripe-pi_1', reportId: 42 };
const requested: PaymentEvent = {
  type: 'PaymentRequested',
  data: {
    ...ids,
    provider: 'stripe',
    intentId: 'pi_1',
    amountCents: 2500,
    currency: 'usd',
    lineItems: [{ item: 'report', amountCents: 2500 }],
  },
};
const setAside = (statedAmount: string): PaymentEvent => ({
  type: 'ReversalSetAside',
  data: {
    ...ids,
    kind: 'dispute',
    reversalId: 'du_1',
    statedAmount,
    knownCents: 2500,
    reason: 'amount-changed',
  },
});
const acknowledged = (statedAmount: string): PaymentEvent => ({
  type: 'SetAsideAcknowledged',
  data: { ...ids, reversalId: 'du_1', statedAmount, reason: 'The bank corrected it' },
});

const decide = (events: readonly PaymentEvent[], reversalId = 'du_1', reason = ' The bank corrected it ') =>
  setAsideDecider.decide(
    { type: 'AcknowledgeSetAside', reversalId, reason },
    events.reduce(setAsideDecider.evolve, setAsideDecider.initialState),
  );

describe('acknowledging what was set aside', () => {
  it.each([
    ['is recorded with its amount and the reason', [requested, setAside('2000')], [acknowledged('2000')]],
    ['is recorded once', [requested, setAside('2000'), acknowledged('2000')], []],
    [
      'is needed again when another amount is stated later',
      [requested, setAside('2000'), acknowledged('2000'), setAside('1900')],
      [acknowledged('1900')],
    ],
  ])('%s', (_, events, expected) => {
    expect(decide(events)).toEqual(expected);
  });

  it.each([
    ['of a payment that is not known', [], 'du_1', 'x', 'no item with this id that was set aside'],
    [
      'of an item that was not set aside',
      [requested],
      'du_1',
      'x',
      'no item with this id that was set aside',
    ],
    [
      'of another item',
      [requested, setAside('2000')],
      'du_2',
      'x',
      'no item with this id that was set aside',
    ],
    ['without a reason', [requested, setAside('2000')], 'du_1', '  ', 'Say what came of it'],
  ])('is refused %s', (_, events, item, reason, sentence) => {
    expect(() => decide(events, item, reason)).toThrow(sentence);
  });

  it('keeps no personal data in its reason', () => {
    expect(() => decide([requested, setAside('2000')], 'du_1', 'Asked bob@example.com')).toThrow(
      'leave out the email address',
    );
  });
});
