import type { PlantedBug } from './plant-bug.js';
import { plantedPayoutBugs } from './payouts/planted-payout-bugs.js';

/** The simulator must find each of them. */
export const plantedBugs: readonly PlantedBug[] = [
  {
    name: 'shares are rounded down',
    in: 'percentOf',
    at: 'return sign',
    replace: 'Math.sign(hundredths) * Math.floor(Math.abs(hundredths) / 100)',
  },
  {
    name: 'a job that runs twice splits twice',
    in: 'createSaleDecider',
    at: 'condition split',
    replace: 'false',
  },
  {
    name: 'a refund counts again with the next one',
    from: 3,
    in: 'decideGivenBack',
    at: 'call givenBackCentsOf',
    replace: 'givenBackCentsOf(paidCents, { refundedCents: recordedCents + refundedCents, lostCents })',
  },
  {
    name: 'a refund and a lost dispute take more than was paid',
    from: 3,
    in: 'givenBackCentsOf',
    at: 'call Math.min',
    replace: 'refundedCents + lostCents',
  },
  {
    name: 'money won back in a dispute is not shared again',
    from: 6,
    in: 'decideGivenBack',
    at: 'condition recordedCents',
    replace: 'givenBackCents <= recordedCents',
  },
  {
    name: 'the rate is the one in force when the sale is split, not when it was paid',
    from: 3,
    in: 'SaleAttributions.determine',
    at: 'call historyOf',
    replace: "this.historyOf(source.code, '9999')",
  },
  {
    name: 'an organization earns before it is approved',
    in: 'termsOfSale',
    at: 'operand organizationIsApproved',
    replace: 'true',
  },
  {
    name: 'an organization earns from sales that were paid before its approval',
    from: 6,
    in: 'SaleAttributions.isApproved',
    at: 'call find',
    replace: 'this.standings.find(affiliate.membership.organizationTag)',
  },
  {
    name: "an organization's own account earns before the organization is approved",
    from: 2,
    in: 'outcomeOf',
    at: 'condition isMaster',
    replace: 'false',
  },
  {
    name: 'the account of a rejected organization earns for the next organization with its tag',
    from: 2,
    in: 'isApprovedFor',
    at: 'operand isMaster',
    replace: 'true',
  },
  {
    name: 'an organization earns an override on its own sales',
    from: 36,
    in: 'termsOfSale',
    at: 'operand isMaster',
    replace: 'true',
  },
  {
    name: 'an affiliate earns a commission on their own purchase',
    in: 'outcomeOf',
    at: 'return selfReferral',
    replace: "'credited'",
  },
  {
    name: 'a terminated affiliate still earns from older sales',
    from: 2,
    in: 'entriesOf',
    at: 'return forfeited',
    replace: '[item]',
  },
  {
    name: 'the read model forgets the balance of organizations between two batches',
    from: 20,
    in: 'loadAccounts',
    at: 'condition account',
    replace: "!books.knows(account) && account.kind !== 'organization'",
  },
  {
    name: 'a rebuild forgets sales between two batches',
    in: 'loadSales',
    at: 'condition touched size',
    replace: 'true',
  },
  {
    name: 'a fully refunded sale still counts as a sale',
    in: 'Books.count',
    at: 'value change',
    replace: 'before.standingCents > 0 ? 0 : 1',
  },
  ...plantedPayoutBugs,
];
