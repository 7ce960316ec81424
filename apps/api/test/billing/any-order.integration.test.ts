import { jest } from '@jest/globals';
import fc from 'fast-check';
import { startStripe, type FakeStripe } from '../stripe/start-stripe.js';
import { paidAt, PaymentAtStripe, stories, type Delivery, type Story } from './story.js';
import { PaymentHarness } from './payment-harness.js';

const numRuns = process.env['LONG'] ? 10_000 : 100;
jest.setTimeout(numRuns * 1_000);

/** Notifies the shop: a webhook, a buyer who opens the checkout, or a late answer from Stripe. */
type Message = () => Promise<void>;

describe("Stripe's messages in any order, repeated, lost and sent again", () => {
  let stripe: FakeStripe;
  let harness: PaymentHarness;
  let reportId = 2 ** 52;
  const { stackTraceLimit } = Error;
  beforeAll(async () => {
    // The library captures a stack trace for each call, which takes half of the test's time under Jest.
    Error.stackTraceLimit = 0;
    stripe = await startStripe({ now: () => new Date(paidAt) });
    harness = await PaymentHarness.open(stripe);
  });
  afterAll(async () => {
    await harness.close();
    await stripe.stop();
    Error.stackTraceLimit = stackTraceLimit;
  });

  /** Delivers as the story says, and finally everything that is left. */
  async function play({ steps, lastOrder }: Story): Promise<PaymentAtStripe> {
    await harness.requestReport(++reportId);
    const { intentId } = await harness.createIntent(reportId);
    const payment = new PaymentAtStripe(stripe, intentId);
    const checkout = harness.openPayment.bind(harness, reportId);
    const waiting: Message[] = [checkout];
    const underWay: Promise<void>[] = [];
    const collect = (): void => {
      waiting.push(
        ...stripe.webhooks.pending().map(
          ({ event }) =>
            () =>
              harness.receive(event),
        ),
      );
      stripe.webhooks.dropAll();
    };
    collect();
    for (const step of steps) {
      if ('does' in step) payment.let(step);
      else await deliver(step, waiting, underWay);
      collect();
    }
    payment.letProcessingEnd();
    collect();
    await Promise.all(underWay);
    for (let i = 0; waiting.length > 0; i++) {
      const [message] = waiting.splice(lastOrder[i % lastOrder.length]! % waiting.length, 1);
      await message!();
    }
    return payment;
  }

  async function deliver({ delivers, goes }: Delivery, waiting: Message[], underWay: Promise<void>[]) {
    const place = waiting.length === 0 ? 0 : delivers % waiting.length;
    const message = waiting[place];
    if (!message || goes === 'lost') return;
    if (goes === 'late') {
      waiting[place] = await harness.withLateAnswer(message);
      return;
    }
    if (goes !== 'unanswered') waiting.splice(place, 1);
    if (goes === 'meanwhile') underWay.push(message());
    else await message();
  }

  it(`[CO-05] end in Stripe's state with at most one sale, in ${numRuns} stories`, async () => {
    await fc.assert(
      fc.asyncProperty(stories, async (story) => {
        const payment = await play(story);
        expect(await harness.payment(payment.intentId)).toStrictEqual(payment.stateFor(reportId));
        const facts = (await harness.facts(payment.intentId)).map(({ type, data }) =>
          [type, data['refundId'], data['disputeId'], data['outcome']].join(' '),
        );
        expect(new Set(facts).size).toBe(facts.length);
      }),
      { numRuns },
    );
  });
});
