import type {
  AffiliateDeleted,
  AffiliateDetailsChanged,
  AffiliateTerminated,
  DashboardLinkReplaced,
} from '@closewise/domain/affiliation';
import type { Reactor } from '../../platform/reactors/reactor.js';
import { settleAffiliateQueue, type AffiliateToSettle } from './settle-affiliate.job.js';

type Change = AffiliateDetailsChanged | DashboardLinkReplaced | AffiliateTerminated | AffiliateDeleted;

/** Addresses, sessions and personal data follow every change that touches them, whatever interrupts it. */
export const settleAffiliateWhenAffiliateChanged: Reactor<Change, AffiliateToSettle> = {
  name: 'settle-affiliate-when-affiliate-changed',
  on: ['AffiliateDetailsChanged', 'DashboardLinkReplaced', 'AffiliateTerminated', 'AffiliateDeleted'],
  startFrom: 'beginning',
  queue: settleAffiliateQueue,
  react: ({ data }) => ({ affiliateId: data.affiliateId }),
};
