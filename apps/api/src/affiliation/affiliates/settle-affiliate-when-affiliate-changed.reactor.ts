import type { Reactor } from '../../platform/reactors/reactor.js';
import { settleAffiliateQueue } from './settle-affiliate.job.js';

/** Addresses, sessions and personal data follow every change that touches them, whatever interrupts it. */
export const settleAffiliateWhenAffiliateChanged: Reactor = {
  name: 'settle-affiliate-when-affiliate-changed',
  on: ['AffiliateDetailsChanged', 'DashboardLinkReplaced', 'AffiliateTerminated', 'AffiliateDeleted'],
  startFrom: 'beginning',
  react: ({ data }) => ({ queue: settleAffiliateQueue, payload: { affiliateId: String(data.affiliateId) } }),
};
