import { givenBackCentsOf, type GivenBack, type PaidSale } from '../billing/facts.js';
import { DomainError, type Decider } from '../events/index.js';
import { assertCents, type Cents } from '../money/index.js';
import type { Attribution } from './sale-events.js';
import type { SaleEvent, SaleRestored, SaleReversed, SaleSplit, SaleTerms } from './sale-events.js';
import { type ShareTerms, type SplitPolicies, splitPolicies, splitPolicyOf } from './split-policies.js';

/** Updates the journal of a payment to what is now known. `attribution` and `terms` matter only for the split. */
export type SplitSale = Readonly<{
  type: 'SplitSale';
  sale: PaidSale;
  attribution: Attribution;
  terms: SaleTerms;
  givenBack: GivenBack;
}>;

type SplitState = Readonly<{ status: 'split'; split: SaleSplit['data']; givenBackCents: Cents }>;

export type SaleState = Readonly<{ status: 'unsplit' }> | SplitState;

/**
 * The journal of one payment: split once by the current policy, then adjusted to the money given back, by the policy of
 * its split. Amounts are cumulative, so late, repeated and reordered updates end in the same shares.
 */
export const saleDeciderBy = (policies: SplitPolicies): Decider<SplitSale, SaleState, SaleEvent> => ({
  initialState: { status: 'unsplit' },
  decide({ givenBack, ...command }, state) {
    if (state.status === 'split') return decideGivenBack(givenBack, state, policies);
    const split = splitOf(command, policies);
    return [split, ...decideGivenBack(givenBack, { split: split.data, givenBackCents: 0 }, policies)];
  },
  evolve(state, event) {
    if (event.type === 'SaleSplit') return { status: 'split', split: event.data, givenBackCents: 0 };
    return state.status === 'split' ? { ...state, givenBackCents: event.data.givenBackCents } : state;
  },
});

/** The journal of one payment, with the policies of this release. */
export const saleDecider = saleDeciderBy(splitPolicies);

function splitOf(
  { sale, attribution, terms }: Omit<SplitSale, 'givenBack'>,
  policies: SplitPolicies,
): SaleSplit {
  if (assertCents(sale.amountCents) <= 0) {
    throw new DomainError('affiliation.sale-without-amount', 'A sale of nothing cannot be split');
  }
  const { commission, override } = terms;
  const policyVersion = policies.current;
  const shares = splitPolicyOf(policyVersion, policies).sharesOf(sale.amountCents, shareTerms(terms));
  return { type: 'SaleSplit', data: { ...sale, policyVersion, attribution, commission, override, shares } };
}

const shareTerms = ({ commission, override }: SaleTerms): ShareTerms => ({
  commissionPercent: commission?.ratePercent ?? null,
  overridePercent: override?.ratePercent ?? null,
});

/** Reverses or restores the difference to the amount given back that is `known`. */
export function decideGivenBack(
  { refundedCents, lostCents }: GivenBack,
  { split, givenBackCents: knownCents }: Omit<SplitState, 'status'>,
  policies: SplitPolicies = splitPolicies,
): (SaleReversed | SaleRestored)[] {
  const { paymentId, amountCents: paidCents, policyVersion } = split;
  const policy = splitPolicyOf(policyVersion, policies);
  const givenBackCents = givenBackCentsOf(paidCents, { refundedCents, lostCents });
  if (givenBackCents === knownCents) return [];
  const data = {
    paymentId,
    affiliateId: split.commission?.affiliateId ?? null,
    organizationTag: split.override?.organizationTag ?? null,
    givenBackCents,
    refundedCents,
    lostCents,
    shares: policy.changeOfShares(paidCents - knownCents, paidCents - givenBackCents, shareTerms(split)),
    amountCents: knownCents - givenBackCents,
  };
  return [{ type: givenBackCents > knownCents ? 'SaleReversed' : 'SaleRestored', data }];
}
