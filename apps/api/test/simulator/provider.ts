import type { PaymentStatement } from '@closewise/domain/billing';
import type { Random } from './random.js';
import type { TrueSale } from './truth.js';

/** The provider's statement of a new payment. */
export const opened: PaymentStatement = { outcome: { status: 'open' }, refunds: [], disputes: [] };

/** The next change to a sale's money at the provider; null if it is not possible now. */
export type MoneyMove = (now: PaymentStatement, sale: TrueSale, random: Random) => PaymentStatement | null;

export const pay: MoneyMove = (now) =>
  now.outcome.status === 'succeeded'
    ? null
    : {
        ...now,
        outcome: { status: 'succeeded', providerReference: 'ch', paidAt: '2020-01-15T00:00:00.000Z' },
      };

export const refund: MoneyMove = (now, { payment }, random) => {
  const made = now.refunds.filter(({ status }) => status === 'made');
  const left = payment.amountCents - made.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (now.outcome.status !== 'succeeded' || left === 0) return null;
  const amountCents = random.chance(0.4) ? left : random.between(1, left);
  const refund = { refundId: `re_${now.refunds.length}`, amountCents, status: 'made' } as const;
  return { ...now, refunds: [...now.refunds, refund] };
};

/** A completed refund fails and returns. */
export const failRefund: MoneyMove = (now, _sale, random) => {
  const made = now.refunds.filter(({ status }) => status === 'made');
  if (made.length === 0) return null;
  const failed = random.pick(made);
  const refunds = now.refunds.map((one) => (one === failed ? { ...one, status: 'failed' as const } : one));
  return { ...now, refunds };
};

/** Opens a dispute, decides it, or turns a lost dispute into a won one. */
export const dispute: MoneyMove = (now, { payment }, random) => {
  if (now.outcome.status !== 'succeeded') return null;
  const [known] = now.disputes;
  const amountCents = payment.amountCents + random.between(0, 1) * 100;
  if (!known) return { ...now, disputes: [{ disputeId: 'du', amountCents, status: 'open' }] };
  const status = known.status === 'open' ? random.pick(['lost', 'won'] as const) : 'won';
  return known.status === 'won' ? null : { ...now, disputes: [{ ...known, status }] };
};
