import type {
  AffiliateDeleted,
  AffiliateDetailsChanged,
  AffiliateTerminated,
  DashboardLinkReplaced,
} from '@closewise/domain/affiliation';
import type { Reactor } from '../../platform/reactors/reactor.js';
import { cleanUpAffiliateQueue, type AffiliateToCleanUp } from './clean-up-affiliate.job.js';

type Change = AffiliateDetailsChanged | DashboardLinkReplaced | AffiliateTerminated | AffiliateDeleted;

/** Addresses, sessions and personal data follow every change that touches them, whatever interrupts it. */
export const cleanUpAffiliateWhenAffiliateChanged: Reactor<Change, AffiliateToCleanUp> = {
  // Checkpoints and jobs that are stored know this name.
  name: 'settle-affiliate-when-affiliate-changed',
  on: ['AffiliateDetailsChanged', 'DashboardLinkReplaced', 'AffiliateTerminated', 'AffiliateDeleted'],
  startFrom: 'beginning',
  queue: cleanUpAffiliateQueue,
  react: ({ data }) => ({ affiliateId: data.affiliateId }),
};
