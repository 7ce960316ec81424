import type { OrganizationRejected } from '@closewise/domain/organizations';
import type { Reactor } from '../../platform/reactors/reactor.js';
import { completeRejectionQueue, type RejectionToComplete } from './complete-rejection.job.js';

/** Address, master affiliate, password and sessions follow every rejection, whatever interrupts it. */
export const completeRejectionWhenOrganizationRejected: Reactor<OrganizationRejected, RejectionToComplete> = {
  // Checkpoints and jobs that are stored know this name.
  name: 'settle-rejection-when-organization-rejected',
  on: ['OrganizationRejected'],
  startFrom: 'beginning',
  queue: completeRejectionQueue,
  react: ({ data, revision }) => ({ tag: data.tag, revision }),
};
