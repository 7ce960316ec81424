import { plantedPayoutBugs } from './payouts/planted-payout-bugs.js';

/**
 * A bug that somebody might write: in `file`, `find` (which stands there once) becomes `replace`. Where the first
 * histories do not meet it, they are passed over: it is looked for from the seed `from` on.
 */
export type PlantedBug = Readonly<{
  name: string;
  file: string;
  find: string;
  replace: string;
  from?: number;
}>;

const decider = 'libs/domain/src/affiliation/sale-decider.ts';
const attributions = 'apps/api/src/affiliation/sales/sale-attributions.ts';

/** Each must be found by the simulator. */
export const plantedBugs: readonly PlantedBug[] = [
  {
    name: 'shares are rounded down',
    file: 'libs/domain/src/money/percent.ts',
    find: 'Math.round(',
    replace: 'Math.floor(',
  },
  {
    name: 'a job that runs twice splits twice',
    file: decider,
    find: "if (state.status === 'split') return decideGivenBack(givenBack, state, policies);",
    replace: '',
  },
  {
    name: 'a refund counts again with the next one',
    from: 3,
    file: decider,
    find: 'givenBackCentsOf(paidCents, { refundedCents, lostCents })',
    replace: 'givenBackCentsOf(paidCents, { refundedCents: knownCents + refundedCents, lostCents })',
  },
  {
    name: 'a refund and a lost dispute take more than was paid',
    from: 3,
    file: 'libs/domain/src/billing/given-back.ts',
    find: 'Math.min(paidCents, refundedCents + lostCents)',
    replace: 'refundedCents + lostCents',
  },
  {
    name: 'money that returned is not shared again',
    from: 6,
    file: decider,
    find: 'if (givenBackCents === knownCents) return [];',
    replace: 'if (givenBackCents <= knownCents) return [];',
  },
  {
    name: 'the rate is that of when the sale is split',
    from: 3,
    file: attributions,
    find: 'this.affiliateOf(source.code, paidAt)',
    replace: "this.affiliateOf(source.code, '9999')",
  },
  {
    name: 'an organization earns before it is approved',
    file: 'libs/domain/src/affiliation/sale-terms.ts',
    find: '&& evidence.organizationIsApproved',
    replace: '',
  },
  {
    name: 'an organization earns of what was paid before it was approved',
    from: 6,
    file: attributions,
    find: 'this.standings.find(affiliate.membership.organizationTag, at)',
    replace: 'this.standings.find(affiliate.membership.organizationTag)',
  },
  {
    name: 'the account of an organization earns before that is approved',
    from: 2,
    file: 'libs/domain/src/affiliation/attribution.ts',
    find: "if (affiliate.isMaster && !organizationIsApproved) return 'organization-not-approved';",
    replace: '',
  },
  {
    name: 'the account of a rejected organization earns for the next one of its tag',
    from: 2,
    file: 'libs/domain/src/affiliation/takes-effect.ts',
    find: '&& (!isMaster || organization.masterAffiliateId === affiliateId)',
    replace: '',
  },
  {
    name: 'an organization earns an override of its own sales',
    from: 36,
    file: 'libs/domain/src/affiliation/sale-terms.ts',
    find: '&& !isMaster',
    replace: '',
  },
  {
    name: 'who buys for themselves earns a commission',
    file: 'libs/domain/src/affiliation/attribution.ts',
    find: "return selfReferral === null ? 'credited' : `self-referral-${selfReferral}`;",
    replace: "return 'credited';",
  },
  {
    name: 'who was terminated earns on of older sales',
    from: 2,
    file: 'libs/domain/src/ledger/entries-of.ts',
    find: 'return gained === 0 ? [entry] : [entry, forfeiture(affiliateId, paymentId, runId, gained)];',
    replace: 'return [entry];',
  },
  {
    name: 'the read model forgets the balance of organizations between two batches',
    from: 20,
    file: 'apps/api/src/affiliation/ledger/load-books.ts',
    find: "touch('organization', organizationOf(data));",
    replace: '',
  },
  {
    name: 'a rebuild forgets sales between two batches',
    file: 'apps/api/src/affiliation/ledger/load-books.ts',
    find: 'if (asked.size === 0) return;',
    replace: 'return;',
  },
  {
    name: 'a sale that was given back still counts as one',
    file: 'libs/domain/src/ledger/books.ts',
    find: 'const change = Number(standingCents > 0) - Number(before.standingCents > 0);',
    replace: 'const change = before.standingCents > 0 ? 0 : 1;',
  },
  ...plantedPayoutBugs,
];
