import type Stripe from 'stripe';
import { OpenPayments, paymentsProjection } from '../../src/billing/open-payments/open-payments.js';
import type { PaymentProvider } from '../../src/billing/provider/payment-provider.js';
import { HandledEvents } from '../../src/billing/stripe/handled-events.js';
import type { StripeAccount } from '../../src/billing/stripe/stripe-account.js';
import type { RecordedEvent } from '../../src/platform/event-store/event-store.js';
import { createTables, project } from '../../src/platform/projections/projection-tables.js';
import type { Projections } from '../../src/platform/projections/projection.js';
import { freshDatabase, type TestDatabase } from '../postgres.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const now = Date.parse('2026-11-21T10:00:00.000Z');

describe('the time to look up a payment', () => {
  let test: TestDatabase;
  let clock = now;
  const at = { now: () => new Date(clock) };
  const projections = { schemaOf: () => 'payments' } as unknown as Projections;
  const provider = { name: 'simulated' } as PaymentProvider;
  let open: OpenPayments;
  beforeAll(async () => {
    test = await freshDatabase();
    open = new OpenPayments(test.database, projections, provider, at);
  });
  beforeEach(async () => {
    clock = now;
    await test.database.query('delete from durable.payment_lookups');
    await test.database.transaction((client) => createTables(client, 'payments', paymentsProjection));
  });
  afterAll(() => test.close());

  const happens = (
    ...events: (readonly [type: string, intentId: string, ago: number, provider?: string])[]
  ) =>
    test.database.transaction((client) =>
      project(
        client,
        'payments',
        paymentsProjection,
        events.map(([type, intentId, ago, of = 'simulated']) => {
          const paymentId = `${of}-${intentId}`;
          const data = { paymentId, ...(type === 'PaymentRequested' && { intentId }) };
          return { type, data, recordedAt: new Date(now - ago).toISOString() } as unknown as RecordedEvent;
        }),
      ),
    );
  const due = async (limit = 100): Promise<string[]> =>
    (await open.listDue(limit)).map(({ intentId }) => intentId);

  it('[CO-05] starts after ten minutes and ends after a week, to the millisecond', async () => {
    await happens(
      ['PaymentRequested', 'pi_week-and-more', 7 * DAY_MS + 1],
      ['PaymentRequested', 'pi_week', 7 * DAY_MS],
      ['PaymentRequested', 'pi_old', 20 * MINUTE_MS],
      ['PaymentRequested', 'pi_ten', 10 * MINUTE_MS],
      ['PaymentRequested', 'pi_fresh', 10 * MINUTE_MS - 1],
    );
    expect(await due()).toEqual(['pi_ten', 'pi_old', 'pi_week']);
    expect(await due(2)).toEqual(['pi_ten', 'pi_old']);
  });

  it('[CO-05] comes only for open payments of this provider', async () => {
    await happens(
      ['PaymentRequested', 'pi_declined', HOUR_MS],
      ['PaymentFailed', 'pi_declined', MINUTE_MS],
      ['PaymentRequested', 'pi_paid', HOUR_MS],
      ['PaymentSucceeded', 'pi_paid', HOUR_MS],
      ['PaymentRequested', 'pi_cancelled', HOUR_MS],
      ['PaymentRequested', 'pi_stripe', HOUR_MS, 'stripe'],
      ['PaymentRequested', 'pi_other', HOUR_MS, 'simulated2'],
    );
    await happens(
      ['PaymentCancelled', 'pi_cancelled', MINUTE_MS],
      ['PaymentFailed', 'pi_declined', MINUTE_MS],
    );
    expect(await open.listDue(100)).toEqual([
      { paymentId: 'simulated-pi_declined', intentId: 'pi_declined', lookups: 0 },
    ]);
  });

  it('[CO-05] comes again after 10, 20, 40 minutes and so on, finally once a day', async () => {
    await happens(['PaymentRequested', 'pi_1', HOUR_MS]);
    for (const minutes of [10, 20, 40, 80, 160, 320, 640, 1280, 1440, 1440]) {
      await open.scheduleNextLookup((await open.listDue(1))[0]!);
      clock += minutes * MINUTE_MS - 1;
      const early = await due();
      clock += 1;
      expect([minutes, early, await due()]).toEqual([minutes, [], ['pi_1']]);
    }
  });

  it('[CO-05] never comes again once the answer was refused', async () => {
    await happens(['PaymentRequested', 'pi_1', HOUR_MS]);
    await open.stopLookups((await open.listDue(1))[0]!);
    clock += 3 * DAY_MS;
    expect(await due()).toEqual([]);
  });

  it('is deleted a day after the last lookup', async () => {
    await happens(['PaymentRequested', 'pi_1', HOUR_MS]);
    await open.scheduleNextLookup((await open.listDue(1))[0]!);
    const left = async (ms: number) => {
      clock = now + ms;
      await open.deleteAbandoned();
      return test.database.query('select lookups from durable.payment_lookups');
    };
    expect(await left(8 * DAY_MS)).toEqual([{ lookups: 1 }]);
    expect(await left(8 * DAY_MS + 1)).toEqual([]);
  });

  describe("the time range to read of Stripe's event list", () => {
    const account = (livemode: boolean) => ({ keys: { livemode } }) as unknown as StripeAccount;
    const tests = () => new HandledEvents(account(false), test.database, at);
    const event = (id: string, ago: number): Stripe.Event =>
      ({ id, created: (now - ago) / 1000 }) as Stripe.Event;
    const ago = async (handled: HandledEvents) => now - (await handled.findUnseenSince()).getTime();

    it('[CO-05] is the last day at first, then starts an hour before the last event, for each mode', async () => {
      expect(await ago(tests())).toBe(DAY_MS);
      await tests().markAllUntil(event('evt_1', 5 * MINUTE_MS));
      expect(await ago(tests())).toBe(HOUR_MS + 5 * MINUTE_MS);
      await tests().markAllUntil(event('evt_2', 3 * MINUTE_MS));
      expect(await ago(tests())).toBe(HOUR_MS + 3 * MINUTE_MS);
      expect(await ago(new HandledEvents(account(true), test.database, at))).toBe(DAY_MS);
    });

    it('[CO-05] excludes handled events, while the range still covers them', async () => {
      const seen = [
        event('evt_old', HOUR_MS + 1000),
        event('evt_edge', HOUR_MS),
        event('evt_new', MINUTE_MS),
      ];
      for (const one of [...seen, seen[0]!]) await tests().remember(one);
      const unhandled = async () =>
        (await tests().filterUnhandled([...seen, event('evt_unknown', 0)])).map(({ id }) => id);
      expect(await unhandled()).toEqual(['evt_unknown']);
      await tests().markAllUntil(event('evt_now', 0));
      expect(await unhandled()).toEqual(['evt_old', 'evt_unknown']);
    });
  });
});
