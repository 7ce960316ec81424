import type { DomainEvent } from '../events/index.js';
import type { Cents } from '../money/index.js';
import type { Attribution } from './attribution.js';
import type { Shares } from './sale-shares.js';

/** `rateEventId` is the CommissionRateSet that was in force when the sale was paid; null: the default rate. */
export type CommissionTerms = Readonly<{
  affiliateId: string;
  ratePercent: number;
  rateEventId: string | null;
}>;

/** The organization that the affiliate belonged to when the sale was paid. */
export type OverrideTerms = Readonly<{ organizationTag: string; ratePercent: number }>;

/** Who earns of a sale, and at which rates. */
export type SaleTerms = Readonly<{ commission: CommissionTerms | null; override: OverrideTerms | null }>;

type SaleData<More extends object = object> = Readonly<{ paymentId: string } & More>;

/**
 * A payment was split: the shares add up to what was paid. `paidAt` is when our log recorded the payment; rate,
 * membership and active state are those of that time.
 */
export type SaleSplit = DomainEvent<
  'SaleSplit',
  SaleData<
    {
      reportId: number;
      amountCents: Cents;
      currency: string;
      paidAt: string;
      /** The version of the rules that share the sale, also when money of it goes back later. */
      policyVersion: number;
      attribution: Attribution;
      shares: Shares;
    } & SaleTerms
  >
>;

type Changed = SaleData<
  {
    affiliateId: string | null;
    organizationTag: string | null;
    /** Of what was paid, all that is given back by now, by refunds and by lost disputes. */
    givenBackCents: Cents;
    refundedCents: Cents;
    lostCents: Cents;
    /** What each share changes by, and their sum. */
    shares: Shares;
    amountCents: Cents;
  } & object
>;

/** Money of the sale went back to the buyer: each share is lowered by its part (negative cents). */
export type SaleReversed = DomainEvent<'SaleReversed', Changed>;

/** Money that went back has returned: a dispute was won, or a refund could not be delivered (positive cents). */
export type SaleRestored = DomainEvent<'SaleRestored', Changed>;

/** Every fact of a `sale-{paymentId}` stream, the journal of one payment. */
export type SaleEvent = SaleSplit | SaleReversed | SaleRestored;

/** The one journal of a payment. */
export const saleStream = (paymentId: string): string => `sale-${paymentId}`;
