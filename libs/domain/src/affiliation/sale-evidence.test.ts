import type { PaymentRecord } from '../billing/facts.js';
import type { SaleEvent } from './sale-events.js';
import { findSaleFault } from './sale-evidence.js';

const sale = {
  paymentId: 'p-1',
  reportId: 4_600_000_000_000_001,
  amountCents: 2500,
  currency: 'usd',
  paidAt: '2026-11-21T10:00:00.000Z',
};
const split = (changes: object = {}): SaleEvent => ({
  type: 'SaleSplit',
  data: {
    ...sale,
    policyVersion: 2,
    attribution: { code: 'MAPLE7K4M', codeFrom: 'order', outcome: 'credited', affiliateId: 'a-1' },
    commission: { affiliateId: 'a-1', ratePercent: 40, rateEventId: null },
    override: { organizationTag: 'HAR', ratePercent: 10 },
    shares: { commissionCents: 1000, overrideCents: 250, houseCents: 1250 },
    ...changes,
  },
});
const change = (type: 'SaleReversed' | 'SaleRestored', changes: object): SaleEvent =>
  ({
    type,
    data: { paymentId: 'p-1', affiliateId: 'a-1', organizationTag: 'HAR', lostCents: 0, ...changes },
  }) as SaleEvent;
// $5 of $25 are refunded: 40% of it from the affiliate, 10% from the organization.
const back500 = { givenBackCents: 500, refundedCents: 500, amountCents: -500 };
const shares500 = { commissionCents: -200, overrideCents: -50, houseCents: -250 };
const reversed = (changes: object = {}) =>
  change('SaleReversed', { ...back500, shares: shares500, ...changes });
const restored = (changes: object = {}) =>
  change('SaleRestored', {
    givenBackCents: 0,
    refundedCents: 0,
    amountCents: 500,
    shares: { commissionCents: 200, overrideCents: 50, houseCents: 250 },
    ...changes,
  });

const paid = { reportId: sale.reportId, amountCents: 2500, currency: 'usd' } as PaymentRecord['paid'];
const nothing = { refundedCents: 0, lostCents: 0 };
const refunded = { refundedCents: 500, lostCents: 0 };
const payment: PaymentRecord = { paid, givenBack: [nothing, refunded] } as unknown as PaymentRecord;

const faultOf = (
  event: SaleEvent,
  earlier: readonly SaleEvent[] = [],
  { stream = 'sale-p-1', of = payment }: { stream?: string; of?: PaymentRecord } = {},
) => findSaleFault({ event, stream, earlier, payment: of });

describe('an event of a sale', () => {
  it('follows from its payment and refunds', () => {
    expect(faultOf(split())).toBeNull();
    expect(faultOf(reversed(), [split()])).toBeNull();
    expect(faultOf(restored(), [split(), reversed()])).toBeNull();
    const nobodys = split({
      commission: null,
      override: null,
      shares: { commissionCents: 0, overrideCents: 0, houseCents: 2500 },
    });
    expect(faultOf(nobodys)).toBeNull();
    const withoutOrganization = split({
      override: null,
      shares: { commissionCents: 1000, overrideCents: 0, houseCents: 1500 },
    });
    expect(faultOf(withoutOrganization)).toBeNull();
  });

  it('needs a payment and the stream of its sale', () => {
    expect(faultOf(split(), [], { of: { ...payment, paid: null } })).toBe(
      'has no payment: no payment p-1 was recorded before it',
    );
    expect(faultOf(reversed(), [split()], { of: { ...payment, paid: null } })).toMatch(/^has no payment/);
    expect(faultOf(split(), [], { stream: 'sale-p-2' })).toBe('shares payment p-1, whose sale is sale-p-1');
  });

  it.each<[string, object, string]>([
    ['another amount', { amountCents: 2600 }, 'splits $26.00, but payment p-1 was $25.00'],
    ['another currency', { currency: 'eur' }, 'splits $25.00, but payment p-1 was $25.00'],
    ['another order', { reportId: 4_600_000_000_000_002 }, 'contains another order than payment p-1'],
    [
      'a commission of another rate',
      { commission: { affiliateId: 'a-1', ratePercent: 50, rateEventId: null } },
      'has shares that do not match its rates',
    ],
    [
      'an override of another rate',
      { override: { organizationTag: 'HAR', ratePercent: 20 } },
      'has shares that do not match its rates',
    ],
    ...[
      [1001, 250, 1249],
      [1000, 251, 1249],
      [1000, 249, 1251],
      [999, 250, 1251],
    ].map(([commissionCents, overrideCents, houseCents]): [string, object, string] => [
      `a cent in the wrong place: ${commissionCents}, ${overrideCents}, ${houseCents}`,
      { shares: { commissionCents, overrideCents, houseCents } },
      'has shares that do not match its rates',
    ]),
  ])('does not split %s', (_what, changes, fault) => {
    expect(faultOf(split(changes))).toContain(fault);
  });

  it('must not split a second time', () => {
    expect(faultOf(split(), [split()])).toBe('splits payment p-1 a second time');
  });

  it('needs an earlier split to change it', () => {
    expect(faultOf(reversed())).toBe('changes the shares of payment p-1, which was not split');
  });

  it('needs a refund or a lost dispute of exactly these amounts', () => {
    const nobody = 'has no matching refund or lost dispute of payment p-1';
    expect(faultOf(reversed(), [split()], { of: { ...payment, givenBack: [nothing] } })).toBe(nobody);
    expect(faultOf(reversed({ refundedCents: 501 }), [split()])).toBe(nobody);
    expect(faultOf(reversed({ refundedCents: 0, lostCents: 500 }), [split()])).toBe(nobody);
    const lost = { ...payment, givenBack: [{ refundedCents: 0, lostCents: 500 }] };
    expect(faultOf(reversed({ refundedCents: 0, lostCents: 500 }), [split()], { of: lost })).toBeNull();
  });

  it.each([
    ['the other way', restored({ ...back500 }), [split()]],
    ['twice', reversed(), [split(), reversed()]],
    ['by another sum given back', reversed({ givenBackCents: 501 }), [split()]],
    ['by another amount', reversed({ amountCents: -501 }), [split()]],
    ['of another affiliate', reversed({ affiliateId: 'a-2' }), [split()]],
    ['of another organization', reversed({ organizationTag: 'AUSTIN' }), [split()]],
    ['of no organization', reversed({ organizationTag: null }), [split()]],
    ['with another commission', reversed({ shares: { ...shares500, commissionCents: -199 } }), [split()]],
    ['with another override', reversed({ shares: { ...shares500, overrideCents: -49 } }), [split()]],
    ['with another share of the house', reversed({ shares: { ...shares500, houseCents: -251 } }), [split()]],
  ] as const)('does not change the shares %s', (_how, event, earlier) => {
    expect(faultOf(event, earlier)).toBe(
      'does not change the shares by the amount given back of payment p-1',
    );
  });
});
