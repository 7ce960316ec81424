import type Stripe from 'stripe';
import { intentIdOf, paymentUpdateTypes, payoutAccountIdOf } from './payment-update-events.js';

const told = (type: string, object: object): Stripe.Event =>
  ({ id: 'evt_1', object: 'event', type, data: { object } }) as unknown as Stripe.Event;

describe('an event after which a payment may stand otherwise', () => {
  it('is every one about intents, refunds and disputes that moves money', () => {
    expect([...paymentUpdateTypes].sort()).toEqual([
      'charge.dispute.closed',
      'charge.dispute.created',
      'charge.dispute.funds_reinstated',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.updated',
      'charge.refund.updated',
      'charge.refunded',
      'charge.updated',
      'payment_intent.canceled',
      'payment_intent.payment_failed',
      'payment_intent.processing',
      'payment_intent.succeeded',
      'refund.created',
      'refund.failed',
      'refund.updated',
    ]);
  });

  it.each([
    ['payment_intent.succeeded', { object: 'payment_intent', id: 'pi_1' }, 'pi_1'],
    ['charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' }, 'pi_1'],
    ['charge.updated', { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' }, 'pi_1'],
    ['refund.failed', { object: 'refund', id: 're_1', payment_intent: { id: 'pi_1' } }, 'pi_1'],
    ['charge.dispute.closed', { object: 'dispute', id: 'du_1', payment_intent: 'pi_1' }, 'pi_1'],
    ['charge.dispute.closed', { object: 'dispute', id: 'du_1', payment_intent: null }, null],
    ['charge.succeeded', { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' }, null],
    ['payment_intent.created', { object: 'payment_intent', id: 'pi_1' }, null],
  ])('%s of %j is about %s', (type, object, intentId) => {
    expect(intentIdOf(told(type, object))).toBe(intentId);
  });
});

describe("an event after which a payee's account may stand otherwise", () => {
  const account = { object: 'account', id: 'acct_1' };

  it.each([
    ['account.updated', 'acct_1', 'acct_1'],
    ['account.application.deauthorized', 'acct_1', 'acct_1'],
    ['account.updated', undefined, null],
    ['payout.paid', 'acct_1', null],
  ])('%s of the account %s is about %s', (type, connected, accountId) => {
    const event = { ...told(type, account), ...(connected && { account: connected }) } as Stripe.Event;
    expect([payoutAccountIdOf(event), intentIdOf(event)]).toEqual([accountId, null]);
  });
});
