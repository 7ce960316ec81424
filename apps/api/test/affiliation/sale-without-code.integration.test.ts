import { splitSaleWhenPaymentMoved } from '../../src/affiliation/sales/split-sale.job.js';
import type { RecordedEvent } from '../../src/platform/event-store/event-store.js';
import type { Jobs } from '../../src/platform/jobs/job.js';
import type { Reactor } from '../../src/platform/reactors/reactor.js';
import { Timeline } from './timeline.js';

const ana = 'ana@example.com';

describe('a sale without a code', () => {
  it.each([
    ['waits if the webhook reports the payment', 'provider', true, 'waits'],
    ['waits if the sweeper finds the payment', 'sweeper', true, 'waits'],
    ['does not wait if the browser reports the payment', 'buyer', true, 'split'],
    ['does not wait twice', 'provider', false, 'split'],
  ])('%s', async (_, told, mayWait, expected) => {
    const line = new Timeline();
    const paymentId = await line.order({});
    await line.pays(paymentId, { told });
    expect(await line.splitAgain(paymentId, mayWait)).toBe(expected);
    expect(await line.facts(paymentId)).toHaveLength(expected === 'waits' ? 0 : 1);
  });

  it('is split immediately if the code has arrived, and does not delay refunds', async () => {
    const line = new Timeline();
    const { code } = await line.affiliate(ana);
    const paymentId = await line.order({});
    await line.pays(paymentId, { told: 'provider' });
    expect(await line.splitAgain(paymentId, true)).toBe('waits');
    await line.refer(paymentId, code);
    expect(await line.splitAgain(paymentId, true)).toBe('split');
    const unreferred = await line.order({});
    await line.pays(unreferred, { told: 'provider' });
    await line.splitAgain(unreferred);
    await line.pays(unreferred, { refunds: [{ refundId: 're_1', amountCents: 1, status: 'made' }] });
    expect(await line.splitAgain(unreferred, true)).toBe('split');
    expect((await line.facts(paymentId)).map(({ type }) => type)).toEqual(['SaleSplit']);
    expect((await line.facts(unreferred)).map(({ type }) => type)).toEqual(['SaleSplit', 'SaleReversed']);
  });

  it('gets a second and last job half a minute later', async () => {
    const line = new Timeline();
    const enqueued: unknown[][] = [];
    const enqueue = async (...job: unknown[]): Promise<void> => void enqueued.push(job);
    const job = line.job({ enqueue } as unknown as Jobs);
    const run = (payload: { paymentId: string; hasWaited?: number }) =>
      job.run({ id: 'job-1', payload, attempt: 1, lastAttempt: false, signal: new AbortController().signal });
    const paymentId = await line.order({});
    await line.pays(paymentId, { told: 'provider' });
    await run({ paymentId });
    expect(enqueued).toEqual([
      [
        'settle-sale',
        { paymentId, hasWaited: 1 },
        { key: `settle-sale-after-waiting:${paymentId}`, delaySeconds: 30 },
      ],
    ]);
    expect(await line.facts(paymentId)).toEqual([]);
    await run({ paymentId, hasWaited: 1 });
    expect(enqueued).toHaveLength(1);
    expect(await line.facts(paymentId)).toMatchObject([{ type: 'SaleSplit' }]);
  });

  it.each(['PaymentSucceeded', 'PaymentReferred', 'PaymentRefunded', 'PaymentRefundFailed', 'DisputeClosed'])(
    'runs its job after %s',
    (type) => {
      const reactor: Reactor = splitSaleWhenPaymentMoved;
      expect(reactor.on).toContain(type);
      const event = { type, data: { paymentId: 'p-1' } } as unknown as RecordedEvent;
      expect([reactor.queue, reactor.react(event)]).toEqual(['settle-sale', { paymentId: 'p-1' }]);
    },
  );

  it('does not exist before it is paid', async () => {
    const line = new Timeline();
    const paymentId = await line.order({});
    expect(await line.splitAgain(paymentId)).toBe('split');
    expect(await line.facts(paymentId)).toEqual([]);
  });
});
