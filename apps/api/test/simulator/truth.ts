import { overridePercent } from '@closewise/domain/affiliation';
import type { PaymentStatement, PaymentTerms } from '@closewise/domain/billing';

/** An affiliate as they really are at this moment of the history. */
export type TrueAffiliate = {
  affiliateId: string;
  code: string;
  email: string;
  isMaster: boolean;
  status: 'active' | 'inactive' | 'terminated';
  ratePercent: number;
  tag: string | null;
};

/** A tag as it really is; `account` is the affiliate of the organization that has it. */
export type TrueOrganization = Readonly<{ account: string; status: 'waiting' | 'approved' | 'rejected' }>;

/** Who really earns of a sale: what was so when it was paid. */
export type TrueTerms = Readonly<{ affiliateId: string | null; ratePercent: number; tag: string | null }>;

/** A sale as it really is; `terms` are null until it is paid. */
export type TrueSale = {
  payment: PaymentTerms;
  code: string | null;
  email: string | null;
  statements: PaymentStatement[];
  terms: TrueTerms | null;
};

/** Who earns of a sale that nobody brought. */
export const noAffiliate: TrueTerms = { affiliateId: null, ratePercent: 0, tag: null };

/** What the true terms of a sale give of an amount: affiliate, organization and house. */
export function trueShares(amountCents: number, { affiliateId, ratePercent, tag }: TrueTerms) {
  const share = (percent: number): number => Math.floor((amountCents * percent + 50) / 100);
  const affiliate = affiliateId === null ? 0 : share(ratePercent);
  const organization = tag === null ? 0 : share(overridePercent);
  return { affiliate, organization, house: amountCents - affiliate - organization };
}
