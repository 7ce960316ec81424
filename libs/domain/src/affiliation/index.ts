import { affiliateEvents } from './affiliate-events.js';
import { affiliateEmailEvents, referralCodeEvents } from './reservations.js';
import { saleEvents } from './sale-events.js';

export * from './commission-rate.js';
export * from './affiliate-events.js';
export {
  type Affiliate,
  type AffiliateProfile,
  type AffiliateState,
  makesVersion,
} from './affiliate-state.js';
export * from './affiliate-decider.js';
export * from './affiliate-dashboard.js';
export * from './reservations.js';
export * from './attribution.js';
export * from './split-policies.js';
export * from './sale-events.js';
export * from './sale-decider.js';
export * from './sale-evidence.js';
export * from './affiliate-sale.js';
export * from './referral-codes.js';
export * from './organization-standing.js';
export * from './share-texts.js';
export * from './ledger-postings.js';
export { assertPolicy, type RecordedSplit, type SimulatedPolicy } from './simulated-policy.js';
export * from './simulation.js';

/** Every event of the module. */
export const affiliationEvents = {
  ...affiliateEvents,
  ...referralCodeEvents,
  ...affiliateEmailEvents,
  ...saleEvents,
};
