import { givenBackCentsOf, type GivenBack, type PaidSale } from '../billing/facts.js';
import { DomainError, type Decider } from '../events/index.js';
import { assertCents, type Cents } from '../money/index.js';
import type { Attribution } from './sale-events.js';
import type { SaleEvent, SaleRestored, SaleReversed, SaleSplit, SaleTerms } from './sale-events.js';
import { type ShareTerms, type SplitPolicies, splitPolicies, splitPolicyOf } from './split-policies.js';

/** Brings a sale up to date with its payment. `attribution` and `terms` matter only for the split. */
export type SaleCommand = Readonly<{
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
export const createSaleDecider = (policies: SplitPolicies): Decider<SaleCommand, SaleState, SaleEvent> => ({
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
export const saleDecider = createSaleDecider(splitPolicies);

function splitOf(
  { sale, attribution, terms }: Omit<SaleCommand, 'givenBack'>,
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

/** Reverses or restores the difference to the recorded amount given back. */
export function decideGivenBack(
  { refundedCents, lostCents }: GivenBack,
  { split, givenBackCents: recordedCents }: Omit<SplitState, 'status'>,
  policies: SplitPolicies = splitPolicies,
): (SaleReversed | SaleRestored)[] {
  const { paymentId, amountCents: paidCents, policyVersion } = split;
  const policy = splitPolicyOf(policyVersion, policies);
  const givenBackCents = givenBackCentsOf(paidCents, { refundedCents, lostCents });
  if (givenBackCents === recordedCents) return [];
  const data = {
    paymentId,
    affiliateId: split.commission?.affiliateId ?? null,
    organizationTag: split.override?.organizationTag ?? null,
    givenBackCents,
    refundedCents,
    lostCents,
    shares: policy.changeOfShares(paidCents - recordedCents, paidCents - givenBackCents, shareTerms(split)),
    amountCents: recordedCents - givenBackCents,
  };
  return [{ type: givenBackCents > recordedCents ? 'SaleReversed' : 'SaleRestored', data }];
}
