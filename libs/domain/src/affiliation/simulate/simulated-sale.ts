import type { SaleEvent, SaleSplit } from '../sale-events.js';
import { splitPolicyOf, type ShareTerms } from '../split-policies.js';
import type { SimulatedPolicy } from './simulated-policy.js';

/** How a sale was split, and when that was recorded (ISO UTC). */
export type RecordedSplit = Readonly<{ split: SaleSplit['data']; recordedAt: string }>;

/** Whether the policy is for this sale. */
export function concerns({ only, from }: SimulatedPolicy, sale: RecordedSplit): boolean {
  const { split, recordedAt } = sale;
  if (recordedAt < from) return false;
  if (only === null) return true;
  const id = only.kind === 'affiliate' ? split.commission?.affiliateId : split.override?.organizationTag;
  return id === only.id;
}

/** Whether the commission of a sale went by a rate that was set for the affiliate. */
export const isCustom = ({ commission }: SaleSplit['data']): boolean =>
  commission !== null && commission.rateEventId !== null;

/** The fact as it would be under the policy; shared, and given back, by the version of the rules of its split. */
export function underPolicy(event: SaleEvent, sale: RecordedSplit, policy: SimulatedPolicy): SaleEvent {
  if (!concerns(policy, sale)) return event;
  const { amountCents: paidCents, policyVersion } = sale.split;
  const rules = splitPolicyOf(policyVersion);
  const terms = termsUnder(sale.split, policy);
  if (event.type === 'SaleSplit')
    return { ...event, data: { ...event.data, shares: rules.sharesOf(paidCents, terms) } };
  const { givenBackCents, amountCents } = event.data;
  const stoodCents = paidCents - givenBackCents - amountCents;
  const shares = rules.changeOfShares(stoodCents, paidCents - givenBackCents, terms);
  return { ...event, data: { ...event.data, shares } } as SaleEvent;
}

function termsUnder(split: SaleSplit['data'], policy: SimulatedPolicy): ShareTerms {
  const { commission, override } = split;
  const keepsRate = isCustom(split) && !policy.includesCustom;
  return {
    commissionPercent: commission && (keepsRate ? commission.ratePercent : policy.ratePercent),
    overridePercent: override && (policy.overridePercent ?? override.ratePercent),
  };
}
