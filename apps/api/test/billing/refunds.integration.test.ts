import { CommandBus } from '@nestjs/cqrs';
import type { CreateReportRequest } from '@closewise/contracts/buyer';
import type { AdminActionsView, OrderView } from '@closewise/contracts/admin';
import { CreateAdmin } from '../../src/administration/accounts/create-admin.command.js';
import { Outbox } from '../../src/platform/mail/outbox/outbox.js';
import { JobWorker } from '../../src/platform/jobs/job-worker.js';
import { Browser } from '../administration/browser.js';
import { waitFor } from '../wait-for.js';
import { StripeShop } from './stripe-shop.js';

const reason = 'The county was wrong';

describe('refunds that admins make at Stripe', () => {
  let site: StripeShop;
  let admin: Browser;
  beforeAll(async () => {
    site = await StripeShop.open();
    site.shop.application.get(JobWorker, { strict: false }).lookEveryMs = 100;
    const commands = site.shop.application.get(CommandBus, { strict: false });
    const operator = { actor: 'operator', correlationId: 'test' };
    const { password } = await commands.execute(
      new CreateAdmin('ana', { role: 'admin', password: null }, operator),
    );
    admin = new Browser(site.shop.application, '198.51.100.7');
    await admin.signIn('ana', password);
  });
  afterEach(() => site.stripe.faults.clear());
  afterAll(() => site?.close());

  /** A recorded payment. */
  async function paid(
    changes: Partial<CreateReportRequest> = {},
  ): Promise<Readonly<{ paymentId: string; intentId: string; reportId: number }>> {
    const { reportId, intentId } = await site.paidInSilence(changes);
    await site.shop.reportSuccess(reportId, intentId);
    return { reportId, intentId, paymentId: `stripe-${intentId}` };
  }
  const refund = async (paymentId: string, amountCents: number, alreadyCents = 0, why = reason) => {
    const body = { amountCents, alreadyCents, reason: why };
    const answer = await admin.send('POST', `/api/admin/payments/${paymentId}/refunds`, body);
    return [answer.statusCode, answer.json<{ message: string }>().message];
  };
  /** Number of distinct refunds requested from Stripe; the request and its job share a key. */
  const refundsAtStripe = (intentId: string): number =>
    new Set(
      site.stripe.requests
        .filter(({ method, path }) => method === 'POST' && path === '/v1/refunds')
        .filter(({ body }) => String(body).includes(intentId))
        .map(({ headers }) => headers['idempotency-key']),
    ).size;
  const order = async (id: string | number): Promise<OrderView> =>
    (await admin.send('GET', `/api/admin/orders/${id}`)).json();
  const moneyOf = async (id: string) => {
    const [payment] = (await order(id)).payments;
    return [payment!.refundedCents, payment!.leftCents, payment!.refusal];
  };

  it('are partial or in full, and say what is left', async () => {
    const { paymentId, intentId } = await paid();
    expect(await refund(paymentId, 500)).toEqual([200, '$5.00 was refunded']);
    expect(await moneyOf(paymentId)).toEqual([500, 2000, null]);
    expect(await refund(paymentId, 2001, 500)).toEqual([
      409,
      'Only $20.00 of this payment is left to refund',
    ]);
    expect(await refund(paymentId, 2000, 500)).toEqual([200, '$20.00 was refunded']);
    expect(await moneyOf(paymentId)).toEqual([2500, 0, 'This payment was refunded in full']);
    expect(await refund(paymentId, 100, 2500)).toEqual([409, 'This payment was already refunded in full']);
    expect(await site.facts(intentId)).toEqual([
      'PaymentRequested',
      'PaymentSucceeded',
      'PaymentRefunded',
      'PaymentRefunded',
    ]);
  });

  it('are mailed to the buyer once each: a partial refund, the rest, and one that the bank returned', async () => {
    const to = 'ana@example.com';
    const { paymentId, reportId, intentId } = await paid({ userEmail: to, emailOptIn: true });
    await site.shop.until(reportId, 'completed');
    const mails = async (count: number) => {
      const all = await site.shop.application.get(Outbox, { strict: false }).newest();
      const about = all.filter((mail) => mail.to === to && mail.subject.includes('refund'));
      if (about.length < count) throw new Error(`${about.length} mails of ${count}`);
      return about.toReversed().map(({ subject, text }) => [subject, ...text.split('\n')]);
    };
    await refund(paymentId, 500);
    const [part] = await waitFor(() => mails(1));
    expect(part).toEqual(
      expect.arrayContaining([
        'Your refund from Closewise',
        'Property in TX 77002 for $450,000',
        'You paid: $25.00 USD',
        'Refund: $5.00 USD',
        'Paid after refunds: $20.00 USD',
        'You keep your report, and everything you can do with it stays the same.',
      ]),
    );
    const { id: rest } = site.stripe.refund(intentId);
    await site.shop.reportSuccess(reportId, intentId);
    const [, whole] = await waitFor(() => mails(2));
    expect(whole).toEqual(
      expect.arrayContaining([
        'Refund: $20.00 USD',
        'Paid after refunds: $0.00 USD',
        'You can still read your report, but it can no longer be corrected.',
      ]),
    );
    site.stripe.moveRefund(rest, 'failed');
    await site.shop.reportSuccess(reportId, intentId);
    const [, , back] = await waitFor(() => mails(3));
    expect(back).toEqual(
      expect.arrayContaining([
        'Your refund from Closewise did not arrive',
        'Refund: $20.00 USD',
        'Paid after refunds: $20.00 USD',
      ]),
    );
    await site.shop.atRest(() => mails(3));
    expect(await mails(3)).toHaveLength(3);
  });

  it('are made once, however many requests for the same refund arrive at a time', async () => {
    const { paymentId, intentId } = await paid();
    const answers = await Promise.all([1, 2, 3].map(() => refund(paymentId, 700)));
    expect(answers).toEqual(Array.from({ length: 3 }, () => [200, '$7.00 was refunded']));
    expect(await refund(paymentId, 700)).toEqual([200, '$7.00 was refunded']);
    expect(await moneyOf(paymentId)).toEqual([700, 1800, null]);
    expect(await refund(paymentId, 300)).toEqual([
      409,
      '$7.00 of this payment is refunded by now: look at it again before you refund more',
    ]);
    const facts = await site.shop.facts(`payment-refunds-${paymentId}`);
    expect(facts).toEqual(['RefundRequested', 'RefundAccepted']);
    expect((await site.facts(intentId)).filter((type) => type === 'PaymentRefunded')).toHaveLength(1);
  });

  it('are mailed to the buyer, but not disputes that the bank won or refunds that never arrived', async () => {
    const to = 'bea@example.com';
    const buy = () => paid({ userEmail: to, emailOptIn: true });
    const disputed = await buy();
    site.stripe.moveDispute(site.stripe.dispute(disputed.intentId).id, 'lost');
    await site.shop.reportSuccess(disputed.reportId, disputed.intentId);
    expect(await site.facts(disputed.intentId)).toContain('DisputeClosed');
    const failed = await buy();
    site.stripe.moveRefund(site.stripe.refund(failed.intentId, { amount: 1000 }).id, 'failed');
    await site.shop.reportSuccess(failed.reportId, failed.intentId);
    expect(await site.facts(failed.intentId)).toContain('PaymentRefundFailed');
    // Later refunds are mailed.
    await refund((await buy()).paymentId, 300);
    const told = async () =>
      (await site.shop.application.get(Outbox, { strict: false }).newest())
        .filter((mail) => mail.to === to && mail.subject.includes('refund'))
        .map(({ text }) => /^Refund: .*$/m.exec(text)?.[0]);
    await waitFor(async () => {
      if ((await told()).length === 0) throw new Error('No mail yet');
    });
    expect(await site.shop.atRest(told)).toEqual(['Refund: $3.00 USD']);
  });

  it('are refused for a disputed payment, whether the dispute is recorded or not, and move no money', async () => {
    const [known, unknown] = [await paid(), await paid()];
    for (const { intentId } of [known, unknown]) site.stripe.dispute(intentId);
    await site.shop.reportSuccess(known.reportId, known.intentId);
    const refusal = [
      409,
      'The buyer’s bank disputes this payment. It cannot be refunded until the bank has decided.',
    ];
    expect(await refund(known.paymentId, 500)).toEqual(refusal);
    expect(refundsAtStripe(known.intentId)).toBe(0);
    expect(await refund(unknown.paymentId, 500)).toEqual(refusal);
    expect(await refund(unknown.paymentId, 500)).toEqual(refusal);
    expect(refundsAtStripe(unknown.intentId)).toBe(1);
    for (const { paymentId } of [known, unknown])
      expect((await moneyOf(paymentId)).slice(0, 2)).toEqual([0, 0]);
  });

  it.each<[string, number, string, string]>([
    ['nothing', 0, reason, 'A refund is an amount of at least $0.01'],
    ['less than nothing', -5, reason, 'A refund is an amount of at least $0.01'],
    ['parts of a cent', 0.5, reason, 'A refund is an amount in whole cents'],
    [
      'something for a reason that names the buyer',
      500,
      'for buyer bob@example.com',
      'leave out the email address',
    ],
    ['something without a reason', 500, ' ', 'Enter a reason. It is kept with the refund.'],
  ])('of %s are refused', async (_what, amountCents, why, message) => {
    const { paymentId, intentId } = await paid();
    const [status, said] = await refund(paymentId, amountCents, 0, why);
    expect([status, String(said)]).toEqual([400, expect.stringContaining(message)]);
    expect(refundsAtStripe(intentId)).toBe(0);
  });

  it('of an unpaid payment are refused', async () => {
    const { intentId } = await site.order();
    expect(await refund(`stripe-${intentId}`, 500)).toEqual([
      409,
      'This payment was never completed, so there is nothing to refund',
    ]);
    expect(await refund('stripe-pi_none', 500)).toEqual([404, 'There is no payment with this id']);
  });

  it('are made by a job once Stripe is available again', async () => {
    const { paymentId } = await paid();
    site.stripe.faults.next({ answer: 'drop', times: 1000, of: { path: /refunds/ } });
    expect(await refund(paymentId, 500)).toEqual([
      200,
      'The refund of $5.00 is recorded and will be made as soon as the provider can be reached',
    ]);
    expect((await moneyOf(paymentId)).slice(0, 2)).toEqual([0, 2000]);
    site.stripe.faults.clear();
    await waitFor(async () => {
      // Makes the next attempt due.
      await site.shop.test.database.query(
        `update jobs.job set start_after = now() where state in ('created', 'retry')`,
      );
      expect((await moneyOf(paymentId))[0]).toBe(500);
    });
  });

  it("[AD-07] appear in the order's story and in the admin audit log, with person and reason", async () => {
    const { paymentId, reportId } = await paid();
    await refund(paymentId, 500);
    const { story } = await order(reportId);
    expect(
      story
        .filter(({ eventType }) => /Refund/.test(eventType))
        .map(({ what, by, reason: why }) => [what, by, why]),
    ).toEqual([
      ['A refund of $5.00 was requested', 'ana', reason],
      ['The provider accepted the refund', 'system', null],
      ['$5.00 was refunded, $5.00 in all', 'system', null],
    ]);
    const { actions } = (await admin.send('GET', '/api/admin/audit')).json<AdminActionsView>();
    expect(actions[0]).toMatchObject({
      admin: 'ana',
      summary: `Refunded $5.00 of the payment ${paymentId}`,
      reason,
    });
  });
});
