import type { Bug } from './plant-bug.js';
import { plantedPayoutBugs } from './payouts/planted-payout-bugs.js';

/** A bug with its name; where the first histories do not meet it, the simulator begins with the seed `from`. */
export type PlantedBug = Bug & Readonly<{ name: string; from?: number }>;

/** Each must be found by the simulator. */
export const plantedBugs: readonly PlantedBug[] = [
  {
    name: 'shares are rounded down',
    in: 'percentOf',
    find: 'Math.round(Math.abs(hundredths)',
    replace: 'Math.floor(Math.abs(hundredths)',
  },
  {
    name: 'a job that runs twice splits twice',
    in: 'saleDeciderBy',
    find: "if (state.status === 'split') return decideGivenBack(givenBack, state, policies);",
    replace: '',
  },
  {
    name: 'a refund counts again with the next one',
    from: 3,
    in: 'decideGivenBack',
    find: 'givenBackCentsOf(paidCents, { refundedCents, lostCents })',
    replace: 'givenBackCentsOf(paidCents, { refundedCents: knownCents + refundedCents, lostCents })',
  },
  {
    name: 'a refund and a lost dispute take more than was paid',
    from: 3,
    in: 'givenBackCentsOf',
    find: 'Math.min(paidCents, refundedCents + lostCents)',
    replace: 'refundedCents + lostCents',
  },
  {
    name: 'money that returned is not shared again',
    from: 6,
    in: 'decideGivenBack',
    find: 'if (givenBackCents === knownCents) return [];',
    replace: 'if (givenBackCents <= knownCents) return [];',
  },
  {
    name: 'the rate is that of when the sale is split',
    from: 3,
    in: 'SaleAttributions.of',
    find: 'this.affiliateOf(source.code, paidAt)',
    replace: "this.affiliateOf(source.code, '9999')",
  },
  {
    name: 'an organization earns before it is approved',
    in: 'termsOfSale',
    find: '&& evidence.organizationIsApproved',
    replace: '',
  },
  {
    name: 'an organization earns of what was paid before it was approved',
    from: 6,
    in: 'SaleAttributions.isApproved',
    find: 'this.standings.find(affiliate.membership.organizationTag, at)',
    replace: 'this.standings.find(affiliate.membership.organizationTag)',
  },
  {
    name: 'the account of an organization earns before that is approved',
    from: 2,
    in: 'outcomeOf',
    find: "if (affiliate.isMaster && !organizationIsApproved) return 'organization-not-approved';",
    replace: '',
  },
  {
    name: 'the account of a rejected organization earns for the next one of its tag',
    from: 2,
    in: 'isApprovedFor',
    find: '&& (!isMaster || organization.masterAffiliateId === affiliateId)',
    replace: '',
  },
  {
    name: 'an organization earns an override of its own sales',
    from: 36,
    in: 'termsOfSale',
    find: '&& !isMaster',
    replace: '',
  },
  {
    name: 'who buys for themselves earns a commission',
    in: 'outcomeOf',
    find: "return selfReferral === null ? 'credited' : `self-referral-${selfReferral}`;",
    replace: "return 'credited';",
  },
  {
    name: 'who was terminated earns on of older sales',
    from: 2,
    in: 'entriesOf',
    find: 'return [item, ...forfeited];',
    replace: 'return [item];',
  },
  {
    name: 'the read model forgets the balance of organizations between two batches',
    from: 20,
    in: 'loadAccounts',
    find: 'if (!books.knows(account))',
    replace: "if (!books.knows(account) && account.kind !== 'organization')",
  },
  {
    name: 'a rebuild forgets sales between two batches',
    in: 'loadSales',
    find: 'if (touched.size === 0) return;',
    replace: 'return;',
  },
  {
    name: 'a sale that was given back still counts as one',
    in: 'Books.count',
    find: 'const change = Number(standingCents > 0) - Number(before.standingCents > 0);',
    replace: 'const change = before.standingCents > 0 ? 0 : 1;',
  },
  ...plantedPayoutBugs,
];
