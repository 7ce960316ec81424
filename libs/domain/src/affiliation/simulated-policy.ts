import { assertRate, commissionRates } from './commission-rate.js';
import { DomainError } from '../events/index.js';
import type { SaleEvent, SaleSplit } from './sale-events.js';
import { splitPolicyOf, type ShareTerms } from './split-policies.js';

/**
 * Another policy for sales whose split was recorded at or after `from` (ISO UTC). `overridePercent` null: unchanged.
 * `includesCustom`: also applies to affiliates with a custom rate. `only`: applies to one payee's sales.
 */
export type SimulatedPolicy = Readonly<{
  ratePercent: number;
  overridePercent: number | null;
  includesCustom: boolean;
  only: Readonly<{ kind: 'affiliate' | 'organization'; id: string }> | null;
  from: string;
  /** ISO UTC, exclusive; null: until the end of the log. */
  until: string | null;
}>;

/** The rest of a sale after the highest commission, in percent. */
const highestOverridePercent = 100 - commissionRates.highestPercent;

/** Refuses rates out of range and an empty period. */
export function assertPolicy({ ratePercent, overridePercent, from, until }: SimulatedPolicy): void {
  assertRate(ratePercent);
  if (overridePercent !== null && !isOverride(overridePercent)) {
    throw new DomainError(
      'affiliation.rate-invalid',
      `The override must be a whole number from 0 to ${highestOverridePercent} percent`,
    );
  }
  if (until !== null && from >= until)
    throw new DomainError('affiliation.date-invalid', 'The first day must not be after the last');
}

const isOverride = (percent: number): boolean =>
  Number.isInteger(percent) && percent >= 0 && percent <= highestOverridePercent;

/** A sale's split; `recordedAt` in ISO UTC. */
export type RecordedSplit = Readonly<{ split: SaleSplit['data']; recordedAt: string }>;

/** Whether the policy applies to this sale. */
export function appliesTo({ only, from }: SimulatedPolicy, sale: RecordedSplit): boolean {
  const { split, recordedAt } = sale;
  if (recordedAt < from) return false;
  if (only === null) return true;
  const id = only.kind === 'affiliate' ? split.commission?.affiliateId : split.override?.organizationTag;
  return id === only.id;
}

/** Whether the sale's commission has a custom rate. */
export const hasCustomRate = ({ commission }: SaleSplit['data']): boolean =>
  commission !== null && commission.rateEventId !== null;

/** The event as the policy would have made it, by the split rules of its version. */
export function applyPolicy(event: SaleEvent, sale: RecordedSplit, policy: SimulatedPolicy): SaleEvent {
  if (!appliesTo(policy, sale)) return event;
  const { amountCents: paidCents, policyVersion } = sale.split;
  const rules = splitPolicyOf(policyVersion);
  const terms = termsWith(sale.split, policy);
  if (event.type === 'SaleSplit')
    return { ...event, data: { ...event.data, shares: rules.sharesOf(paidCents, terms) } };
  const { givenBackCents, amountCents } = event.data;
  const remainingCents = paidCents - givenBackCents - amountCents;
  const shares = rules.changeOfShares(remainingCents, paidCents - givenBackCents, terms);
  return { ...event, data: { ...event.data, shares } } as SaleEvent;
}

function termsWith(split: SaleSplit['data'], policy: SimulatedPolicy): ShareTerms {
  const { commission, override } = split;
  const keepsRate = hasCustomRate(split) && !policy.includesCustom;
  return {
    commissionPercent: commission && (keepsRate ? commission.ratePercent : policy.ratePercent),
    overridePercent: override && (policy.overridePercent ?? override.ratePercent),
  };
}
