import type { OrganizationRejected } from '@closewise/domain/organizations';
import type { Reactor } from '../../platform/reactors/reactor.js';
import { settleRejectionQueue, type RejectionToSettle } from './settle-rejection.job.js';

/** Address, master affiliate, password and sessions follow every rejection, whatever interrupts it. */
export const settleRejectionWhenOrganizationRejected: Reactor<OrganizationRejected, RejectionToSettle> = {
  name: 'settle-rejection-when-organization-rejected',
  on: ['OrganizationRejected'],
  startFrom: 'beginning',
  queue: settleRejectionQueue,
  react: ({ data, revision }) => ({ tag: data.tag, revision }),
};
