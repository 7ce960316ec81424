import { overridePercent } from '@closewise/domain/affiliation';
import type { PaymentStatement, PaymentTerms } from '@closewise/domain/billing';

/** The true state of an affiliate at this point of the history. */
export type TrueAffiliate = {
  affiliateId: string;
  code: string;
  email: string;
  isMaster: boolean;
  status: 'active' | 'inactive' | 'terminated';
  ratePercent: number;
  tag: string | null;
};

/** The true state of a tag; `account` is the affiliate of the organization that has it. */
export type TrueOrganization = Readonly<{ account: string; status: 'waiting' | 'approved' | 'rejected' }>;

/** The true terms of a sale, as of its payment. */
export type TrueTerms = Readonly<{ affiliateId: string | null; ratePercent: number; tag: string | null }>;

/** The truth about a sale; `terms` are null until it is paid. */
export type TrueSale = {
  payment: PaymentTerms;
  code: string | null;
  email: string | null;
  statements: PaymentStatement[];
  terms: TrueTerms | null;
};

/** The terms of a sale without an affiliate. */
export const noAffiliate: TrueTerms = { affiliateId: null, ratePercent: 0, tag: null };

/** The true shares of an amount: affiliate, organization and house. */
export function trueShares(amountCents: number, { affiliateId, ratePercent, tag }: TrueTerms) {
  const share = (percent: number): number => Math.floor((amountCents * percent + 50) / 100);
  const affiliate = affiliateId === null ? 0 : share(ratePercent);
  const organization = tag === null ? 0 : share(overridePercent);
  return { affiliate, organization, house: amountCents - affiliate - organization };
}
