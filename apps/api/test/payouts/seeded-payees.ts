import type { EventData } from '@closewise/domain/events';
import { affiliateStream, saleStream } from '@closewise/domain/affiliation';
import type { Payee } from '@closewise/domain/payee';
import type { EventStore } from '../../src/platform/event-store/event-store.js';
import { anEvent } from '../events.js';

/** Records an affiliate who opened the mailed link, without personal data. */
export async function registerAffiliate(
  store: EventStore,
  {
    affiliateId,
    code,
    linkOpened = true,
  }: Readonly<{ affiliateId: string; code: string; linkOpened?: boolean }>,
): Promise<void> {
  const registered = anEvent(
    {
      affiliateId,
      subjectId: `person-${affiliateId}`,
      person: null,
      code,
      membership: null,
      isMaster: false,
      registeredBy: 'affiliate',
    },
    'AffiliateRegistered',
  );
  const opened = anEvent({ affiliateId, generation: 1 }, 'DashboardLinkOpened');
  await store.append(
    affiliateStream(affiliateId),
    'no-stream',
    linkOpened ? [registered, opened] : [registered],
  );
}

let sales = 0;

/** Records a sale that earns the payee this amount and the house nothing. Returns the payment's id. */
export async function earn(store: EventStore, payee: Payee, cents: number): Promise<string> {
  const paymentId = `stripe-pi_seed${++sales}`;
  const isAffiliate = payee.kind === 'affiliate';
  const data: EventData = {
    paymentId,
    reportId: 4_600_000_000_000_000 + sales,
    amountCents: cents,
    currency: 'usd',
    paidAt: '2026-11-21T10:00:00.000Z',
    policyVersion: 1,
    attribution: isAffiliate
      ? { code: 'SEED', codeFrom: 'order', outcome: 'credited', affiliateId: payee.id }
      : { code: null, codeFrom: null, outcome: 'no-code', affiliateId: null },
    commission: isAffiliate ? { affiliateId: payee.id, ratePercent: 40, rateEventId: null } : null,
    override: isAffiliate ? null : { organizationTag: payee.id, ratePercent: 10 },
    shares: {
      commissionCents: isAffiliate ? cents : 0,
      overrideCents: isAffiliate ? 0 : cents,
      houseCents: 0,
    },
  };
  await store.append(saleStream(paymentId), 'no-stream', [anEvent(data, 'SaleSplit')]);
  return paymentId;
}

/** Records that the buyer's bank opens or decides a dispute. */
export async function dispute(
  store: EventStore,
  paymentId: string,
  { disputeId = 'du_1', amountCents = 2500, outcome }: Dispute = {},
): Promise<void> {
  const data: EventData = { paymentId, reportId: 4_600_000_000_000_001, disputeId, amountCents };
  const event = outcome ? anEvent({ ...data, outcome }, 'DisputeClosed') : anEvent(data, 'PaymentDisputed');
  const stream = `payment-${paymentId}`;
  const before = await store.readStream(stream, { from: 0, limit: 100 });
  await store.append(stream, before.at(-1)?.revision ?? 'no-stream', [event]);
}

type Dispute = Readonly<{ disputeId?: string; amountCents?: number; outcome?: 'won' | 'lost' }>;

/** Records a refund of the affiliate's whole share. */
export async function giveBack(
  store: EventStore,
  paymentId: string,
  affiliateId: string,
  cents: number,
): Promise<void> {
  const data: EventData = {
    paymentId,
    affiliateId,
    organizationTag: null,
    givenBackCents: cents,
    refundedCents: cents,
    lostCents: 0,
    shares: { commissionCents: -cents, overrideCents: 0, houseCents: 0 },
    amountCents: -cents,
  };
  await store.append(saleStream(paymentId), 0, [anEvent(data, 'SaleReversed')]);
}
