import { Logger } from '@nestjs/common';
import type { CommandBus } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import type Stripe from 'stripe';
import { ConfirmPayment } from '../payments/confirm-payment.command.js';
import { RefreshPayoutAccount } from '../payout-accounts/check-payout-account.command.js';
import type { HandledEvents } from './handled-events.js';
import type { StripeAccount } from './stripe-account.js';
import {
  StripePaymentUpdates,
  intentIdOf,
  paymentUpdateTypes,
  payoutAccountIdOf,
} from './stripe-payment-updates.js';

const context = { actor: 'provider', correlationId: 'evt_1', causationId: 'evt_1' };

const anEvent = (changes: object = {}): Stripe.Event =>
  ({
    id: 'evt_1',
    type: 'payment_intent.succeeded',
    livemode: false,
    data: { object: { object: 'payment_intent', id: 'pi_1' } },
    ...changes,
  }) as Stripe.Event;
const ofAPayee = { type: 'account.updated', account: 'acct_1', data: { object: {} } };

/** Keys of one mode, and what the events made of them do. */
function anAccount(livemode: boolean, failure: Error | null = null) {
  const commands: unknown[] = [];
  const remembered: string[] = [];
  const updates = new StripePaymentUpdates(
    { keys: { livemode } } as StripeAccount,
    {
      execute: async (command: unknown) => {
        commands.push(command);
        if (failure) throw failure;
      },
    } as CommandBus,
    { remember: async ({ id }: Stripe.Event) => void remembered.push(id) } as HandledEvents,
  );
  return { updates, commands, remembered };
}

describe('an event of Stripe', () => {
  beforeAll(() => Logger.overrideLogger(false));

  it.each([
    ['live', true],
    ['test', false],
  ])(
    'prompts us to ask for its payment, or for the account of a payee, with %s keys',
    async (_, livemode) => {
      const { updates, commands, remembered } = anAccount(livemode);
      await updates.apply(anEvent({ livemode }));
      await updates.apply(anEvent({ livemode, ...ofAPayee }));
      expect(commands).toEqual([
        new ConfirmPayment('pi_1', null, null, context),
        new RefreshPayoutAccount('stripe', 'acct_1', context),
      ]);
      // Those of accounts come by webhook alone.
      expect(remembered).toEqual(['evt_1']);
    },
  );

  it.each([
    ['a test event with live keys', true, { livemode: false }],
    ['a live event with test keys', false, { livemode: true }],
    ['a test event of a payee with live keys', true, { livemode: false, ...ofAPayee }],
    ['a live event of a payee with test keys', false, { livemode: true, ...ofAPayee }],
    ['a payment of another account', false, { account: 'acct_1' }],
    ['an event of no kind that we know', false, { type: 'customer.created' }],
  ])('does nothing when it is %s', async (_, livemode, changes) => {
    const { updates, commands, remembered } = anAccount(livemode);
    await updates.apply(anEvent(changes));
    expect([commands, remembered]).toEqual([[], []]);
  });

  it('is done when its payment is refused for good, and comes again when we cannot ask', async () => {
    const refused = anAccount(false, new DomainError('billing.payment-unknown', 'There is no such payment'));
    await refused.updates.apply(anEvent());
    expect(refused.remembered).toEqual(['evt_1']);
    for (const failure of [
      new DomainError('reporting.closed-for-maintenance', 'Closed'),
      new Error('down'),
    ]) {
      const away = anAccount(false, failure);
      await expect(away.updates.apply(anEvent())).rejects.toBe(failure);
      expect(away.remembered).toEqual([]);
    }
  });
});

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
